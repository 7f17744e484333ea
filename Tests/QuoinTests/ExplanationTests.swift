import Quoin
import QuoinCore
import QuoinLayout
import Testing

/// `Typesetter.explain`: whatever is explained, the sums come to the values.
@Suite struct ExplanationTests {
  /// Every fact in a chain of cause.
  private func all(_ fact: Fact) -> [Fact] { [fact] + fact.causes.flatMap(all) }

  /// Every box of every layout case, in every variant: text wrapped and cut, stacks, right-to-left,
  /// conflicts, ties. What stands in a sum, once divided, is the value beside it.
  @Test(arguments: LayoutCase.all) func sumsComeToTheirValues(_ layoutCase: LayoutCase) throws {
    let template = try DocumentTemplate(path: layoutCase.template)
    let typesetter = try Typesetter(for: template, fonts: .forTests)
    let data = try template.sample()
    var ids: [String] = ["page"]
    for page in typesetter.layOut(template, data).pages {
      for frame in page.scene.frames where !ids.contains(frame.id) { ids.append(frame.id) }
    }
    for id in ids {
      let report = typesetter.explain(id, in: template, data, depth: 64)
      #expect(!report.places.isEmpty)
      for quantity in report.places.flatMap(\.explanation.quantities) {
        #expect(quantity.fact.value == quantity.value)
        for fact in all(quantity.fact) where !fact.sum.isEmpty {
          let sum = fact.sum.reduce(0) { $0 + $1.amount } / fact.divisor
          #expect(abs(sum - fact.value) < 1e-6, "\(id): \(fact.name) \(fact.value) is not \(sum)")
        }
        // Nothing holds what is shown to give way.
        for lost in quantity.givenUp + quantity.refused {
          #expect(lost.error > 0 && !quantity.holding.contains(lost.constraint))
        }
      }
    }
  }

  /// Shown one step at a time, the chain leads to the same constraints as the solver names: none that
  /// is shown is missing from those that hold the value.
  @Test(arguments: LayoutCase.all) func shownConstraintsHold(_ layoutCase: LayoutCase) throws {
    let template = try DocumentTemplate(path: layoutCase.template)
    let typesetter = try Typesetter(for: template, fonts: .forTests)
    let data = try template.sample()
    for page in typesetter.layOut(template, data).pages {
      for frame in page.scene.frames {
        let variants = page.variant.map { [$0] }
        for place in typesetter.explain(frame.id, in: template, data, variants: variants).places {
          for quantity in place.explanation.quantities {
            for note in all(quantity.fact).flatMap(\.constraints)
            where note.text != "page.left == 0" && note.text != "page.top == 0" {
              #expect(quantity.holding.contains(note), "\(frame.id).\(quantity.name): \(note.text)")
            }
          }
        }
      }
    }
  }

  /// A box of a page made in Swift: 16 from the left of 240, and as far from the right: 208.
  @Test func pagesMadeInSwiftAreExplained() throws {
    let page = Page(id: "card", size: PageSize(240, 160))
    let box = Box(id: "b")
    page.add(box)
    box.makeConstraints { make in
      make.edges.equalToSuperview().inset(16).labeled("frame")
    }
    let typesetter = try Typesetter(fonts: .forTests)
    let explanation = try #require(typesetter.explain(box, on: page))
    #expect(explanation.quantities.map(\.value) == [16, 16, 208, 128])
    let width = explanation.quantities[2].fact
    #expect(width.sum.map(\.amount) == [224, -16])
    #expect(width.causes.map(\.name) == ["b.right"])
    #expect(width.causes[0].constraints.map(\.label) == ["frame"])
    #expect(explanation.text == nil)
    #expect(typesetter.explain(Box(id: "elsewhere"), on: page) == nil)
  }

  /// What is so for all records is said once, what is so for one names it.
  @Test func recordsAreCheckedTogether() throws {
    let scratch = try Scratch()
    let template = try DocumentTemplate(
      path: scratch.write(
        """
        <template><page size="100 50">
        <text family="Quoin Mono"><make><left.top equalTo="page"/></make>{{ a }}{{ b }}</text>
        </page></template>
        """, to: "t.xml"))
    let records = [
      ("one", DocumentData()), ("two", try DocumentData().setting("b", to: "x")),
    ]
    let messages = try Typesetter(for: template, fonts: .forTests)
      .check(template, records.map { (name: $0.0, data: $0.1) }).map(\.message)
    #expect(messages == ["no 'a' in the data", "no 'b' in the data (data 'one')"])
  }
}
