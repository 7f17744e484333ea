extension PDFFinishing {
  /// Puts pictures in the place of what stood for them.
  ///
  /// - Throws: `RenderError`
  func putPictures(into objects: inout PDFObjects) throws(RenderError) {
    for number in objects.numbers {
      guard let image = objects.dictionary(number), Self.mayBePlaceholder(image),
        let stream = objects.stream(number), let name = PicturePlaceholder.number(in: stream)
      else { continue }
      let picture = try pictures.picture(numbered: name).inPDF()
      var references: [String] = []
      if let mask = picture.mask {
        guard let place = Self.reference("/SMask ", in: image) else {
          throw .drawing(reason: "Cairo wrote no mask")
        }
        Self.put(mask, [], at: place, into: &objects)
        references = ["/SMask \(place) 0 R"]
      }
      Self.put(picture.color, references, at: number, into: &objects)
    }
  }

  private static func put(
    _ image: PDFPicture.Image, _ references: [String], at number: Int,
    into objects: inout PDFObjects
  ) {
    guard let placeholder = objects.dictionary(number) else { return }
    // Cairo decides how smooth, and keeps the length in an object of its own.
    let kept = placeholder.contains(interpolation) ? [interpolation] : []
    if let length = reference("/Length ", in: placeholder) { objects.remove(length) }
    objects.replace(number, entries: image.entries + kept + references, stream: image.bytes)
  }

  private static func mayBePlaceholder(_ dictionary: String) -> Bool {
    dictionary.contains("/Subtype /Image\n")
      && dictionary.contains("/Width \(PicturePlaceholder.width)\n")
      && dictionary.contains("/Height \(PicturePlaceholder.height)\n")
  }

  /// The number of the object that an entry refers to: `/SMask 12 0 R`.
  private static func reference(_ key: String, in dictionary: String) -> Int? {
    dictionary.firstRange(of: key).flatMap { key in
      Int(dictionary[key.upperBound...].prefix { $0.isASCII && $0.isNumber })
    }
  }

  private static let interpolation = "/Interpolate true"
}
