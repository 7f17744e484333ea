internal import QuoinCore

extension Template {
  /// The paths into the data that the template reads.
  ///
  /// All branches, rounds, attributes, components and variants are looked through, whether data would
  /// reach them or not. Names of the template's own (`let`, loops' items, components' parameters) are
  /// followed to the data that they stand for; what is only handed on is named where it is read.
  /// Inside the quotes of `sum:"qty * price"` a name that the template does not give is a field of
  /// the item.
  ///
  /// - Returns: Each path once, sorted by names.
  package func dataPaths() -> [DataReading] {
    var finder = PathFinder(contents)
    finder.run()
    let found = finder.readings
    let known = found.keys.sorted()
    var merged: [DataPath: [PathFinder.Reading]] = [:]
    for (path, readings) in known.compactMap({ path in found[path].map { (path, $0) } }) {
      merged[path.withoutCount(of: known), default: []] += readings
    }
    return merged.keys.sorted().compactMap { path in
      guard let readings = merged[path] else { return nil }
      // What is handed on is named by what is read of it; if nothing is, it still has to be there.
      let isLedOn = known.contains { $0 != path && $0.begins(with: path) }
      if isLedOn, readings.allSatisfy(\.isPassed) { return nil }
      let places = Set(readings.map(\.place)).sorted { a, b in
        let (isOther, isOtherToo) = (a.file != file, b.file != file)
        return isOther == isOtherToo ? a < b : !isOther
      }
      return DataReading(
        path: path, isOptional: readings.allSatisfy(\.isOptional), places: places)
    }
  }
}

extension DataPath {
  /// `items` for `items.count`, where the template goes through `items` as a list.
  fileprivate func withoutCount(of known: [DataPath]) -> DataPath {
    guard steps.count > 1, steps.last == .name("count") else { return self }
    let list = DataPath(steps: Array(steps.dropLast()))
    let isList = known.contains { path in
      guard path.steps.count > list.steps.count, path.begins(with: list) else { return false }
      if case .name = path.steps[list.steps.count] { return false }
      return true
    }
    return isList ? list : self
  }
}
