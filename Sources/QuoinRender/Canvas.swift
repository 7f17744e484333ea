internal import CCairo
internal import QuoinCore
internal import QuoinText

/// Draws scene items with Cairo, onto a PDF page or into pixels.
struct Canvas: ~Copyable {
  let cairo: OpaquePointer
  let surface: Surface
  let text: TextEngine
  let pictures: PictureStore
  let masks: GlyphMasks
  /// How many rotated groups are around what is drawn: rotated edges do not snap.
  var rotations = 0
  /// Where the page leads to, and where it can be led to; page coordinates, in drawing order.
  var links: [LinkArea] = []
  var anchors: [Anchor] = []

  enum Surface {
    case pdf
    case pixels(perPoint: Double)
  }

  struct LinkArea {
    var target: String
    var rect: Rect
  }

  struct Anchor {
    var name: String
    var point: Point
  }

  /// Draws on a Cairo surface, which this value keeps alive.
  init(
    on target: OpaquePointer, _ surface: Surface, text: TextEngine, pictures: PictureStore
  ) throws(RenderError) {
    guard let cairo = cairo_create(target) else { throw .drawing(reason: "out of memory") }
    try CairoStatus.check(cairo_status(cairo)) { cairo_destroy(cairo) }
    self.cairo = cairo
    self.surface = surface
    self.text = text
    self.pictures = pictures
    masks = GlyphMasks.kept(by: text)
    if case .pixels(let scale) = surface { cairo_scale(cairo, scale, scale) }
  }

  deinit { cairo_destroy(cairo) }

  mutating func draw(_ items: [SceneItem]) throws(RenderError) {
    for item in items {
      switch item {
      case .shape(let shape): draw(shape)
      case .text(let text): draw(text)
      case .image(let image): try draw(image)
      case .group(let group): try draw(group)
      }
    }
  }

  /// Cairo remembers its first failure and then draws nothing more.
  ///
  /// - Throws: `RenderError.drawing`
  func check() throws(RenderError) {
    try CairoStatus.check(cairo_status(cairo))
  }

  func saved(_ body: () -> Void) {
    cairo_save(cairo)
    body()
    cairo_restore(cairo)
  }

  /// A rectangle of the current space as it lies on the page, whatever turns it.
  func onPage(_ rect: Rect) -> Rect {
    let corners = [
      (rect.x, rect.y), (rect.maxX, rect.y), (rect.x, rect.maxY), (rect.maxX, rect.maxY),
    ].map { corner in
      var (x, y) = corner
      cairo_user_to_device(cairo, &x, &y)
      return (x: x, y: y)
    }
    let left = corners.map(\.x).min() ?? 0
    let top = corners.map(\.y).min() ?? 0
    return Rect(
      x: left, y: top, width: (corners.map(\.x).max() ?? 0) - left,
      height: (corners.map(\.y).max() ?? 0) - top)
  }
}

extension Rect {
  /// Numbers that are none would put Cairo out of order for the rest of the page.
  var isDrawable: Bool {
    [x, y, width, height].allSatisfy { $0.isFinite && abs($0) < 1e7 }
  }
}
