/// Names and values in the order of the data.
package struct DataObject: Sendable {
  package private(set) var keys: [String]
  package private(set) var values: [DataValue]
  /// Where keys stand, once there are enough of them to be worth it.
  private var index: [String: Int]?

  /// Objects up to this size are searched from end to end.
  private static let smallCount = 12

  package init() {
    keys = []
    values = []
  }

  /// Pairs in order; of equal keys the last holds.
  package init(_ pairs: [(String, DataValue)]) {
    self.init()
    for (key, value) in pairs { self[key] = value }
  }

  package var count: Int { keys.count }

  package subscript(key: String) -> DataValue? {
    get { place(of: key).map { values[$0] } }
    set {
      guard let newValue else { return }
      if let place = place(of: key) {
        values[place] = newValue
        return
      }
      keys.append(key)
      values.append(newValue)
      if index != nil {
        index?[key] = keys.count - 1
      } else if keys.count > Self.smallCount {
        index = Dictionary(
          keys.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
      }
    }
  }

  private func place(of key: String) -> Int? {
    if let index { return index[key] }
    return keys.firstIndex(of: key)
  }
}
