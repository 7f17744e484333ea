internal import QuoinTemplate

/// The template language as schemas, which editors complete and check by.
///
/// A template that is checked without errors is valid by both; they let pass some that are not, where
/// a value has too many shapes for them to tell.
public enum LanguageSchema {
  /// RELAX NG in its XML form.
  public static var relaxNG: String { RelaxNGSchema.text }
  /// XML Schema 1.0.
  public static var xsd: String { XSDSchema.text }
}
