internal import QuoinCore

extension String {
  /// The name that is most likely meant: spelt in other case, known by another name to users of
  /// HTML, CSS or UIKit, or misspelt; nil where none is near.
  func suggestion(among names: some Sequence<String>) -> String? {
    guard utf8.count <= Limits.suggestedWord else { return nil }
    let names = Array(names.prefix(Limits.suggestions))
    let word = lowercased()
    if let same = names.first(where: { $0.lowercased() == word }) { return same }
    let plain = word.filter { $0 != "-" && $0 != "_" }
    if let other = Self.otherNames[plain]?.first(where: names.contains) { return other }
    // Of one letter or two, every other name is near.
    return count > 2 ? nearest(in: names) : nil
  }

  /// `; did you mean 'title'?`, or nothing where no name is near.
  func hint(among names: some Sequence<String>) -> String {
    suggestion(among: names).hint
  }

  /// What things are called elsewhere, in small letters without hyphens, and what they may be here.
  private static let otherNames: [String: [String]] = [
    // Elements.
    "img": ["image"], "picture": ["image"], "imageview": ["image"], "div": ["box"],
    "view": ["box"], "rect": ["box"], "p": ["text"], "label": ["text"], "strong": ["b"],
    "bold": ["b"], "em": ["i"], "italic": ["i"], "underline": ["u"], "strike": ["s"],
    "del": ["s"], "vstack": ["stack"], "hstack": ["stack"], "stackview": ["stack"],
    "circle": ["ellipse"], "path": ["src", "shape"], "svg": ["shape"], "foreach": ["for"],
    "repeat": ["for"], "var": ["let"], "import": ["include"], "elif": ["elseif"],
    "constraints": ["make"], "tr": ["row"], "td": ["cell"], "qrcode": ["barcode"],
    // Attributes.
    "fontsize": ["size"], "fontfamily": ["family"], "font": ["family", "font"],
    "fontweight": ["weight"], "fontstyle": ["slant"], "direction": ["axis", "dir"],
    "orientation": ["axis"], "background": ["fill"], "backgroundcolor": ["fill"],
    "border": ["stroke"], "cornerradius": ["radius"], "borderradius": ["radius"],
    "lineheight": ["leading"], "letterspacing": ["tracking"], "kerning": ["tracking"],
    "textalign": ["align"], "texttransform": ["transform"], "textcolor": ["color"],
    "class": ["style"], "url": ["src", "href"], "source": ["src"], "file": ["src"],
    "link": ["href", "a"], "gap": ["spacing"], "visible": ["hidden"], "alpha": ["opacity"],
    "numberoflines": ["lines"], "maxlines": ["lines"], "objectfit": ["fit"],
    "language": ["lang"], "locale": ["lang"], "in": ["each"], "items": ["each"],
    "constant": ["offset"], "multiplier": ["multipliedBy"], "zindex": ["z"],
    "rotation": ["rotate"], "contenthuggingpriority": ["hugging"], "padding": ["margin"],
    // Boxes.
    "parent": ["superview"], "container": ["superview"], "prev": ["previous"],
    // Filters.
    "uppercase": ["upper"], "lowercase": ["lower"], "length": ["count"], "filter": ["where"],
    "average": ["avg"], "mean": ["avg"], "format": ["number"], "titlecase": ["capitalize"],
  ]
}
