extension Simplex {
  /// Notes on which side of each demand its column is: -1 below, 1 above, 0 where it is met.
  func noteSides(
    _ wishes: ArraySlice<Wish>, _ limits: ArraySlice<Wish>, _ sides: inout [Int8]
  ) {
    sides.removeAll(keepingCapacity: true)
    for demand in wishes { sides.append(side(demand)) }
    for demand in limits { sides.append(side(demand)) }
  }

  private func side(_ demand: Wish) -> Int8 {
    let distance = value[demand.column] - demand.position
    let size = max(1, value[demand.column].magnitude, demand.position.magnitude)
    return distance.magnitude <= 1e-10 * size ? 0 : distance < 0 ? -1 : 1
  }

  /// Moves along with demands whose positions have changed, if each column can stay on the side of
  /// each where it was.
  ///
  /// Columns outside the basis are where some demand is met, and go with it.
  /// - Returns: Whether they could; if not, `restart(_:)` has to follow.
  mutating func follow(
    _ wishes: ArraySlice<Wish>, _ limits: ArraySlice<Wish>, _ sides: [Int8]
  ) -> Bool {
    var count = 0
    var index = 0
    for demands in [wishes, limits] {
      for demand in demands {
        index += 1
        guard sides[index - 1] == 0, position[demand.column] < 0, !isBanned[demand.column] else {
          continue
        }
        isBanned[demand.column] = true
        value[demand.column] = demand.position
        count += 1
      }
    }
    for column in isBanned.indices { isBanned[column] = false }
    // As many columns are outside the basis as there are roots.
    guard count == columnCount else { return false }
    recompute()
    index = 0
    for demands in [wishes, limits] {
      for demand in demands {
        guard side(demand) == sides[index] else { return false }
        index += 1
      }
    }
    lower = value
    upper = value
    return true
  }

  /// Goes back to before the first level, with the bounds that `limits` come to, near where it
  /// stands.
  /// - Returns: Whether there is a point within the bounds.
  mutating func restart(_ limits: ArraySlice<Wish>) -> Bool {
    for column in lower.indices {
      lower[column] = -.infinity
      upper[column] = .infinity
      isPinned[column] = false
    }
    for limit in limits { limit.narrow(&lower[limit.column], &upper[limit.column]) }
    freeCount = 0
    for column in lower.indices {
      if lower[column] > upper[column] {
        guard Assembly.closeGap(&lower[column], upper[column]) else { return false }
      }
      guard position[column] < 0 else { continue }
      value[column] = max(lower[column], min(upper[column], value[column]))
      if lower[column] < upper[column] { freeCount += 1 }
    }
    recompute()
    return findFeasible()
  }
}
