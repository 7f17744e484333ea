internal import Foundation
package import QuoinCore
package import QuoinLayout

/// A template: parsed and checked once, then bound to any number of records and variants.
///
/// An immutable value; binding can happen on several tasks at once.
package struct Template: Sendable {
  let contents: TemplateContents
  let access: FileAccess
  /// The file as diagnostics name it.
  package let file: String
  /// Bounds the time and the memory of one binding.
  var maximumSteps = Limits.steps
  private let formats = LocaleFormats()

  init(contents: TemplateContents, access: FileAccess, file: String) {
    self.contents = contents
    self.access = access
    self.file = file
  }

  /// The name of the template: its own, or that of its file.
  package var name: String { contents.name }

  /// Whether a text can be a `lang` or a locale: a well-formed tag of BCP 47.
  package static func isLocale(_ text: String) -> Bool { LanguageTag.isWellFormed(text) }

  /// The names of the variants in declared order.
  package var variants: [String] { contents.variants.map(\.name) }
}

extension Template {
  /// Reads and checks a template file with all that it includes.
  ///
  /// - Parameters:
  ///   - path: The file; diagnostics call it so.
  ///   - root: The folder outside which no file is read; default the template's.
  /// - Returns: The template, ready to be bound.
  /// - Throws: All that is wrong with it, in order of place, at most 50 diagnostics.
  package static func load(
    path: String, root: String? = nil
  ) throws(TemplateError) -> Template {
    guard FileAccess.isRegularFile(path), let bytes = FileAccess.read(path) else {
      throw TemplateError(.unknownName, at: nil, "no template '\(path)'")
    }
    let directory = path.directoryPath
    return try parse(
      bytes, file: path, directory: directory.isEmpty ? "." : directory, root: root)
  }

  /// Reads and checks a template out of memory.
  ///
  /// - Parameters:
  ///   - bytes: The text of the template.
  ///   - file: What diagnostics call it; its name without extension is the default name.
  ///   - directory: The folder that paths in it are relative to.
  ///   - root: The folder outside which no file is read; default `directory`.
  /// - Returns: The template, ready to be bound.
  /// - Throws: As ``load(path:root:)``.
  package static func parse(
    _ bytes: [UInt8], file: String, directory: String = ".", root: String? = nil
  ) throws(TemplateError) -> Template {
    let access = FileAccess(root: root ?? directory)
    var reader = IncludeReader(access)
    let path = FileAccess.resolve(file) ?? file
    let element = try reader.read(bytes, path: path, file: file, directory: directory)
    var name = file.split(separator: "/").last.map(String.init) ?? file
    if let dot = name.lastIndex(of: "."), dot != name.startIndex { name = String(name[..<dot]) }
    return Template(
      contents: try TemplateCompiler.compile(element, name: name), access: access, file: file)
  }

  /// Binds a record.
  ///
  /// - Parameters:
  ///   - data: An object.
  ///   - variant: One of ``variants``; nil for the pages as declared.
  ///   - locale: Replaces the template's own `lang`.
  ///   - pageSize: Replaces the size of every page; sides that are `auto` stay so.
  ///   - measure: Says how large a picture is.
  /// - Returns: The pages, and everything found wrong on the way.
  package func bind(
    _ data: DataValue, variant: String? = nil, locale: String? = nil, pageSize: PageSize? = nil,
    measure: (_ path: String) -> Result<Size, PictureFailure>
  ) -> BoundDocument {
    withoutActuallyEscaping(measure) { measure in
      let binder = binder(variant: variant, measure: measure)
      binder.pageSize = pageSize
      guard case .object(let object) = data else {
        binder.diagnostics.error(
          .badValue, at: nil, "the data must be an object, got \(data.summary)")
        return BoundDocument(pages: [], diagnostics: binder.diagnostics.items)
      }
      if let variant, !variants.contains(variant) {
        binder.diagnostics.error(
          .unknownName, at: nil, "no variant '\(variant)'\(variant.hint(among: variants))")
        return BoundDocument(pages: [], diagnostics: binder.diagnostics.items)
      }
      if let locale, !Self.isLocale(locale) {
        binder.diagnostics.error(
          .badValue, at: nil, "expected \(ValueType.language.expectation), got '\(locale)'")
        return BoundDocument(pages: [], diagnostics: binder.diagnostics.items)
      }
      let pages = binder.bind(object, locale: locale)
      return BoundDocument(
        pages: pages, diagnostics: binder.diagnostics.sorted(startingWith: file))
    }
  }

  func binder(variant: String?, measure: @escaping PictureMeasure) -> Binder {
    let evaluator = Evaluator(formats: formats, maximumSteps: maximumSteps)
    return Binder(
      contents: contents, access: access, evaluator: evaluator, variant: variant,
      measure: measure)
  }
}
