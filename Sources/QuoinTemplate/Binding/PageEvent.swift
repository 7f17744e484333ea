internal import QuoinCore
internal import QuoinLayout

/// Something that takes a place in the document order of a page.
enum PageEvent {
  case box(Box)
  case rules(PendingRules)
  case distribute(DistributeNode, PendingPlace)
  case visual(VisualNode, PendingPlace)
  /// The content of a use, which fills it where it is one box without rules of its own.
  case fill(Box, of: Box)
}

/// Rules that wait until all names are known.
struct PendingRules {
  var node: RulesNode
  /// The box around; nil in a variant.
  var owner: Box?
  var place: PendingPlace
}

/// Where rules were written, and what holds there.
struct PendingPlace {
  var environment: Environment
  var scope: ScopeInstance
  var language: String?
}
