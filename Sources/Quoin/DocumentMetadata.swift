internal import QuoinRender

/// What a document says about itself: PDF's document information, SVG's title.
public struct DocumentMetadata: Hashable, Sendable {
  public var title: String?
  public var author: String?
  public var subject: String?
  public var keywords: String?
  /// BCP 47 tag of the text.
  public var language: String?
  /// ISO 8601, such as `2026-11-30T12:00:00Z`; nil for none, never the clock.
  public var creationDate: String?

  public init(
    title: String? = nil, author: String? = nil, subject: String? = nil, keywords: String? = nil,
    language: String? = nil, creationDate: String? = nil
  ) {
    self.title = title
    self.author = author
    self.subject = subject
    self.keywords = keywords
    self.language = language
    self.creationDate = creationDate
  }

  var forRendering: QuoinRender.DocumentMetadata {
    QuoinRender.DocumentMetadata(
      title: title, author: author, subject: subject, keywords: keywords, language: language,
      creator: "Quoin \(Version.current)", creationDate: creationDate)
  }
}
