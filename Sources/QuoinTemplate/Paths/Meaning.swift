/// What an expression stands for, as far as it can be known without data.
indirect enum Meaning: Hashable, Sendable {
  /// What stands at a path; whether it may be missing.
  case data(DataPath, isOptional: Bool)
  /// A list made by a filter, whose elements mean this.
  case list(of: Meaning)
  /// One of several.
  case choice([Meaning])
  /// Something computed.
  case computed

  /// What its elements mean.
  var element: Meaning {
    switch self {
    case .data(let path, let isOptional): .data(path.appending(.each), isOptional: isOptional)
    case .list(let element): element
    case .choice(let meanings): .choice(meanings.map(\.element))
    case .computed: .computed
    }
  }

  /// What one of its fields or elements means.
  func appending(_ step: DataPath.Step) -> Meaning {
    switch self {
    case .data(let path, let isOptional): .data(path.appending(step), isOptional: isOptional)
    case .list(let element): if case .name = step { .computed } else { element }
    case .choice(let meanings): .choice(meanings.map { $0.appending(step) })
    case .computed: .computed
    }
  }

  /// The paths that it may be.
  var paths: [(path: DataPath, isOptional: Bool)] {
    switch self {
    case .data(let path, let isOptional): [(path, isOptional)]
    case .list(let element): element.paths
    case .choice(let meanings): meanings.flatMap(\.paths)
    case .computed: []
    }
  }
}

/// What the names at one place of a template mean.
struct MeaningScope {
  private var names: [String: Meaning]
  /// Whose fields all other names are: the data's, or those of an item inside `sum:"…"`.
  private var owner: DataPath

  /// The names that every document has; all others are the data's.
  static let document = MeaningScope(
    names: ["variant": .computed, "page": .computed, "document": .computed],
    owner: DataPath(steps: []))

  private init(names: [String: Meaning], owner: DataPath) {
    self.names = names
    self.owner = owner
  }

  func meaning(of name: String, isOptional: Bool) -> Meaning {
    names[name] ?? .data(owner.appending(.name(name)), isOptional: isOptional)
  }

  func adding(_ name: String, _ meaning: Meaning) -> MeaningScope {
    var scope = self
    scope.names[name] = meaning
    return scope
  }

  /// The scope inside the quotes of a filter over a list: fields of the item need no name before
  /// them, but for those that are names of the template.
  func inside(itemsOf list: Meaning) -> MeaningScope {
    var scope = adding("item", list.element).adding("this", list.element)
    if let path = list.element.paths.first?.path { scope.owner = path }
    return scope
  }
}
