/// The objects of a PDF file as Cairo writes it: whole, with a plain cross-reference table.
///
/// Objects can be changed and the file written again with offsets that hold. Only what Cairo is
/// known to write is understood; any other file is left alone.
struct PDFObjects {
  /// The bytes of each object by its number, `n 0 obj` to `endobj`; nil for numbers without object.
  private var objects: [Int: ArraySlice<UInt8>] = [:]
  /// Object numbers in the order in which they stand in the file.
  let numbers: [Int]
  private let count: Int
  private let header: ArraySlice<UInt8>
  private let trailer: ArraySlice<UInt8>
  /// The number of the catalog.
  let root: Int

  /// Takes a file apart; nil where it is not as expected.
  init?(_ file: [UInt8]) {
    guard let startMark = file.lastRange(of: "startxref\n"),
      let table = file.number(at: startMark.upperBound), table < startMark.lowerBound,
      file[table...].starts(with: "xref\n0 ".utf8), let count = file.number(at: table + 7),
      let rowsStart = file[(table + 7)...].firstIndex(of: Self.lineFeed)
    else { return nil }
    let rows = rowsStart + 1
    guard rows + count * Self.rowLength <= startMark.lowerBound else { return nil }

    var places: [(offset: Int, number: Int)] = []
    for number in 0..<count {
      let row = rows + number * Self.rowLength
      guard file[row + 17] == UInt8(ascii: "n"), let offset = file.number(at: row) else { continue }
      // Numbers that Cairo took but had no use for point to where another object begins.
      guard offset < table, file[offset...].starts(with: "\(number) 0 obj".utf8) else { continue }
      places.append((offset, number))
    }
    places.sort { $0.offset < $1.offset }
    guard let first = places.first else { return nil }
    for (index, place) in places.enumerated() {
      let end = index + 1 < places.count ? places[index + 1].offset : table
      objects[place.number] = file[place.offset..<end]
    }
    numbers = places.map(\.number)
    self.count = count
    header = file[..<first.offset]
    trailer = file[(rows + count * Self.rowLength)..<startMark.lowerBound]
    guard let rootMark = trailer.range(of: "/Root "),
      let root = file.number(at: rootMark.upperBound)
    else { return nil }
    self.root = root
  }

  /// An object's dictionary as text, up to its stream if it has one.
  func dictionary(_ number: Int) -> String? {
    guard let object = objects[number], let range = dictionaryRange(of: object) else { return nil }
    return String(decoding: object[range], as: UTF8.self)
  }

  mutating func setDictionary(_ number: Int, to text: String) {
    guard let object = objects[number], let range = dictionaryRange(of: object) else { return }
    objects[number] = ArraySlice(
      Array(object[..<range.lowerBound]) + Array(text.utf8) + Array(object[range.upperBound...]))
  }

  /// What follows the beginning of an object's stream, to the end of the object and a little more.
  func stream(_ number: Int) -> ArraySlice<UInt8>? {
    guard let object = objects[number], let dictionary = dictionaryRange(of: object) else {
      return nil
    }
    let start = dictionary.upperBound + Self.streamMark.utf8CodeUnitCount
    return start < object.endIndex ? object[start...] : nil
  }

  /// Puts an object of another dictionary and stream in the place of one.
  mutating func replace(_ number: Int, entries: [String], stream: [UInt8]) {
    let entries = entries + ["/Length \(stream.count)"]
    var object = Array("\(number) 0 obj\n<< \(entries.joined(separator: "\n   "))\n>>".utf8)
    object.reserveCapacity(object.count + stream.count + 32)
    object += "\nstream\n".utf8
    object += stream
    object += "\nendstream\nendobj\n".utf8
    objects[number] = object[...]
  }

  /// Takes an object out that nothing refers to.
  mutating func remove(_ number: Int) {
    objects[number] = nil
  }

  /// The file with its changes.
  func serialized() -> [UInt8] {
    var file = Array(header)
    var offsets: [Int: Int] = [:]
    for number in numbers {
      guard let object = objects[number] else { continue }
      offsets[number] = file.count
      file += object
    }
    let table = file.count
    file += "xref\n0 \(count)\n".utf8
    for number in 0..<count {
      let digits = String(offsets[number] ?? 0)
      let padding = String(repeating: "0", count: max(0, 10 - digits.count))
      file += "\(padding)\(digits) ".utf8
      file += (offsets[number] == nil ? "65535 f \n" : "00000 n \n").utf8
    }
    file += trailer
    file += "startxref\n\(table)\n%%EOF\n".utf8
    return file
  }

  private func dictionaryRange(of object: ArraySlice<UInt8>) -> Range<Int>? {
    guard let start = object.range(of: "obj\n")?.upperBound else { return nil }
    let end =
      object[start...].range(of: Self.streamMark)?.lowerBound
      ?? object[start...].range(of: "endobj")?.lowerBound
    return end.map { start..<$0 }
  }

  private static let streamMark: StaticString = "\nstream\n"
  private static let rowLength = 20
  private static let lineFeed = UInt8(ascii: "\n")
}

extension RandomAccessCollection<UInt8> where Index == Int {
  fileprivate func range(of text: StaticString) -> Range<Int>? {
    text.withUTF8Buffer { text in
      indices.first { self[$0...].starts(with: text) }.map { $0..<$0 + text.count }
    }
  }

  fileprivate func lastRange(of text: StaticString) -> Range<Int>? {
    text.withUTF8Buffer { text in
      indices.last { self[$0...].starts(with: text) }.map { $0..<$0 + text.count }
    }
  }

  /// The decimal number that begins at an offset.
  fileprivate func number(at offset: Int) -> Int? {
    guard offset < endIndex else { return nil }
    let digits = self[offset...].prefix { (0x30...0x39).contains($0) }
    return Int(String(decoding: digits, as: UTF8.self))
  }
}
