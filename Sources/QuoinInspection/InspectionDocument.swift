package import QuoinCore
package import QuoinLayout

/// Inspected pages as one HTML file that needs nothing else: no network, no other file.
///
/// Pointing at a box shows its rules, a click or `#box=ID` in the address keeps it. Everything that
/// comes from a template or its data is written as text; the script is always the same.
package struct InspectionDocument {
  package struct Page {
    /// What its tab says.
    var name: String
    /// Its picture as an `<svg>` element, its ids different from those of the others.
    var svg: String
    var inspection: PageInspection

    package init(name: String, svg: String, inspection: PageInspection) {
      self.name = name
      self.svg = svg
      self.inspection = inspection
    }
  }

  let title: String
  let pages: [Page]
  let sharedSVG: String
  let diagnostics: [Diagnostic]
  let pinned: String?

  /// - Parameters:
  ///   - title: The name of the document.
  ///   - pages: In the order of their tabs.
  ///   - sharedSVG: An element that the pages' SVG refers to; empty if there is none.
  ///   - diagnostics: What is to be said about them.
  ///   - pinned: The id of a box to begin with.
  package init(
    title: String, pages: [Page], sharedSVG: String = "", diagnostics: [Diagnostic],
    pinned: String? = nil
  ) {
    self.title = title
    self.pages = pages
    self.sharedSVG = sharedSVG
    self.diagnostics = diagnostics
    self.pinned = pinned
  }

  /// The file; well-formed as XML too.
  package var html: String {
    let pin = pinned.map { " data-pin=\"\(XMLText($0))\"" } ?? ""
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8"/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
      style-src 'unsafe-inline'; script-src 'nonce-quoin'"/>
      <title>\(XMLText(title)) · inspected</title>
      <style>
      \(InspectionStyleSheet.text)\
      </style>
      </head>
      <body\(pin)>
      <header>
      <h1>\(XMLText(title))</h1>
      \(tabs)\(switches)\
      </header>
      \(sharedSVG)\
      <main>
      \(pages.enumerated().map { section($0.offset, $0.element) }.joined())\
      </main>
      <aside>
      \(pages.enumerated().map { panel($0.offset, $0.element) }.joined())\
      \(problems)\
      </aside>
      <script nonce="quoin">
      //<![CDATA[
      \(InspectionScript.text)\
      //]]>
      </script>
      </body>
      </html>\n
      """
  }

  private var tabs: String {
    guard pages.count > 1 else { return "" }
    let buttons = pages.enumerated().map { index, page in
      """
      <button type="button" data-show="\(index)">\(XMLText(page.name))</button>\n
      """
    }
    return "<nav aria-label=\"Pages\">\n\(buttons.joined())</nav>\n"
  }

  /// What can be left out of the picture, and its size.
  private var switches: String {
    let layers = [
      ("page", "page"), ("margins", "margins"), ("guides", "guides"), ("frames", "frames"),
      ("baselines", "baselines"), ("sizes", "natural sizes"), ("rules", "rules"),
      ("labels", "labels"),
    ]
    let boxes = layers.map { name, words in
      "<label><input type=\"checkbox\" data-switch=\"\(name)\" checked=\"checked\"/>\(words)</label>\n"
    }
    return """
      <div class="switches" role="group" aria-label="Layers">
      \(boxes.joined())\
      </div>
      <div class="zoom" role="group" aria-label="Size">
      <button type="button" data-zoom="out" aria-label="Smaller">−</button>
      <button type="button" data-zoom="fit">Fit</button>
      <button type="button" data-zoom="in" aria-label="Larger">+</button>
      </div>\n
      """
  }

  private func section(_ index: Int, _ page: Page) -> String {
    """
    <section data-page="\(index)" aria-label="\(XMLText(page.name))"\(index == 0 ? "" : " hidden=\"hidden\"")>
    \(page.svg)</section>\n
    """
  }

  /// All that was said about the document, boxes by name where they can be picked.
  private var problems: String {
    guard !diagnostics.isEmpty else { return "" }
    let items = diagnostics.map { diagnostic in
      let place = diagnostic.location.map { " <small>\(XMLText("\($0)"))</small>" } ?? ""
      let boxes = diagnostic.boxes.map { id in
        "<button type=\"button\" data-pick=\"\(XMLText(id))\">\(XMLText(id))</button>"
      }
      let notes = diagnostic.constraints.map { "<li><code>\(XMLText($0.summary))</code></li>\n" }
      let list = notes.isEmpty ? "" : "<ul>\n\(notes.joined())</ul>\n"
      return """
        <li class="\(diagnostic.severity.rawValue)"><p>\(XMLText(diagnostic.message))\(place)</p>
        \(list)\(boxes.joined(separator: " "))</li>\n
        """
    }
    return """
      <section class="problems" aria-label="Diagnostics">
      <h2>\(diagnostics.count == 1 ? "1 diagnostic" : "\(diagnostics.count) diagnostics")</h2>
      <ul>
      \(items.joined())\
      </ul>
      </section>\n
      """
  }
}
