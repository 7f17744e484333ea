package import QuoinCore

/// A part of a line that leads somewhere.
package struct LinkSpan {
  package let target: String
  /// From the line's left, in pt.
  package let x: Double
  package let width: Double
}

extension SetLine {
  /// The line's glyphs, run after run from left to right.
  package func glyphRuns() -> [GlyphRun] { FontLock.held { GlyphRunBuilder(self).runs } }
}

extension TextEngine {
  /// The underlines and strikethroughs of a line, those that touch and look alike as one.
  package func rules(of runs: [GlyphRun]) -> [TextRule] {
    var rules: [TextRule] = []
    for run in runs where run.style.underline || run.style.strikethrough {
      let extent = FontLock.held { descriptions.extent(of: run.style) }
      let size = run.style.drawnSize
      func add(position: Double, thickness: Double) {
        let y = -run.rise - position * size
        let thickness = max(thickness * size, 0.01)
        if let index = rules.lastIndex(where: {
          $0.y == y && $0.thickness == thickness && $0.color == run.style.color
            && abs($0.x + $0.width - run.x) < 1e-6
        }) {
          let joined = rules[index]
          rules[index] = TextRule(
            x: joined.x, width: run.x + run.width - joined.x, y: y, thickness: thickness,
            color: joined.color)
        } else {
          rules.append(
            TextRule(
              x: run.x, width: run.width, y: y, thickness: thickness, color: run.style.color))
        }
      }
      if run.style.underline {
        add(position: extent.underlinePosition, thickness: extent.underlineThickness)
      }
      if run.style.strikethrough {
        add(position: extent.strikethroughPosition, thickness: extent.strikethroughThickness)
      }
    }
    return rules
  }

  /// Letters of a text that none of the fonts has, each once, in the order in which they come.
  package func missingCharacters(in content: TextContent) -> [Unicode.Scalar] {
    let set = set(content, width: nil, height: nil)
    var missing: [Unicode.Scalar] = []
    for line in set.lines {
      for scalar in line.missingScalars() where !missing.contains(scalar) {
        missing.append(scalar)
      }
    }
    return missing
  }
}

extension Sequence<GlyphRun> {
  /// The stretches of these runs that are links, those of one target that touch as one.
  package func links() -> [LinkSpan] {
    var links: [LinkSpan] = []
    for run in self {
      guard let target = run.link else { continue }
      if let last = links.last, last.target == target, abs(last.x + last.width - run.x) < 1e-6 {
        links[links.count - 1] = LinkSpan(
          target: target, x: last.x, width: run.x + run.width - last.x)
      } else {
        links.append(LinkSpan(target: target, x: run.x, width: run.width))
      }
    }
    return links
  }
}
