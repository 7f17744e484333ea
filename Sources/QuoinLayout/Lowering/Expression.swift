/// One of the four unknowns of a box.
enum Quantity: Int {
  case left, top, width, height
}

/// An unknown of a page: a quantity of the box with an index in document order.
struct Slot: Hashable, Comparable {
  var index: Int

  init(_ box: Int, _ quantity: Quantity) {
    index = box * 4 + quantity.rawValue
  }

  init(index: Int) {
    self.index = index
  }

  var box: Int { index / 4 }
  var quantity: Quantity { Quantity(rawValue: index % 4) ?? .left }

  static func < (a: Slot, b: Slot) -> Bool { a.index < b.index }
}

/// A measure of a text that changes while its wrapping is sought.
enum TextMeasure: Hashable {
  case firstBaseline, lastBaseline, height
}

/// A measure of the text with an index in the plan, times a coefficient.
struct Reading: Hashable {
  var text: Int
  var measure: TextMeasure
  var coefficient: Double
}

/// A sum of unknowns, a number and measures of texts.
struct Expression {
  /// In ascending order of slot, each once, none with coefficient 0.
  private(set) var terms: [(slot: Slot, coefficient: Double)] = []
  var constant: Double = 0
  private(set) var readings: [Reading] = []

  init() {}

  init(_ slot: Slot) {
    terms = [(slot, 1)]
  }

  mutating func add(_ slot: Slot, times coefficient: Double = 1) {
    guard coefficient != 0 else { return }
    guard let at = terms.firstIndex(where: { $0.slot >= slot }) else {
      return terms.append((slot, coefficient))
    }
    guard terms[at].slot == slot else { return terms.insert((slot, coefficient), at: at) }
    terms[at].coefficient += coefficient
    // What is left of a difference of equal parts is rounding.
    if abs(terms[at].coefficient) < 1e-12 { terms.remove(at: at) }
  }

  mutating func add(_ measure: TextMeasure, of text: Int, times coefficient: Double = 1) {
    guard coefficient != 0 else { return }
    guard let at = readings.firstIndex(where: { $0.text == text && $0.measure == measure }) else {
      return readings.append(Reading(text: text, measure: measure, coefficient: coefficient))
    }
    readings[at].coefficient += coefficient
    if readings[at].coefficient == 0 { readings.remove(at: at) }
  }

  mutating func add(_ other: Expression, times factor: Double = 1) {
    guard factor != 0 else { return }
    for term in other.terms { add(term.slot, times: term.coefficient * factor) }
    for reading in other.readings {
      add(reading.measure, of: reading.text, times: reading.coefficient * factor)
    }
    constant += other.constant * factor
  }
}
