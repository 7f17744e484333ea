/// The chunks of a PNG file, from its header on; ends where the next one is not whole.
struct PNGChunks: Sequence, IteratorProtocol {
  struct Chunk {
    /// Four letters.
    var kind: ArraySlice<UInt8>
    var content: ArraySlice<UInt8>

    func isA(_ name: StaticString) -> Bool {
      name.withUTF8Buffer { kind.elementsEqual($0) }
    }
  }

  private let file: [UInt8]
  private var offset: Int

  /// - Parameter file: Its signature is not looked at.
  init(_ file: [UInt8]) {
    self.file = file
    offset = Self.signatureLength
  }

  mutating func next() -> Chunk? {
    guard offset + Self.frameLength <= file.count else { return nil }
    let length = file.bigEndian(at: offset)
    let content = offset + 8
    guard content + length + 4 <= file.count else { return nil }
    offset = content + length + 4
    return Chunk(kind: file[content - 4..<content], content: file[content..<content + length])
  }

  private static let signatureLength = 8
  /// Length, name and check sum.
  private static let frameLength = 12
}

extension RandomAccessCollection<UInt8> where Index == Int {
  /// The 32-bit number at an offset, which must be inside.
  func bigEndian(at offset: Int) -> Int {
    self[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
