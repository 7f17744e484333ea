public import QuoinCore

extension SizeSurvey {
  /// The survey for people: a map of the sizes, the smallest and the largest good one, and a line for
  /// each thing that goes wrong, with the constraints at fault below it.
  public var text: String {
    let heading = "page sizes" + (variant.map { " of variant '\($0)'" } ?? "")
    let axes =
      " (\(range.unit.rawValue)): \(range.widths.count) widths across,"
      + " \(range.heights.count) heights down\n\n"
    var text = heading + axes + map + "\n  . good   ~ something does not fit   # broken\n\n"
    if let smallest, let largest {
      text += "smallest good size  \(words(smallest))\nlargest good size   \(words(largest))\n"
    } else {
      text += "no size is good\n"
    }
    for border in borders { text += "\n" + words(border) }
    return text
  }

  /// Widths across the top, heights down the side.
  private var map: String {
    let widths = range.widths.map(shortLength)
    let heights = range.heights.map(shortLength)
    let margin = heights.map(\.count).max() ?? 0
    let column = (widths.map(\.count).max() ?? 0) + 2
    var map = String(repeating: " ", count: margin + 2)
    map += widths.map { $0.padded(to: column) }.joined() + "\n"
    for (height, row) in zip(heights, outcomes) {
      map += "  " + height.padded(to: margin)
      map += row.map { $0.sign.padded(to: column) }.joined() + "\n"
    }
    return map
  }

  private func words(_ border: SizeBorder) -> String {
    let diagnostic = border.diagnostic
    let place = diagnostic.location.map { "  \($0.file):\($0.line)" } ?? ""
    var text = words(border.extent)
    text += ": \(diagnostic.code.rawValue)\(place)\n"
    text += "  at \(words(border.size)) \(diagnostic.message)\n"
    var table = TextTable()
    for rule in border.rules {
      table.add("   ", rule.words, rule.location.map { "\($0.file):\($0.line)" } ?? "")
    }
    return text + table.text
  }

  private func words(_ extent: SizeBorder.Extent) -> String {
    switch extent {
    case .everywhere: return "at every size"
    case .scattered(let count):
      return "at \(count) of \(range.widths.count * range.heights.count) sizes"
    case .beyond(let limits):
      if limits.count == 2, limits[0].side == limits[1].side,
        abs(limits[0].length - limits[1].length) < 1e-9, let first = limits[0].other,
        let last = limits[1].other
      {
        return "\(limits[0].side.rawValue) than \(length(limits[0].length)) \(range.unit.rawValue)"
          + " where \(length(first)) to \(length(last)) \(range.unit.rawValue) high"
      }
      let parts = limits.map { limit in
        let isWidth = limit.side == .narrower || limit.side == .wider
        let words = "\(limit.side.rawValue) than \(length(limit.length)) \(range.unit.rawValue)"
        guard let other = limit.other else { return words }
        return words + " where \(length(other)) \(range.unit.rawValue) \(isWidth ? "high" : "wide")"
      }
      return parts.joined(separator: ", ")
    }
  }

  private func words(_ size: Size) -> String {
    "\(length(size.width)) x \(length(size.height)) \(range.unit.rawValue)"
  }

  /// A length in the unit of the range.
  private func length(_ points: Double) -> String {
    number(points / Length(1, range.unit).points(em: 0))
  }

  private func shortLength(_ points: Double) -> String {
    let length = points / Length(1, range.unit).points(em: 0)
    return number((length * 10).rounded() / 10)
  }

  /// The survey for programs: lengths in pt; a row of signs for each height, `.` good, `~` misfit,
  /// `#` broken.
  public var json: JSONText {
    .object([
      ("variant", variant.map { .string($0) } ?? .null),
      ("widths", .array(range.widths.map { .number($0) })),
      ("heights", .array(range.heights.map { .number($0) })),
      ("outcomes", .array(outcomes.map { .string($0.map(\.sign).joined()) })),
      ("smallest", smallest?.json ?? .null),
      ("largest", largest?.json ?? .null),
      ("borders", .array(borders.map(\.json))),
    ])
  }
}

extension SizeBorder {
  fileprivate var json: JSONText {
    let words: String
    var limits: [Limit] = []
    switch extent {
    case .everywhere: words = "everywhere"
    case .scattered: words = "scattered"
    case .beyond(let list): (words, limits) = ("beyond", list)
    }
    return .object([
      ("extent", .string(words)),
      (
        "limits",
        .array(
          limits.map { limit in
            .object([
              ("side", .string(limit.side.rawValue)), ("length", .number(limit.length)),
              ("other", limit.other.map { .number($0) } ?? .null),
            ])
          })
      ),
      ("size", size.json),
      ("diagnostic", diagnostic.json),
      ("rules", .array(rules.map(\.json))),
    ])
  }
}

extension SizeSurvey.Outcome {
  fileprivate var sign: String {
    switch self {
    case .good: "."
    case .misfit: "~"
    case .broken: "#"
    }
  }
}

extension Size {
  fileprivate var json: JSONText {
    .object([("width", .number(width)), ("height", .number(height))])
  }
}

extension String {
  /// With blanks before it.
  fileprivate func padded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
