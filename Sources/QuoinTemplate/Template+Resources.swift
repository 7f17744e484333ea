internal import Foundation
package import QuoinCore

extension Template {
  /// A font that comes with the template.
  package struct Font: Hashable, Sendable {
    package var family: String
    /// nil where the file decides.
    package var weight: Int?
    package var slant: TextStyle.Slant?
    /// Resolved, inside the root.
    package var path: String
    package var location: SourceLocation
  }

  /// What a document says about itself.
  package struct Metadata: Hashable, Sendable {
    package var title: String?
    package var author: String?
    package var subject: String?
    package var keywords: String?
    package var language: String?
  }

  /// The fonts, in declared order.
  ///
  /// - Throws: `unsafe-path` or `unknown-name` for files that cannot be had.
  package func fonts() throws(TemplateError) -> [Font] {
    var fonts: [Font] = []
    var diagnostics: [Diagnostic] = []
    for node in contents.fonts {
      guard let family = node.family.constant?.text, let src = node.src.constant?.text else {
        continue
      }
      var font = Font(
        family: family, weight: nil, slant: nil, path: "", location: node.src.location)
      if case .integer(let weight) = node.weight?.constant { font.weight = weight }
      if let word = node.slant?.constant?.text { font.slant = TextStyle.Slant(rawValue: word) }
      do {
        font.path = try access.file(src, from: node.src.text.source.directory)
        fonts.append(font)
      } catch {
        diagnostics +=
          error.error(for: src, what: "font", code: .unknownName, at: node.src.location)
          .diagnostics
      }
    }
    guard diagnostics.isEmpty else { throw TemplateError(diagnostics) }
    return fonts
  }

  /// The data of `<sample>`; an empty object where there is none.
  package func sample() throws(TemplateError) -> DataValue {
    guard let node = contents.sample, let src = node.constant?.text else {
      return .object(DataObject())
    }
    let path: String
    do {
      path = try access.file(src, from: node.text.source.directory)
    } catch {
      throw error.error(for: src, what: "file", code: .missingData, at: node.location)
    }
    guard let bytes = FileAccess.read(path) else {
      throw TemplateError(.missingData, at: node.location, "the file '\(src)' cannot be read")
    }
    return try JSONReader.read(bytes, file: sampleName(src, in: node.text.source.file))
  }

  /// What diagnostics call a file that a file names.
  private func sampleName(_ path: String, in file: String) -> String {
    let folder = file.directoryPath
    return folder.isEmpty || path.hasPrefix("/") ? path : folder + "/" + path
  }

  /// The document's title, author, subject and keywords for a record.
  ///
  /// - Throws: What is wrong with the expressions in them.
  package func metadata(
    _ data: DataValue, variant: String? = nil, locale: String? = nil
  ) throws(TemplateError) -> Metadata {
    let binder = binder(variant: variant) { _ in
      .failure(PictureFailure("there are no pictures in metadata"))
    }
    var object = DataObject()
    if case .object(let given) = data { object = given }
    let language = binder.setLanguage(locale, object)
    let environment = binder.documentEnvironment(object)
    func text(_ name: AttributeName) -> String? {
      binder.text(contents.attributes[name], environment)
    }
    let metadata = Metadata(
      title: text(.title), author: text(.author), subject: text(.subject),
      keywords: text(.keywords), language: language)
    guard !binder.diagnostics.hasErrors else {
      throw TemplateError(binder.diagnostics.sorted(startingWith: file))
    }
    return metadata
  }
}
