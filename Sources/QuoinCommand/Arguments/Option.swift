/// One option of the command line, as CLI.md spells it.
struct Option: Sendable {
  /// The long spelling without dashes: `output`.
  var name: String
  /// The one-letter spelling: `o`.
  var short: Character?
  /// What stands for the value in help texts; nil for an option that takes none.
  var value: String?
  /// Whether it may be given more than once.
  var isRepeatable = false
  var help: String
}

extension Option {
  /// `-o, --output PATTERN`, as help texts show it.
  var usage: String {
    let letter = short.map { "-\($0), " } ?? "    "
    return "\(letter)--\(name)" + (value.map { " \($0)" } ?? "")
  }
}

extension Option {
  static let data = Option(
    name: "data", short: "d", value: "FILE",
    help: "JSON object to bind; - is stdin; default: the template's <sample>")
  static let dataFiles = Option(
    name: "data", short: "d", value: "FILE", isRepeatable: true,
    help: "JSON object to bind, each in turn; - is stdin; default: the template's <sample>")
  static let set = Option(
    name: "set", value: "PATH=VALUE", isRepeatable: true, help: "one value (text) over the data")
  static let variant = Option(
    name: "variant", value: "NAME", isRepeatable: true,
    help: "only this variant; default: all, or the pages as declared if there are none")
  static let output = Option(
    name: "output", short: "o", value: "PATTERN",
    help: "a file, a folder with a trailing /, - for stdout, or a pattern with"
      + " {{ template }} {{ variant }} {{ page.number }} {{ format }}")
  static let format = Option(
    name: "format", value: "LIST",
    help: "pdf, png, svg, separated by commas; default: the output's extension, else pdf")
  static let dpi = Option(
    name: "dpi", value: "N", help: "PNG resolution; default 96, where 1px is one pixel")
  /// As ``format``, for pictures of rules.
  static let inspectedFormat = Option(
    name: "format", value: "LIST",
    help: "svg, png, html, pdf, separated by commas; default: the output's extension, else html")
  static let inspectedBox = Option(
    name: "box", value: "ID", help: "only the rules of this box")
  /// As ``dpi``, for pictures of rules.
  static let inspectedDPI = Option(
    name: "dpi", value: "N", help: "PNG resolution; default: what makes the letters readable")
  static let scale = Option(name: "scale", value: "N", help: "PNG size, times N")
  static let pages = Option(name: "pages", value: "LIST", help: "some pages: 1,3-5")
  static let fontPath = Option(
    name: "font-path", value: "DIR", isRepeatable: true, help: "a folder of fonts to use first")
  static let ignoreSystemFonts = Option(
    name: "ignore-system-fonts", help: "only the template's fonts and --font-path")
  static let root = Option(
    name: "root", value: "DIR",
    help: "the folder outside which no file is read; default: the template's")
  static let locale = Option(
    name: "locale", value: "TAG", help: "how filters format; default: the template's lang")
  static let creationDate = Option(
    name: "creation-date", value: "DATE",
    help: "date written into files; default: SOURCE_DATE_EPOCH, else none")
  static let box = Option(
    name: "box", value: "ID", help: "the box: title, row[0], row[last], row[*], use.title, page")
  static let rng = Option(name: "rng", help: "RELAX NG; the default")
  static let xsd = Option(name: "xsd", help: "XML Schema")
  static let depth = Option(
    name: "depth", value: "N", help: "how many steps chains of cause are followed; default 5")
  static let instead = Option(
    name: "instead", value: "NUMBER",
    help: "what one of its numbers should rather be, and what stands in the way: width=300, x=20mm")
  static let reportFormat = Option(
    name: "format", value: "text|json", help: "form of the report on stdout; default text")
  static let sizes = Option(
    name: "sizes", value: "RANGE",
    help: "try page sizes and say where constraints break: 300x200..1200x800:8 is 8 widths and"
      + " 8 heights, ends included; lengths as in templates, also A6..A3:5")
  static let paths = Option(
    name: "paths", help: "list the data paths that the templates read; without --data only that")
  static let strict = Option(name: "strict", help: "warnings are errors")
  static let recover = Option(
    name: "recover", help: "draw pages with conflicts without the refused constraints")
  static let diagnostics = Option(
    name: "diagnostics", value: "text|json", help: "form of the messages on stderr")
  static let quiet = Option(name: "quiet", short: "q", help: "say nothing but errors")
  static let verbose = Option(name: "verbose", short: "v", help: "say more")
  static let color = Option(
    name: "color", value: "auto|always|never", help: "colours in messages; default auto")
  static let help = Option(name: "help", short: "h", help: "what the verb does and takes")
}
