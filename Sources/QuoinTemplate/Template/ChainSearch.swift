/// Follows what leads to what, each name once: finds ways back to their start, and chains that are
/// too long.
struct ChainSearch {
  private let next: (String) -> [String]
  private var path: [String] = []
  /// How long the longest chain from a name is.
  private var lengths: [String: Int] = [:]
  /// Names that lead to one another and the last to the first, each such ring once.
  private(set) var cycles: [[String]] = []
  private var inCycle: Set<String> = []
  /// The first name found whose chain is too long.
  private(set) var tooLong: String?

  init(_ next: @escaping (String) -> [String]) {
    self.next = next
  }

  /// Follows a name; linear in all names and steps together.
  mutating func search(_ name: String) {
    guard tooLong == nil else { return }
    if let length = lengths[name] {
      if path.count + length > Limits.chain { tooLong = path.first ?? name }
      return
    }
    if let start = path.firstIndex(of: name) {
      note(Array(path[start...]))
      return
    }
    guard path.count < Limits.chain else {
      tooLong = path.first ?? name
      return
    }
    path.append(name)
    let others = next(name)
    for other in others { search(other) }
    path.removeLast()
    lengths[name] = 1 + (others.compactMap { lengths[$0] }.max() ?? 0)
  }

  private mutating func note(_ names: [String]) {
    guard inCycle.isDisjoint(with: names) else { return }
    inCycle.formUnion(names)
    cycles.append(names)
  }
}
