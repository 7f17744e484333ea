/// What one template and one binding may ask for.
///
/// Templates and data may come from strangers: each bound is some ten times what the largest
/// sensible document needs, and is reached well within a second or two.
package enum Limits {
  /// Steps that all expressions, rounds, boxes and rules of one binding may take together.
  static let steps = 5_000_000
  /// Steps that a box costs: it is made, named, styled and placed.
  static let stepsForBox = 50
  /// Steps that a round costs even where it holds nothing: it has a scope of its own.
  static let stepsForRound = 50
  /// Steps that a slot costs: what stands in it can hold further slots.
  static let stepsForSlot = 50
  /// Steps that a run of text with a look of its own costs.
  static let stepsForRun = 10
  /// Steps that an error costs, whether it was told before or not.
  static let stepsForError = 100
  /// Boxes of one page: layout takes a second for them, and paper shows far fewer.
  static let boxesOfPage = 20_000
  /// Lowered constraints of one document; a box has four or five.
  static let rulesOfDocument = 100_000

  /// Elements of a template with all that it includes.
  package static let elements = 200_000
  /// Attributes of one element; the language has fewer than a hundred.
  package static let attributesOfElement = 256
  /// Styles, variants or components that lead from one to the next.
  static let chain = 64
  /// Fonts that one text may name.
  static let families = 32
  /// Bytes of a JSON file.
  package static let dataSize = 64 << 20
  /// Values of a JSON file, objects and lists among them.
  package static let dataValues = 5_000_000
  /// Names in the path of one value that is set.
  static let pathDepth = 256
  /// Names among which one that is near is looked for, and the longest word that it is done for.
  static let suggestions = 256
  static let suggestedWord = 64
}
