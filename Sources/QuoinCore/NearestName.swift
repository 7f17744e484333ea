extension String {
  /// The name that is most likely meant by a misspelt one, or nil where none is near.
  ///
  /// Near is a Damerau–Levenshtein distance (optimal string alignment) of at most a third of the
  /// word's length, and at least 1; case differences count as half an edit. Of equally near names
  /// the first is taken.
  public func nearest(in names: some Sequence<String>) -> String? {
    let word = Array(self)
    // Twice the distance, so that half edits are whole numbers.
    let limit = Swift.max(2, word.count * 2 / 3)
    var best: (name: String, distance: Int)?
    for name in names {
      let distance = word.editDistance(to: Array(name))
      guard distance <= limit, distance < best?.distance ?? .max else { continue }
      best = (name, distance)
    }
    return best?.name
  }
}

extension String? {
  /// What a message adds where a name was most likely meant: `; did you mean 'title'?`, or nothing.
  public var hint: String { map { "; did you mean '\($0)'?" } ?? "" }
}

extension [Character] {
  /// Twice the optimal string alignment distance: insertions, deletions, substitutions and swaps of
  /// neighbours cost 2, a change of case 1.
  fileprivate func editDistance(to other: [Character]) -> Int {
    var before: [Int] = []
    var above = (0...other.count).map { $0 * 2 }
    for (i, a) in enumerated() {
      var row = [(i + 1) * 2]
      row.reserveCapacity(other.count + 1)
      for (j, b) in other.enumerated() {
        let change = a == b ? 0 : a.lowercased() == b.lowercased() ? 1 : 2
        var cost = Swift.min(above[j] + change, above[j + 1] + 2, row[j] + 2)
        if i > 0, j > 0, a == other[j - 1], self[i - 1] == b {
          cost = Swift.min(cost, before[j - 1] + 2)
        }
        row.append(cost)
      }
      (before, above) = (above, row)
    }
    return above[other.count]
  }
}
