/// A value from data, or one that an expression computed.
package enum DataValue: Sendable {
  case null
  case bool(Bool)
  case number(DataNumber)
  case text(String)
  /// Only expressions make lengths: `4mm`.
  case length(LengthValue)
  case list([DataValue])
  case object(DataObject)

  package static func decimal(_ number: DecimalNumber) -> DataValue {
    .number(.computed(number))
  }

  package static func integer(_ number: Int) -> DataValue {
    .number(.computed(DecimalNumber(number)))
  }
}

/// A number that keeps the spelling it came with until something computes with it.
package enum DataNumber: Sendable {
  /// As the data spells it: `1.10`, `1e2`, `9007199254740993`.
  case written(String)
  case computed(DecimalNumber)

  /// The number to compute with; nil where the spelling is out of all range.
  package var decimal: DecimalNumber? {
    switch self {
    case .written(let spelling): DecimalNumber(parsing: spelling)
    case .computed(let number): number
    }
  }
}

extension DataNumber: CustomStringConvertible {
  package var description: String {
    switch self {
    case .written(let spelling): spelling
    case .computed(let number): number.description
    }
  }
}

extension DataValue {
  /// Whether a test lets the value pass: null, false, 0, "" and [] do not.
  package var isTruthy: Bool {
    switch self {
    case .null: false
    case .bool(let value): value
    case .number(let number): !(number.decimal?.isZero ?? false)
    case .text(let text): !text.isEmpty
    case .length(let length): !length.amount.isZero
    case .list(let values): !values.isEmpty
    case .object: true
    }
  }

  /// The number that the value is, or that its text spells as a plain decimal.
  package var decimal: DecimalNumber? {
    switch self {
    case .number(let number): number.decimal
    case .text(let text):
      text.utf8.allSatisfy({ $0 != UInt8(ascii: "e") && $0 != UInt8(ascii: "E") })
        ? DecimalNumber(parsing: text) : nil
    default: nil
    }
  }

  /// The value as messages show it: `"n/a"`, `12`, `a list of 3`.
  var summary: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let number): number.description
    case .text(let text):
      text.count > 40 ? "\"\(text.prefix(40))…\"" : "\"\(text)\""
    case .length(let length): length.description
    case .list(let values): values.isEmpty ? "an empty list" : "a list of \(values.count)"
    case .object: "an object"
    }
  }
}
