import Foundation
import Quoin
import QuoinCore
import QuoinLayout

/// A template's variants one after another with one typesetter, against each of them laid out
/// afresh: with another page in between, so that the solver has to begin anew.
///
/// Texts are known in both, and fonts open, so that what differs is the layout alone; `fresh` has
/// a typesetter of its own, and measures every text.
struct VariantWalk {
  private let template: DocumentTemplate
  private let data: DocumentData

  init(template path: String) throws {
    template = try DocumentTemplate(path: path)
    data = try template.sample()
  }

  func run(rounds: Int) throws {
    let typesetter = try Typesetter(for: template)
    var moved: [Double] = []
    var again: [Double] = []
    var fresh: [Double] = []
    for _ in 0...rounds {
      for variant in template.variants {
        moved.append(milliseconds { layOut(variant, with: typesetter) })
      }
      for variant in template.variants {
        _ = typesetter.layOut([Page(size: PageSize(10, 10))], named: "between")
        again.append(milliseconds { layOut(variant, with: typesetter) })
      }
      for variant in template.variants {
        let other = try Typesetter(for: template)
        fresh.append(milliseconds { layOut(variant, with: other) })
      }
    }
    // The first round opens fonts.
    let skipped = template.variants.count
    report([
      "moved": Array(moved.dropFirst(skipped)), "again": Array(again.dropFirst(skipped)),
      "fresh": Array(fresh.dropFirst(skipped)),
    ])
  }

  private func layOut(_ variant: String, with typesetter: Typesetter) {
    _ = typesetter.layOut(template, data, variants: [variant])
  }
}
