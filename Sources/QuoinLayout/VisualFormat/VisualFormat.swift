import Cassowary
import QuoinCore

/// A sentence of Apple's Visual Format Language: `H:|-16-[icon(40)]-12-[title(>=80@750)]->=16-|`.
///
/// Grammar: Auto Layout Guide, "Visual Format Language", Apple, 2016.
struct VisualFormat {
  var axis: Axis
  /// Whether the sentence begins at the superview's edge, and with which gap.
  var lead: Connection?
  /// The views in order, each with the gap before it; the first one's is nil.
  var views: [(view: View, before: Connection?)]
  /// Whether the sentence ends at the superview's edge, and with which gap.
  var tail: Connection?

  /// One of several conditions on a gap or on a view's size.
  struct Predicate {
    var relation: Relation
    var object: Object
    var priority: Object?
    /// Where it stands in the sentence, in characters from 0.
    var offset: Int
  }

  enum Object {
    case number(Double)
    /// A metric, or another view.
    case name(String, offset: Int)
  }

  struct View {
    var name: String
    var predicates: [Predicate]
    var offset: Int
  }

  /// A gap between two views, or between a view and the superview's edge.
  enum Connection {
    /// None: they touch.
    case flush(offset: Int)
    /// A single dash.
    case standard(offset: Int)
    case predicates([Predicate])
  }
}

/// What is wrong with a sentence, and where.
struct VisualFormatError: Error {
  var code: Diagnostic.Code = .badValue
  /// In characters from 0.
  var offset: Int
  var message: String
}
