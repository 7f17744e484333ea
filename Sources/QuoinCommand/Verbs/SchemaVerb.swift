internal import Quoin

/// `quoin schema`: the template language as a schema for editors.
struct SchemaVerb {
  let text: String

  init(_ arguments: Arguments) throws(UsageError) {
    guard !arguments.has(.rng) || !arguments.has(.xsd) else {
      throw UsageError(message: "--rng and --xsd are one or the other")
    }
    text = arguments.has(.xsd) ? LanguageSchema.xsd : LanguageSchema.relaxNG
  }
}
