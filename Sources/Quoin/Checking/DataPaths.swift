public import QuoinCore
internal import QuoinTemplate

/// A path into the data that a template reads, as `quoin check --paths` lists it.
public struct DataPathUse: Hashable, Sendable {
  /// `customer.name`, `items[].price`; `[]` stands for any element of a list.
  public var path: String
  /// Whether nothing is wrong where it leads nowhere: it is only read in tests and before `default`.
  public var isOptional: Bool
  /// Where it is read, in order; those in the template's own file come first.
  public var places: [SourceLocation]
}

extension DocumentTemplate {
  /// The paths into the data that the template reads, each once, sorted by names.
  ///
  /// All branches, rounds, attributes, included files, components and variants are looked through,
  /// whether data would reach them or not. Names of the template's own (`<let>`, `as`, `params`) are
  /// followed to the data that they stand for. Inside the quotes of `sum:"qty * price"`, a name that
  /// the template does not give is taken for a field of the item. The first 2,000 uses of components
  /// that are handed something different are looked through.
  public var dataPaths: [DataPathUse] {
    template.dataPaths().map { reading in
      DataPathUse(
        path: reading.path.description, isOptional: reading.isOptional, places: reading.places)
    }
  }
}

extension [DataPathUse] {
  /// The paths for people, in columns: the path, whether it is optional, and its
  /// places, one a line.
  public var text: String {
    var table = TextTable()
    for use in self {
      for (index, place) in use.places.enumerated() {
        let isFirst = index == 0
        table.add(
          isFirst ? use.path : "", isFirst && use.isOptional ? "optional" : "", "\(place)")
      }
    }
    return table.text
  }

  /// The paths for programs: `[{"path","optional","places":[{"file","line","column"}]}]`.
  public var json: JSONText {
    .array(
      map { use in
        .object([
          ("path", .string(use.path)),
          ("optional", .bool(use.isOptional)),
          (
            "places",
            .array(
              use.places.map { place in
                .object([
                  ("file", .string(place.file)), ("line", .int(place.line)),
                  ("column", .int(place.column)),
                ])
              })
          ),
        ])
      })
  }
}
