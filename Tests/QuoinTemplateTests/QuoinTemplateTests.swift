import Foundation
import QuoinCore
import QuoinLayout
import QuoinTemplate
import Testing

@Test func scratch() throws {
  let template = try Template.load(path: "/tmp/tpl/a.xml")
  let data = try JSONReader.read(Array(#"{"event":{"title":"Night of Stone","date":"2026-03-01","venue":"Stone <Hall>"}}"#.utf8), file: "d.json")
  for variant in [nil, "square"] {
    let bound = template.bind(data, variant: variant) { _ in .failure(PictureFailure("none")) }
    for d in bound.diagnostics { print(d) }
    bound.pages[0].root.forEach { box in
      print(box.id ?? "-", box.kind, box.key, box.paint.fill as Any)
      if case .text(let text) = box.content { print(text.runs.map { ($0.text, $0.style.size, $0.style.weight) }) }
      for rule in box.rules.rules { print("   ", rule.description) }
    }
  }
}
