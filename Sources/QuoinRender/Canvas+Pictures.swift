internal import CCairo
internal import QuoinCore

extension Canvas {
  func draw(_ image: SceneImage) throws(RenderError) {
    guard image.rect.isDrawable, image.rect.width > 0, image.rect.height > 0 else { return }
    let picture = try pictures.picture(at: image.source.path)
    let placed = snapped(PicturePlacement(image, natural: picture.naturalSize).rect)
    guard placed.isDrawable, placed.width > 0, placed.height > 0 else { return }
    saved {
      addRectangle(snapped(image.rect), image.radius)
      cairo_clip(cairo)
      // Closed before the picture's own space begins.
      cairo_rectangle(cairo, placed.x, placed.y, placed.width, placed.height)
      cairo_translate(cairo, placed.x, placed.y)
      cairo_scale(
        cairo, placed.width / Double(picture.width), placed.height / Double(picture.height))
      cairo_set_source_surface(cairo, picture.surface, 0, 0)
      let pattern = cairo_get_source(cairo)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
      switch surface {
      case .pdf:
        // A padded pattern would be stored as a larger copy.
        cairo_new_path(cairo)
        cairo_paint(cairo)
      case .pixels:
        // Else the edge fades into nothing over half a pixel of the picture's.
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_fill(cairo)
      }
    }
  }
}
