public import QuoinCore

/// A number of a box or guide, the sum that comes to it, and who says so.
///
/// Facts form a chain of cause: what stands in a sum has facts of its own.
public struct Fact: Hashable, Sendable {
  /// `art.right`, `page.margins.left`, `title.width`.
  public var name: String
  /// In pt, positions from the page's left or top.
  public var value: Double
  /// What adds up, once divided by ``divisor``, to the value; empty where nothing is added.
  public var sum: [Summand]
  /// 1, but where several constraints share a length out.
  public var divisor: Double = 1
  public var reason: Reason
  /// What is behind a reason that is no rule of the author's: `one line of its text`.
  public var remark: String?
  /// Where it is written: the constraint's place, else that of the box or guide.
  public var location: SourceLocation?
  /// What is to be said of the summands, in their order; nothing is said twice in an explanation.
  public var causes: [Fact] = []
  /// Whether there is more to say of the summands than the depth asked for lets be said.
  public var isCut = false

  /// Who says what a number is.
  public enum Reason: Hashable, Sendable {
    /// A constraint that is tight.
    case constraint(ConstraintNote)
    /// Nobody needs to: it follows from other numbers of the same box.
    case geometry
    /// No constraint does: positions then are the superview's, sizes 0.
    case standing
    /// Several constraints, and only together; in declared order.
    case together([ConstraintNote])
  }
}

/// A part of a sum: a value with its name, times a factor.
public struct Summand: Hashable, Sendable {
  /// nil for a number that a rule gives.
  public var name: String?
  public var value: Double
  public var factor: Double

  init(_ name: String?, _ value: Double, times factor: Double = 1) {
    self.name = name
    self.value = value
    self.factor = factor
  }

  /// What it adds to the sum.
  public var amount: Double { value * factor }
}

extension Fact {
  /// Whether there is more to say of it or of anything behind it.
  public var isCutAnywhere: Bool { isCut || causes.contains(where: \.isCutAnywhere) }

  /// The constraints that it rests on directly, in declared order.
  public var constraints: [ConstraintNote] {
    switch reason {
    case .constraint(let note): [note]
    case .together(let notes): notes
    case .geometry, .standing: []
    }
  }
}
