/// Lines of up to three columns, each as wide as it needs to be.
struct TextTable {
  private enum Line {
    case cells([String])
    case whole(String)
  }

  private var lines: [Line] = []
  /// A longer cell pushes the rest of its line to the right, and not the whole column.
  private static let widest = 60

  /// Adds a line of cells.
  mutating func add(_ cells: String...) {
    lines.append(.cells(cells))
  }

  /// Adds a line that takes no part in columns.
  mutating func addLine(_ text: String) {
    lines.append(.whole(text))
  }

  mutating func addBlank() {
    addLine("")
  }

  /// All lines, each with its line feed.
  var text: String {
    var widths: [Int] = []
    for case .cells(let cells) in lines {
      for (column, cell) in cells.enumerated() {
        if column == widths.count { widths.append(0) }
        if cell.count <= Self.widest { widths[column] = max(widths[column], cell.count) }
      }
    }
    return lines.map { line -> String in
      switch line {
      case .whole(let text): return text + "\n"
      case .cells(let cells): return TextTable.line(cells, widths) + "\n"
      }
    }.joined()
  }

  private static func line(_ cells: [String], _ widths: [Int]) -> String {
    var line = ""
    var end = 0
    for (column, cell) in cells.enumerated() where !cell.isEmpty || column == 0 {
      let start = widths[..<column].reduce(0) { $0 + ($1 == 0 ? 0 : $1 + 2) }
      let gap = max(start - end, line.isEmpty ? 0 : 2)
      line += String(repeating: " ", count: gap) + cell
      end = max(start, end + gap) + cell.count
    }
    while line.last == " " { line.removeLast() }
    return line
  }
}
