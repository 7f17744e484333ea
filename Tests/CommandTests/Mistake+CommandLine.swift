extension Mistake {
  private static let files = ["t.xml": card, "two.xml": pair, "dir/": ""]

  /// Names and files that are not there or cannot be written: status 1.
  static let inNames = [
    Mistake(
      "no such template", "render nowhere.xml", status: 1,
      says: "quoin: error: no template 'nowhere.xml' [unknown-name]"),
    Mistake(
      "a template that is a folder", files: files, "render dir", status: 1,
      says: "quoin: error: no template 'dir' [unknown-name]"),
    Mistake(
      "an unknown variant", files: files, "render two.xml --variant sqare -o out/", status: 1,
      says: "quoin: error: no variant 'sqare'; did you mean 'square'? [unknown-name]"),
    Mistake(
      "pages that are not there", files: files, "render t.xml --pages 2-3 -o out/", status: 1,
      says: "quoin: error: no page is chosen: the document has one page [unknown-name]"),
    Mistake(
      "a clash of output names", files: files, "render two.xml -o one.png", status: 1,
      says: "quoin: error: several pages would be written to 'one.png'; put '{{ variant }}' or"
        + " '{{ page.number }}' into the output [bad-value]"),
    Mistake(
      "two formats in one file", files: files, "render t.xml --format png,svg -o page.png",
      status: 1,
      says:
        "quoin: error: 'page.png' would be written as png and as svg; put '{{ format }}' into the"
        + " output [bad-value]"),
    Mistake(
      "several files to standard output", files: files, "render two.xml --format png -o -",
      status: 1,
      says: "quoin: error: standard output takes one file; choose a --variant, --pages and one"
        + " --format [bad-value]"),
    Mistake(
      "a folder as output", files: files, "render t.xml -o dir", status: 1,
      says: "quoin: error: cannot write 'dir': it is a folder"),
    Mistake(
      "a file in the folder's place", files: files, "render t.xml -o t.xml/page.pdf", status: 1,
      says: "quoin: error: cannot write 't.xml/page.pdf': 't.xml/' is no folder"),
  ]

  /// Command lines that cannot be parsed: status 2.
  static let inCommandLines = [
    Mistake(
      "an unknown option", files: files, "render t.xml --fromat png", status: 2,
      says: "quoin: error: 'render' has no option '--fromat'; did you mean '--format'?"),
    Mistake(
      "no template given", "render", status: 2, says: "quoin: error: 'render' needs TEMPLATE"),
    Mistake(
      "one word too many", files: files, "layout t.xml two.xml", status: 2,
      says: "quoin: error: 'layout' has no place for 'two.xml'"),
    Mistake(
      "an unknown verb", files: files, "redner t.xml", status: 2,
      says: "quoin: error: no verb 'redner'; did you mean 'render'?"),
    Mistake(
      "an option without its value", files: files, "render t.xml -o", status: 2,
      says: "quoin: error: option '-o' needs a value: PATTERN"),
    Mistake(
      "an unknown format", files: files, "render t.xml --format gif", status: 2,
      says: "quoin: error: no format 'gif'; there are pdf, png and svg"),
    Mistake(
      "an output of an unknown format", files: files, "render t.xml -o page.jpg", status: 2,
      says: "quoin: error: no format 'jpg'; there are pdf, png and svg"),
    Mistake(
      "a resolution of nothing", files: files, "render t.xml --dpi 0", status: 2,
      says: "quoin: error: '--dpi' takes a number above 0, not '0'"),
    Mistake(
      "no list of pages", files: files, "render t.xml --pages 3-1", status: 2,
      says: "quoin: error: '3-1' is no list of pages such as 1,3-5"),
    Mistake(
      "a value set without a name", files: files, "render t.xml --set =x", status: 2,
      says: "quoin: error: '--set' takes path=value, not '=x'"),
    Mistake(
      "a date that is none", files: files, "render t.xml --creation-date yesterday", status: 2,
      says: "quoin: error: 'yesterday' is no date such as 2026-11-30 or 2026-11-30T12:00:00Z"),
    Mistake(
      "a day that the month lacks", files: files, "render t.xml --creation-date 2026-02-30",
      status: 2,
      says: "quoin: error: '2026-02-30' is no date such as 2026-11-30 or 2026-11-30T12:00:00Z"),
  ]
}
