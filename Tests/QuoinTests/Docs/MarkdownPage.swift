import Foundation

/// A page of `Docs/`, taken apart as far as its tests want it.
struct MarkdownPage {
  /// A fenced block.
  struct Block {
    var language: String
    /// What follows the language: the file that the block is, as others name it.
    var name: String?
    var text: String
    /// The line of the page in which the text begins.
    var line: Int
    /// The heading above, without its marks.
    var heading: String
  }

  /// A row of a table: what its cells say.
  struct Row {
    var cells: [String]
    var line: Int
    /// The number of blocks that stand before it.
    var blocksBefore: Int
  }

  let path: String
  let text: String
  private(set) var blocks: [Block] = []
  private(set) var headings: [String] = []
  private(set) var rows: [Row] = []

  /// Reads a page, named from the root of the repository.
  init(_ path: String) throws {
    self.path = path
    text = try String(contentsOfFile: Repository.root + "/" + path, encoding: .utf8)
    var open: Block?
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      if var block = open {
        if line == "```" {
          blocks.append(block)
          open = nil
        } else {
          block.text += line + "\n"
          open = block
        }
      } else if line.hasPrefix("```") {
        let words = line.dropFirst(3).split(separator: " ").map(String.init)
        open = Block(
          language: words.first ?? "", name: words.count > 1 ? words[1] : nil, text: "",
          line: index + 2, heading: headings.last ?? "")
      } else if line.hasPrefix("#") {
        headings.append(line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces))
      } else if line.hasPrefix("|"), !line.hasPrefix("| ---") {
        rows.append(
          Row(cells: Self.cells(line), line: index + 1, blocksBefore: blocks.count))
      }
    }
  }

  /// The cells of a table's line; `\|` is a bar within one.
  private static func cells(_ line: String) -> [String] {
    line.replacingOccurrences(of: "\\|", with: "\u{0}").split(separator: "|")
      .map {
        $0.replacingOccurrences(of: "\u{0}", with: "|").trimmingCharacters(in: .whitespaces)
      }
      .filter { !$0.isEmpty }
  }

  /// The pages of a folder of the repository, by name.
  static func all(in folder: String) throws -> [MarkdownPage] {
    try FileManager.default.contentsOfDirectory(atPath: Repository.root + "/" + folder)
      .filter { $0.hasSuffix(".md") }.sorted().map { try MarkdownPage(folder + "/" + $0) }
  }
}
