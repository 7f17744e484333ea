package import QuoinCore

/// A way into data: `customer.name`, `items[].price`, `prices[0]`.
package struct DataPath: Hashable, Sendable {
  enum Step: Hashable, Sendable {
    case name(String)
    /// Any element of a list.
    case each
    /// One element of a list, counted from 0.
    case element(Int)
  }

  var steps: [Step]

  func appending(_ step: Step) -> DataPath { DataPath(steps: steps + [step]) }

  func begins(with other: DataPath) -> Bool { steps.starts(with: other.steps) }
}

extension DataPath: CustomStringConvertible {
  /// As an expression would write it, `[]` standing for any element.
  package var description: String {
    var text = ""
    for step in steps {
      switch step {
      case .name(let name) where name.isTemplateName: text += text.isEmpty ? name : "." + name
      case .name(let name): text += "[\"\(name)\"]"
      case .each: text += "[]"
      case .element(let number): text += "[\(number)]"
      }
    }
    return text
  }
}

extension DataPath: Comparable {
  /// By names, so that the fields of an object stand together.
  package static func < (a: DataPath, b: DataPath) -> Bool {
    a.steps.lexicographicallyPrecedes(b.steps) { $0.order < $1.order }
  }
}

extension DataPath.Step {
  fileprivate var order: (Int, String, Int) {
    switch self {
    case .each: (0, "", 0)
    case .element(let number): (1, "", number)
    case .name(let name): (2, name, 0)
    }
  }
}

/// A path into the data that a template reads.
package struct DataReading: Hashable, Sendable {
  package var path: DataPath
  /// Whether nothing is wrong where it leads nowhere: it is only read in tests and before `default`.
  package var isOptional: Bool
  /// Where it is read, in order; those in the template's own file come first.
  package var places: [SourceLocation]
}
