import Cassowary

/// A rule installed on a box.
///
/// A class, because handles keep hold of it and change it in place.
package final class Rule {
  package var description: RuleDescription
  /// The page's rules come first, then a variant's; nil while the owner is in no page.
  package var place: RulePlace?
  /// An inactive rule keeps its place and has no effect.
  package var isActive: Bool
  /// True once remake or remove took the rule away.
  package var isStale = false

  init(_ description: RuleDescription, place: RulePlace?, isActive: Bool = true) {
    self.description = description
    self.place = place
    self.isActive = isActive
  }
}

/// Where a rule stands among those of its page: by section, then by number, then by part.
package struct RulePlace: Hashable, Comparable {
  package enum Section: Int, Comparable {
    case page, variant

    package static func < (a: Section, b: Section) -> Bool { a.rawValue < b.rawValue }
  }

  package var section: Section
  package var order: Int
  /// Counts the rules that share a number.
  package var part: Int

  package static func < (a: RulePlace, b: RulePlace) -> Bool {
    (a.section, a.order, a.part) < (b.section, b.order, b.part)
  }
}
