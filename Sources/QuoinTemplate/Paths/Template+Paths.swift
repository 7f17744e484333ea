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
    let lists = Set(found.keys.flatMap(\.lists))
    var merged: [DataPath: [PathFinder.Reading]] = [:]
    for path in found.keys.sorted() {
      merged[path.withoutCount(of: lists), default: []] += found[path] ?? []
    }
    let paths = merged.keys.sorted()
    return paths.indices.compactMap { index in
      let path = paths[index]
      guard let readings = merged[path] else { return nil }
      // What is handed on is named by what is read of it; if nothing is, it still has to be there.
      // What a path leads on to comes right behind it.
      let isLedOn = index + 1 < paths.count && paths[index + 1].begins(with: path)
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
  /// The lists that it leads through.
  fileprivate var lists: [DataPath] {
    steps.indices.compactMap { index in
      if case .name = steps[index] { return nil }
      return DataPath(steps: Array(steps[..<index]))
    }
  }

  /// `items` for `items.count`, where the template goes through `items` as a list.
  fileprivate func withoutCount(of lists: Set<DataPath>) -> DataPath {
    guard steps.count > 1, steps.last == .name("count") else { return self }
    let list = DataPath(steps: Array(steps.dropLast()))
    return lists.contains(list) ? list : self
  }
}
