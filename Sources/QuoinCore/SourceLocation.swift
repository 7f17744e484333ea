/// A place in a template or data file, counted from 1; columns count Unicode scalars.
public struct SourceLocation: Hashable, Sendable {
  /// The file as the user named it, or as it is called in the template.
  public var file: String
  public var line: Int
  public var column: Int

  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourceLocation: CustomStringConvertible {
  /// `file:line:column`, as compilers print it.
  public var description: String { "\(file):\(line):\(column)" }
}

extension SourceLocation: Comparable {
  public static func < (a: SourceLocation, b: SourceLocation) -> Bool {
    (a.file, a.line, a.column) < (b.file, b.line, b.column)
  }
}
