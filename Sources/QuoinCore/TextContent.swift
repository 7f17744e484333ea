/// How a run of text looks; what a `<style>` describes, resolved for one run.
public struct TextStyle: Hashable, Sendable {
  /// Families in order of preference; the fallback chain of the fonts at hand comes after them.
  public var families: [String] = ["Noto Sans"]
  /// Font size in pt.
  public var size: Double = 10
  /// CSS weight, 1 to 1000; 400 is regular and 700 bold.
  public var weight: Int = 400
  public var slant: Slant = .upright
  public var color: Color = .black
  /// Extra space after each letter in pt; any other than 0 disables ligatures.
  public var tracking: Double = 0
  public var underline: Bool = false
  public var strikethrough: Bool = false
  /// Superscript or subscript: baseline raised by a part of the size, at a smaller size.
  public var script: Script = .normal
  /// OpenType features in the notation of Pango and CSS: `tnum`, `smcp`, `liga=0`.
  public var features: [String] = []
  /// BCP 47 tag, which chooses shaping, hyphenation and the casing of `transform`.
  public var language: String?

  public init() {}

  public enum Slant: String, Hashable, Sendable {
    case upright
    case italic
    case oblique
  }

  public enum Script: Hashable, Sendable {
    case normal
    case superscript
    case `subscript`
  }
}

/// How the lines of one text box are set; belongs to the box, not to its runs.
public struct ParagraphStyle: Hashable, Sendable {
  public var align: TextAlignment = .start
  public var verticalAlign: VerticalAlignment = .top
  /// Distance from baseline to baseline.
  public var leading: Leading = .factor(1.2)
  /// The most lines that are shown; 0 is unlimited.
  public var lines: Int = 0
  public var truncation: Truncation = .tail
  /// Whether a word longer than a line may break between any two letters; no hyphen is drawn.
  public var breakAnywhere: Bool = false
  public var hyphenate: Bool = false
  /// First-line indent in pt.
  public var indent: Double = 0
  public var direction: LayoutDirection = .leftToRight
  /// `fit="shrink"`: the least scale that may be used to fit the text; nil where it never shrinks.
  public var minimumScale: Double?

  public init() {}

  public enum TextAlignment: String, Hashable, Sendable {
    case left, center, right, start, end, justify
  }

  public enum VerticalAlignment: String, Hashable, Sendable {
    case top, center, bottom
  }

  public enum Truncation: String, Hashable, Sendable {
    case tail, middle, head, none
  }

  /// A multiple of the font size, or a length in pt; the extra stands half above, half below.
  public enum Leading: Hashable, Sendable {
    case factor(Double)
    case length(Double)
  }
}

/// A stretch of text in one style; a line feed in it is a forced line break.
public struct TextRun: Hashable, Sendable {
  public var text: String
  public var style: TextStyle
  /// `https://…` or `#id`.
  public var link: String?

  public init(_ text: String, style: TextStyle = TextStyle(), link: String? = nil) {
    self.text = text
    self.style = style
    self.link = link
  }
}

/// What a text box says: styled runs, set as one paragraph style.
public struct TextContent: Hashable, Sendable {
  public var runs: [TextRun]
  public var paragraph: ParagraphStyle
  /// The style of the box itself: gives an empty text its line height.
  public var base: TextStyle

  public init(runs: [TextRun], paragraph: ParagraphStyle = ParagraphStyle(), base: TextStyle) {
    self.runs = runs
    self.paragraph = paragraph
    self.base = base
  }

  public var plainText: String { runs.reduce(into: "") { $0 += $1.text } }
}

extension TextContent {
  /// Hashes the letters and their sizes alone: texts that differ in nothing else are few, and styles
  /// are long to read.
  public func hash(into hasher: inout Hasher) {
    for run in runs {
      hasher.combine(run.text)
      hasher.combine(run.style.size)
    }
  }
}
