/// The names that expressions can see at one place: a chain that grows inwards.
final class Environment {
  enum Frame {
    /// A `let`, a loop's item or index, a component's parameter, `page`, `variant`.
    case variable(String, DataValue, Origin?)
    /// The fields of the data, or of an item inside `sum:"…"`.
    case fields(DataObject, Origin?)
  }

  /// Where in the data a value comes from, for messages: a path, or an element of a list.
  struct Origin {
    var source: Expression
    var environment: Environment?
    /// The element; nil for the source itself.
    var index: Int?
  }

  let frame: Frame
  let parent: Environment?

  init(_ frame: Frame, parent: Environment?) {
    self.frame = frame
    self.parent = parent
  }

  /// An environment in which one more name has a value.
  func adding(_ name: String, _ value: DataValue, origin: Origin? = nil) -> Environment {
    Environment(.variable(name, value, origin), parent: self)
  }

  func adding(fieldsOf object: DataObject, origin: Origin?) -> Environment {
    Environment(.fields(object, origin), parent: self)
  }

  /// The value of the innermost of that name, the frame that has it, and how far out it is.
  func lookup(_ name: String) -> (value: DataValue, frame: Frame, distance: Int)? {
    var next: Environment? = self
    var distance = 0
    while let environment = next {
      distance += 1
      switch environment.frame {
      case .variable(let known, let value, _):
        if known == name { return (value, environment.frame, distance) }
      case .fields(let object, _):
        if let value = object[name] { return (value, environment.frame, distance) }
      }
      next = environment.parent
    }
    return nil
  }

  /// The names in sight, innermost first, for suggestions.
  var names: [String] {
    var names: [String] = []
    var next: Environment? = self
    while let environment = next, names.count < Limits.suggestions {
      switch environment.frame {
      case .variable(let name, _, _): names.append(name)
      case .fields(let object, _): names += object.keys
      }
      next = environment.parent
    }
    return names
  }
}
