import Foundation
import Testing

/// `quoin inspect`: files, exit codes and what it says.
@Suite struct InspectTests {
  private let quoin: QuoinProcess

  init() throws {
    quoin = try QuoinProcess([
      "card.xml": """
      <template name="card">
        <page id="sheet" size="100 60">
          <box id="title"><make><edges equalTo="page" inset="5"/></make></box>
        </page>
        <variants><variant name="plain"/><variant name="wide" size="200 60"/></variants>
      </template>
      """,
      "clash.xml": Mistake.clash,
      "broken.xml": "<template><page id=\"a\" size=\"9 9\"><bxo/></page></template>",
    ])
  }

  private func inspect(_ arguments: String) throws -> QuoinProcess.Outcome {
    try quoin.run(
      ["inspect"] + arguments.split(separator: " ").map(String.init)
        + ["--font-path", QuoinProcess.fonts, "--ignore-system-fonts"])
  }

  private func text(of name: String) throws -> String {
    String(decoding: try quoin.bytes(of: name), as: UTF8.self)
  }

  @Test func oneHTMLFileHoldsAllVariants() throws {
    let outcome = try inspect("card.xml -o card.html")
    #expect(outcome.status == 0 && outcome.errors.isEmpty && outcome.text == "card.html\n")
    let html = try text(of: "card.html")
    #expect(html.hasPrefix("<!DOCTYPE html>"))
    #expect(html.components(separatedBy: "<svg ").count == 1 + 2)
  }

  @Test func byDefaultItIsHTMLUnderANameOfItsOwn() throws {
    #expect(try inspect("card.xml").text == "output/card-inspect.html\n")
    #expect(
      try inspect("card.xml --format svg,png -o shots/").text.split(separator: "\n") == [
        "shots/card-inspect-plain.svg", "shots/card-inspect-wide.svg",
        "shots/card-inspect-plain.png", "shots/card-inspect-wide.png",
      ])
  }

  @Test func picturesAreOneFileAPage() throws {
    let outcome = try inspect("card.xml -o {{variant}}.svg")
    #expect(outcome.status == 0)
    #expect(try text(of: "plain.svg").contains("data-frame"))
    let clash = try inspect("card.xml -o all.svg")
    #expect(clash.status == 1 && clash.errors.contains("several pages would be written"))
    #expect(!quoin.files().contains("all.svg"))
  }

  @Test func afterAConflictTheRecoveredPageIsDrawn() throws {
    for name in ["clash.svg", "clash.png", "clash.html"] {
      let outcome = try inspect("clash.xml -o \(name)")
      #expect(outcome.exited && outcome.status == 1)
      #expect(outcome.errors.contains("[conflict]"))
      #expect(quoin.files().contains(name))
    }
    // The colour of what is refused.
    #expect(try text(of: "clash.svg").contains("#c00018"))
    #expect(try inspect("clash.xml -o c.svg --recover").status == 0)
  }

  @Test func whatCannotBeReadIsNotDrawn() throws {
    let outcome = try inspect("broken.xml -o broken.svg")
    #expect(outcome.status == 1 && outcome.errors.contains("[unknown-element]"))
    #expect(!quoin.files().contains("broken.svg"))
  }

  @Test func oneBoxCanBeChosen() throws {
    #expect(try inspect("card.xml --variant plain --box title -o t.svg").status == 0)
    #expect(try inspect("card.xml --box title -o t.html").status == 0)
    #expect(try text(of: "t.html").contains("data-pin=\"title\""))
    let slip = try inspect("card.xml --box tilte -o slip.svg")
    #expect(slip.status == 1)
    #expect(
      slip.errors == "quoin: error: no box 'tilte'; did you mean 'title'? [unknown-name]\n")
    #expect(!quoin.files().contains("slip.svg"))
  }

  @Test func otherFormatsAreUsageErrors() throws {
    let outcome = try inspect("card.xml -o card.jpg")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("no format 'jpg'; there are svg, png, html and pdf"))
    let render = try quoin.run("render card.xml --format html")
    #expect(render.status == 2 && render.errors.contains("there are pdf, png and svg"))
  }

  @Test func itsResolutionCanBeChosen() throws {
    func width(_ arguments: String) throws -> Int {
      #expect(try inspect("card.xml --variant plain -o p.png " + arguments).status == 0)
      return try quoin.bytes(of: "p.png")[16..<20].reduce(0) { $0 << 8 | Int($1) }
    }
    // Twice the resolution, to the nearest pixel.
    #expect(abs(try width("--dpi 144") - 2 * width("--dpi 72")) <= 1)
    #expect(try width("--dpi 72 --scale 2") == width("--dpi 144"))
  }
}
