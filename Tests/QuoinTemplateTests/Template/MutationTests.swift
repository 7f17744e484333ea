import QuoinCore
import QuoinLayout
import Testing

@testable import QuoinTemplate

/// Spoilt copies of templates and data are bound or refused; nothing ever traps.
@Suite struct MutationTests {
  static let template = """
    <?xml version="1.0" encoding="UTF-8"?>
    <template name="all" lang="en" title="{{ a.b }}"><let name="gap" value="12mm"/>
    <styles><style name="s" size="12pt" fill="linear-gradient(45deg, #fff, red 80%)"/></styles>
    <component name="card" params="title price=0"><text id="t">{{ title }}</text><slot/></component>
    <page id="p" size="A4 landscape" margin="10 20"><for each="list" as="x" index="i">
    <text id="row" style="s" hugging="751 250"><make><top equalTo="previous.bottom" orElse="page"
    offset="{{ gap / 2 }}" priority="high"/><left.right equalTo="page.margins"/></make>
    {{ x.n | number:"0.00" }} &amp; <b>é {{ i }}</b><br/><if test="i > 0 and not x.z">m</if></text></for>
    <grid id="g" columns="3" gutter="2mm"/><use id="u" component="card" title="{{ list }}"/>
    <visual format="H:|-16-[u(40)]->=12-|"/><distribute axis="vertical" boxes="row[*]" spacing="2"/>
    <box stroke="0.5pt dashed #ccc" radius="1 2 3 4" aspect="16:9"><!-- c --></box></page>
    <variants><variant name="v" size="10cm auto"><remake for="row[last]"><left equalTo="g.column[1]"/>
    </remake><set for="u.t" color="rgb(1 2 3 / 4%)"/></variant></variants></template>
    """
  static let json = #"{"a": {"b": "€ \u20AC"}, "list": [{"n": 1.10}, {"n": -2e3, "z": null}]}"#

  /// Flips, cuts and doubles stretches of bytes.
  private func spoil(_ bytes: [UInt8], _ random: inout SplitMix) -> [UInt8] {
    var bytes = bytes
    for _ in 0...Int(random.next() % 2) {
      guard !bytes.isEmpty else { break }
      let start = Int(random.next() % UInt64(bytes.count))
      let end = min(bytes.count, start + Int(random.next() % 40))
      switch random.next() % 4 {
      case 0: bytes[start] ^= UInt8(1 << (random.next() % 8))
      case 1: bytes.removeSubrange(start..<end)
      case 2: bytes.insert(contentsOf: bytes[start..<end], at: start)
      default:
        let signs = Array("<>&\"'{}[].|:/= \n09".utf8)
        bytes[start] = signs[Int(random.next() % UInt64(signs.count))]
      }
    }
    return bytes
  }

  @Test func templates() {
    var random = SplitMix(state: 1)
    let record = data(Self.json)
    var refused = 0
    for _ in 0..<600 {
      do {
        let template = try Template.parse(
          spoil(Array(Self.template.utf8), &random), file: "t.xml")
        for variant in [nil, "v"] {
          let bound = template.bind(record, variant: variant) { _ in .success(.zero) }
          for diagnostic in bound.diagnostics {
            #expect(!diagnostic.message.isEmpty)
          }
        }
      } catch {
        refused += 1
        #expect(!error.diagnostics.isEmpty && error.diagnostics.count <= 50)
        #expect(error.diagnostics.allSatisfy { $0.location != nil })
      }
    }
    #expect(refused > 300 && refused < 600)
  }

  @Test func datas() throws {
    var random = SplitMix(state: 99)
    let template = try Template.parse(Array(Self.template.utf8), file: "t.xml")
    for _ in 0..<300 {
      guard let record = try? JSONReader.read(spoil(Array(Self.json.utf8), &random), file: "d.json")
      else { continue }
      _ = template.bind(record) { _ in .success(.zero) }
    }
  }

  @Test func expressions() {
    var random = SplitMix(state: 5)
    let source = "(items | where:'qty > 0' | sum:\"qty * price\" | round:2) + a[i - 1].b ? 4mm : -x"
    for _ in 0..<2000 {
      let text = String(decoding: spoil(Array(source.utf8), &random), as: UTF8.self)
      _ = try? ExpressionParser.parse(text)
    }
  }

  @Test func theWholeOneIsBound() {
    let bound = Bound(Self.template, Self.json, variant: "v")
    #expect(
      bound.diagnostics == [
        "t.xml:4:63: error: a list of 2 cannot be printed; use join or <for> [bad-value]"
      ])
  }
}
