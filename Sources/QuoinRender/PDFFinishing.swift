internal import QuoinCore

/// Writes into a PDF file what Cairo 1.16 cannot, and takes out what it should not have written.
struct PDFFinishing {
  private let metadata: DocumentMetadata
  private let scene: Scene
  let pictures: PictureStore

  init(_ metadata: DocumentMetadata, _ scene: Scene, _ pictures: PictureStore) {
    self.metadata = metadata
    self.scene = scene
    self.pictures = pictures
  }

  /// The file with its pictures, the language of its text, titles shown in windows, and trim and
  /// bleed boxes; without cross references to objects that do not exist and names that stand twice.
  ///
  /// - Throws: `RenderError`
  func finish(_ file: [UInt8]) throws(RenderError) -> [UInt8] {
    guard var objects = PDFObjects(file) else {
      // Without placeholders, the file is good as it is.
      if !PicturePlaceholder.canBeReplaced { return file }
      throw .drawing(reason: "Cairo's file is not as expected")
    }
    try putPictures(into: &objects)
    describe(&objects)
    markDate(&objects)
    addBoxes(&objects)
    for number in objects.numbers {
      guard let dictionary = objects.dictionary(number), dictionary.contains("/XObject <<") else {
        continue
      }
      objects.setDictionary(number, to: Self.withoutRepeatedNames(dictionary))
    }
    return objects.serialized()
  }

  private func describe(_ objects: inout PDFObjects) {
    var entries: [String] = []
    let language = (metadata.language ?? "").unicodeScalars.filter { scalar in
      scalar == "-" || (scalar.isASCII && scalar.properties.isAlphabetic)
        || ("0"..."9").contains(scalar)
    }
    if !language.isEmpty { entries.append("/Lang (\(String(String.UnicodeScalarView(language))))") }
    if metadata.title != nil { entries.append("/ViewerPreferences << /DisplayDocTitle true >>") }
    Self.add(entries, to: objects.root, of: &objects)
  }

  /// Cairo 1.16 leaves out the `D:` that a date begins with (ISO 32000-1, 7.9.4).
  private func markDate(_ objects: inout PDFObjects) {
    guard metadata.creationDate != nil else { return }
    let bare = "/CreationDate ("
    for number in objects.numbers {
      guard let dictionary = objects.dictionary(number),
        let found = dictionary.firstRange(of: bare),
        !dictionary[found.upperBound...].hasPrefix("D:")
      else { continue }
      objects.setDictionary(
        number, to: String(dictionary[..<found.upperBound] + "D:" + dictionary[found.upperBound...])
      )
    }
  }

  /// Cairo writes a media box only, which is the trim box with its bleed.
  private func addBoxes(_ objects: inout PDFObjects) {
    for (index, page) in scene.pages.enumerated() where page.bleed != .zero {
      // Cairo numbers its pages in comments.
      let mark = "/Type /Page % \(index + 1)\n"
      guard
        let number = objects.numbers.first(where: {
          objects.dictionary($0)?.contains(mark) == true
        })
      else { continue }
      let bleed = page.bleed
      let trim = [
        bleed.left, bleed.bottom, bleed.left + page.size.width, bleed.bottom + page.size.height,
      ]
      let whole = [0, 0, trim[2] + bleed.right, trim[3] + bleed.top]
      Self.add(
        ["/TrimBox \(Self.array(trim))", "/BleedBox \(Self.array(whole))"], to: number,
        of: &objects)
    }
  }

  private static func array(_ numbers: [Double]) -> String {
    "[ " + numbers.map { NumberText($0).description }.joined(separator: " ") + " ]"
  }

  private static func add(_ entries: [String], to number: Int, of objects: inout PDFObjects) {
    guard !entries.isEmpty, let dictionary = objects.dictionary(number),
      let start = dictionary.firstRange(of: "<< ")
    else { return }
    objects.setDictionary(
      number,
      to: dictionary[..<start.upperBound] + entries.joined(separator: "\n   ") + "\n   "
        + dictionary[start.upperBound...])
  }

  /// A picture that is drawn twice on a page is named twice in the page's resources.
  static func withoutRepeatedNames(_ dictionary: String) -> String {
    guard let start = dictionary.firstRange(of: "/XObject << ")?.upperBound,
      let end = dictionary[start...].firstRange(of: ">>")?.lowerBound
    else { return dictionary }
    // Each entry is four words: /x22 22 0 R.
    let words = dictionary[start..<end].split(separator: " ")
    var seen: Set<Substring> = []
    var kept = ""
    for first in stride(from: 0, to: words.count - 3, by: 4)
    where seen.insert(words[first]).inserted {
      kept += words[first..<first + 4].joined(separator: " ") + " "
    }
    return dictionary[..<start] + kept + dictionary[end...]
  }
}
