/// Where fonts come from, beside a template's own.
public struct FontOptions: Hashable, Sendable {
  /// Folders whose fonts are used before those of the system.
  public var folders: [String]
  /// Leaves the fonts of the system out.
  public var ignoresSystemFonts: Bool

  public init(folders: [String] = [], ignoresSystemFonts: Bool = false) {
    self.folders = folders
    self.ignoresSystemFonts = ignoresSystemFonts
  }
}
