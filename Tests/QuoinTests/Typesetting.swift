import Quoin
import QuoinCore

/// A template with the typesetter for it, as most tests want them.
struct Typesetting {
  let template: DocumentTemplate
  private let typesetter: Typesetter

  init(
    _ template: DocumentTemplate, fonts: FontOptions = FontOptions()
  ) throws(QuoinError) {
    self.template = template
    typesetter = try Typesetter(for: template, fonts: fonts)
  }

  func layOut(_ data: DocumentData, variants: [String]? = nil) -> LayoutReport {
    typesetter.layOut(template, data, variants: variants)
  }

  func pdf(_ pages: [LaidOutPage], data: DocumentData) throws(QuoinError) -> [UInt8] {
    try typesetter.pdf(
      pages, metadata: try template.metadata(data, variant: pages.first?.variant))
  }

  func png(_ page: LaidOutPage, dpi: Double = 96) throws(QuoinError) -> [UInt8] {
    try typesetter.png(page, dpi: dpi)
  }

  func svg(_ page: LaidOutPage, data: DocumentData) throws(QuoinError) -> [UInt8] {
    try typesetter.svg(page, title: try template.metadata(data, variant: page.variant).title)
  }
}
