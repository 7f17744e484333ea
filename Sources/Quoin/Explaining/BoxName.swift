internal import QuoinCore
internal import QuoinLayout

/// The name by which somebody asks for a box: `title`, `row[0]`, `row[*]`, `row[last]`, `use.title`,
/// `cover.title` on the page `cover`, or `page`.
struct BoxName {
  let text: String

  /// The boxes of a page that are meant, in document order.
  func boxes(on page: Page) -> [Box] {
    let boxes = page.root.withDescendants
    let found = BoxName.boxes(named: text, among: boxes)
    if !found.isEmpty { return found }
    guard let id = page.id else { return [] }
    if text == id { return [page.root] }
    guard text.hasPrefix(id + ".") else { return [] }
    return BoxName.boxes(named: String(text.dropFirst(id.count + 1)), among: boxes)
  }

  private static func boxes(named name: String, among boxes: [Box]) -> [Box] {
    let exact = boxes.filter { $0.name == name }
    guard exact.isEmpty, name.contains("[*]") || name.contains("[last]") else { return exact }
    let pattern = RoundPattern(name)
    let matches = boxes.compactMap { box in
      box.id.flatMap(pattern.rounds).map { (box: box, rounds: $0) }
    }
    return matches.filter { match in
      pattern.isLast(match.rounds, among: matches.map(\.rounds))
    }.map(\.box)
  }
}

/// A name in which some rounds are not given by number.
private struct RoundPattern {
  private enum Piece: Equatable {
    case text(String)
    case any, last
  }

  private var pieces: [Piece] = []

  init(_ name: String) {
    var rest = name[...]
    while !rest.isEmpty {
      if rest.hasPrefix("[*]") {
        pieces.append(.any)
        rest = rest.dropFirst(3)
      } else if rest.hasPrefix("[last]") {
        pieces.append(.last)
        rest = rest.dropFirst(6)
      } else {
        let text = rest.prefix(1) + rest.dropFirst().prefix { $0 != "[" }
        pieces.append(.text(String(text)))
        rest = rest.dropFirst(text.count)
      }
    }
  }

  /// The numbers that stand in an id where the pattern leaves them open; nil if it does not match.
  func rounds(_ id: String) -> [Int]? {
    var rest = id[...]
    var rounds: [Int] = []
    for piece in pieces {
      if case .text(let text) = piece {
        guard rest.hasPrefix(text) else { return nil }
        rest = rest.dropFirst(text.count)
        continue
      }
      guard rest.first == "[", let end = rest.firstIndex(of: "]"),
        let number = Int(rest[rest.index(after: rest.startIndex)..<end])
      else { return nil }
      rounds.append(number)
      rest = rest[rest.index(after: end)...]
    }
    return rest.isEmpty ? rounds : nil
  }

  /// Whether no other match goes further where the last round is asked for.
  func isLast(_ rounds: [Int], among others: [[Int]]) -> Bool {
    let open = pieces.filter { $0 == .any || $0 == .last }
    return open.indices.filter { open[$0] == .last }.allSatisfy { position in
      !others.contains { other in
        other[..<position] == rounds[..<position] && other[position] > rounds[position]
      }
    }
  }
}

extension Box {
  /// The box and all below it, in document order.
  var withDescendants: [Box] { [self] + children.flatMap(\.withDescendants) }
}
