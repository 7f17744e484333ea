/// What a document says about itself.
package struct DocumentMetadata: Hashable, Sendable {
  package var title: String?
  package var author: String?
  package var subject: String?
  package var keywords: String?
  /// BCP 47 tag of the text.
  package var language: String?
  /// The program that made it.
  package var creator: String?
  /// ISO 8601, such as `2026-11-30T12:00:00Z`; nil leaves the date out: there is never a clock.
  package var creationDate: String?

  package init(
    title: String? = nil, author: String? = nil, subject: String? = nil, keywords: String? = nil,
    language: String? = nil, creator: String? = nil, creationDate: String? = nil
  ) {
    self.title = title
    self.author = author
    self.subject = subject
    self.keywords = keywords
    self.language = language
    self.creator = creator
    self.creationDate = creationDate
  }
}
