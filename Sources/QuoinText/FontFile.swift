package import QuoinCore

/// A font file with what a template declares about it: `<font family weight slant src>`.
package struct FontFile: Hashable, Sendable {
  package var path: String
  /// Replaces the family that the file itself declares.
  package var family: String?
  /// CSS weight, 1 to 1000, in place of the file's own.
  package var weight: Int?
  package var slant: TextStyle.Slant?

  package init(
    path: String, family: String? = nil, weight: Int? = nil, slant: TextStyle.Slant? = nil
  ) {
    self.path = path
    self.family = family
    self.weight = weight
    self.slant = slant
  }
}
