internal import QuoinCore
internal import QuoinText

extension SVGWriter {
  mutating func write(_ scene: SceneText) {
    guard scene.rect.isDrawable else { return }
    let set = text.set(scene.content, width: scene.wrapWidth, height: scene.fitHeight)
    let scale = set.metrics.scale
    let top = scene.rect.y + scene.drop(of: set.metrics)
    let isScaled = scale != 1
    if isScaled {
      body += """
        <g transform="matrix(\(SVGScale(scale)) 0 0 \(SVGScale(scale)) \
        \(NumberText(scene.rect.x)) \(NumberText(top)))">\n
        """
    }
    let origin = isScaled ? Point.zero : Point(x: scene.rect.x, y: top)
    for line in set.lines where !line.string.isEmpty {
      let left = origin.x + set.left(of: line, in: scene.rect.width / scale)
      let baseline = origin.y + line.baseline
      let runs = line.glyphRuns()
      for run in runs { write(run, left: left, baseline: baseline) }
      for rule in text.rules(of: runs) {
        let rect = Rect(
          x: left + rule.x, y: baseline + rule.y, width: rule.width, height: rule.thickness)
        body += """
          <path d="\(SVGPath(.rectangle(.zero), in: rect))"\(rule.color.svgAttributes("fill"))/>\n
          """
      }
    }
    if isScaled { body += "</g>\n" }
  }

  private mutating func write(_ run: GlyphRun, left: Double, baseline: Double) {
    let target = run.link.flatMap(LinkTarget.init)
    openLink(target)
    body += """
      <text y="\(NumberText(baseline - run.rise))"\(run.style.svgAttributes) \
      xml:space="preserve"
      """
    if run.isRightToLeft {
      // In this direction a text starts at its right.
      body += """
         x="\(NumberText(left + run.x + run.width))" direction="rtl" unicode-bidi="embed">\
        \(XMLText(String(decoding: run.text, as: UTF8.self)))
        """
    } else {
      body += ">"
      for word in run.words {
        body += "<tspan x=\"\(NumberText(left + word.x))\">\(XMLText(word.text))</tspan>"
      }
    }
    body += "</text>\n"
    closeLink(target)
  }
}

extension GlyphRun {
  /// The run cut after its blanks, each part with its place: justified lines stretch their blanks,
  /// and a viewer's font may be a little wider than ours.
  fileprivate var words: [(x: Double, text: String)] {
    var words: [(x: Double, text: String)] = []
    var start = 0
    var left: Double?
    var offset = 0
    for cluster in clusters {
      if left == nil { left = cluster.x }
      offset += cluster.byteCount
      let isBlank = offset > 0 && text[offset - 1] == UInt8(ascii: " ")
      guard isBlank || offset == text.count else { continue }
      words.append((left ?? x, String(decoding: text[start..<offset], as: UTF8.self)))
      start = offset
      left = nil
    }
    return words
  }
}

extension TextStyle {
  fileprivate var svgAttributes: String {
    let families = families.map { "'\($0.filter { $0 != "'" && $0 != "\\" })'" }
    var attributes = """
       font-family="\(XMLText(families.joined(separator: ", ")))" \
      font-size="\(NumberText(drawnSize))"
      """
    if weight != 400 { attributes += " font-weight=\"\(weight)\"" }
    if slant != .upright { attributes += " font-style=\"\(slant.rawValue)\"" }
    if tracking != 0 { attributes += " letter-spacing=\"\(NumberText(tracking))\"" }
    var declarations: [String] = []
    if tracking != 0 { declarations.append("font-variant-ligatures:none") }
    let settings = features.compactMap(Self.cssFeature).joined(separator: ",")
    if !settings.isEmpty { declarations.append("font-feature-settings:\(settings)") }
    if !declarations.isEmpty {
      attributes += " style=\"\(XMLText(declarations.joined(separator: ";")))\""
    }
    if let language { attributes += " xml:lang=\"\(XMLText(language))\"" }
    return attributes + color.svgAttributes("fill")
  }

  /// `liga=0` as CSS has it: `'liga' 0`.
  private static func cssFeature(_ feature: String) -> String? {
    let parts = feature.split(separator: "=", maxSplits: 1).map(String.init)
    guard let tag = parts.first, tag.utf8.count == 4,
      tag.utf8.allSatisfy({ (0x30...0x7A).contains($0) })
    else { return nil }
    return "'\(tag)' \(parts.count > 1 ? Int(parts[1]) ?? 1 : 1)"
  }
}
