import QuoinCore
import QuoinLayout

extension InspectionDocument {
  /// The list of a page's boxes, and for each what is to be known about it.
  func panel(_ index: Int, _ page: Page) -> String {
    let inspection = page.inspection
    let owned = Dictionary(grouping: inspection.rules.indices) { inspection.rules[$0].owner.box }
    var leaning: [Int: [Int]] = [:]
    for rule in inspection.rules.indices {
      for box in inspection.boxes(of: rule).dropFirst() { leaning[box, default: []].append(rule) }
    }
    let depths = inspection.depths
    var list = ""
    var articles = ""
    for (number, box) in inspection.boxes.enumerated() {
      let own = owned[number] ?? []
      list += entry(number, box, depth: depths[number], rules: own.map { inspection.rules[$0] })
      articles += article(number, box, own, leaning[number] ?? [], inspection)
    }
    return """
      <section class="panel" data-page="\(index)"\(index == 0 ? "" : " hidden=\"hidden\"")>
      <p class="summary">\(XMLText(inspection.summary))</p>
      <label class="filter">Filter <input type="search" placeholder="id" autocomplete="off"/></label>
      <ul class="boxes" aria-label="Boxes">
      \(list)\
      </ul>
      <div class="details" aria-live="polite">
      <p class="hint">Point at a box to see its rules. Click, or press Enter, to keep it; Esc lets \
      go.</p>
      \(articles)\
      </div>
      </section>\n
      """
  }

  private func entry(
    _ number: Int, _ box: InspectedBox, depth: Int, rules: [InspectedRule]
  ) -> String {
    var badges = ""
    if rules.contains(where: \.isRefused) { badges += "<b class=\"refused\">refused</b>" }
    if rules.contains(where: { $0.state == .givenUp }) {
      badges += "<b class=\"given-up\">given up</b>"
    }
    if !box.freedoms.isEmpty { badges += "<b class=\"free\">ambiguous</b>" }
    return """
      <li><button type="button" data-box="\(number)" data-id="\(XMLText(box.name))" \
      style="--depth:\(min(depth, 12))"\(box.isHidden ? " class=\"faint\"" : "")>\
      \(XMLText(box.name.asLabel(atMost: 60))) <small>\(XMLText(box.kind))</small>\(badges)\
      </button></li>\n
      """
  }

  private func article(
    _ number: Int, _ box: InspectedBox, _ own: [Int], _ leaning: [Int],
    _ inspection: PageInspection
  ) -> String {
    let place = box.location.map { " <small>\(XMLText("\($0.file):\($0.line)"))</small>" } ?? ""
    return """
      <article data-box="\(number)" hidden="hidden">
      <h2>\(XMLText(box.name)) <small>\(XMLText(box.kind))\(box.isHidden ? ", hidden" : "")</small>\
      \(place)</h2>
      \(frame(of: box))\(freedoms(of: box))\
      \(rules(own, "Rules", inspection))\(rules(leaning, "Rules of others that lean on it", inspection))\
      </article>\n
      """
  }

  private func frame(of box: InspectedBox) -> String {
    let numbers = [
      ("x", box.rect.x), ("y", box.rect.y), ("width", box.rect.width), ("height", box.rect.height),
    ]
    var cells = numbers.map { "<dt>\($0)</dt><dd>\(NumberText($1))</dd>" }.joined()
    let natural = [("natural width", box.naturalWidth), ("natural height", box.naturalHeight)]
    for case (let name, let value?) in natural {
      cells += "<dt>\(name)</dt><dd>\(NumberText(value))</dd>"
    }
    return "<dl>\(cells)</dl>\n"
  }

  private func freedoms(of box: InspectedBox) -> String {
    guard !box.freedoms.isEmpty else { return "" }
    let items = box.freedoms.map { freedom in
      let range =
        switch (freedom.low, freedom.high) {
        case (let low?, let high?): "anything from \(NumberText(low)) to \(NumberText(high))"
        case (let low?, nil): "\(NumberText(low)) or more"
        case (nil, let high?): "\(NumberText(high)) or less"
        case (nil, nil): "anything"
        }
      return "<li class=\"free\"><p>\(freedom.quantity.rawValue) could be \(range)</p></li>\n"
    }
    return "<h3>Ambiguous</h3>\n<ul class=\"rules\">\n\(items.joined())</ul>\n"
  }

  private func rules(_ rules: [Int], _ heading: String, _ inspection: PageInspection) -> String {
    guard !rules.isEmpty else { return "" }
    let items = rules.map { item($0, inspection.rules[$0]) }
    return "<h3>\(heading)</h3>\n<ul class=\"rules\">\n\(items.joined())</ul>\n"
  }

  private func item(_ number: Int, _ rule: InspectedRule) -> String {
    let note = rule.note
    let label = note.label.map { " <q>\(XMLText($0))</q>" } ?? ""
    let place = note.location.map { " <small>\(XMLText("\($0.file):\($0.line)"))</small>" } ?? ""
    let origin = rule.origin == .arranged ? " <small>by its stack or grid</small>" : ""
    return """
      <li data-rule="\(number)" class="\(rule.stateName)"><code>\(XMLText(note.text))</code>\
      \(label)\(place)\(origin)\(outcome(of: rule))</li>\n
      """
  }

  private func outcome(of rule: InspectedRule) -> String {
    switch rule.state {
    case .tight: return ""
    case .slack: return "<p>holds, with room to spare</p>"
    case .givenUp: return "<p>given up, missed by \(NumberText(rule.error)) pt</p>"
    case .refused(let message, let others):
      let list = others.map { "<li><code>\(XMLText($0.summary))</code></li>\n" }
      return """
        <p>refused, missed by \(NumberText(rule.error)) pt: \(XMLText(message))</p>
        \(list.isEmpty ? "" : "<ul>\n\(list.joined())</ul>\n")
        """
    }
  }
}

extension InspectedRule {
  fileprivate var stateName: String {
    switch state {
    case .tight: "tight"
    case .slack: "slack"
    case .givenUp: "given-up"
    case .refused: "refused"
    }
  }
}

extension PageInspection {
  /// How deep every box stands in others; the root 0.
  fileprivate var depths: [Int] {
    boxes.reduce(into: []) { depths, box in
      // Parents come before their children.
      depths.append(box.parent.map { depths[$0] + 1 } ?? 0)
    }
  }
}
