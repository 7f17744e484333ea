internal import QuoinCore
internal import QuoinTemplate

/// A template, read and checked: an immutable value that any number of workers can use.
public struct DocumentTemplate: Sendable {
  let template: Template
  /// The fonts that come with it.
  let fonts: [Template.Font]

  /// Reads a template file with all that it includes.
  ///
  /// - Parameters:
  ///   - path: The file; diagnostics call it so.
  ///   - root: The folder outside which no file is read; nil for the template's own.
  /// - Throws: `QuoinError` with all that is wrong with it.
  public init(path: String, root: String? = nil) throws(QuoinError) {
    do throws(TemplateError) {
      template = try Template.load(path: path, root: root)
      fonts = try template.fonts()
    } catch {
      throw QuoinError(error.diagnostics)
    }
  }

  /// The name that output files take.
  public var name: String { template.name }

  /// The names of its variants, in declared order.
  public var variants: [String] { template.variants }

  /// The variants that are wanted; nil, for the pages as declared, where there are none to choose.
  func cases(_ wanted: [String]?) -> [String?] {
    wanted ?? (variants.isEmpty ? [nil] : variants)
  }

  /// The data of its `<sample>`; empty where it has none.
  ///
  /// - Throws: `QuoinError` where the file cannot be read.
  public func sample() throws(QuoinError) -> DocumentData {
    do throws(TemplateError) {
      return DocumentData(try template.sample())
    } catch {
      throw QuoinError(error.diagnostics)
    }
  }

  /// Title, author, subject, keywords and language, for some data and variant.
  ///
  /// - Throws: `QuoinError` with what is wrong with the expressions in them.
  public func metadata(
    _ data: DocumentData, variant: String? = nil, locale: String? = nil
  ) throws(QuoinError) -> DocumentMetadata {
    do throws(TemplateError) {
      let known = try template.metadata(data.value, variant: variant, locale: locale)
      return DocumentMetadata(
        title: known.title, author: known.author, subject: known.subject,
        keywords: known.keywords, language: known.language)
    } catch {
      throw QuoinError(error.diagnostics)
    }
  }
}
