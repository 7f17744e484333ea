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
      switch surface {
      case .pdf: paint(picture, over: placed)
      case .pixels: fill(placed, with: picture)
      }
    }
  }

  private func paint(_ picture: Picture, over rect: Rect) {
    if PicturePlaceholder.canBeReplaced, let placeholder = picture.placeholder.surface {
      setSource(
        placeholder, PicturePlaceholder.width, PicturePlaceholder.height, over: rect)
    } else {
      setSource(picture.surface, picture.width, picture.height, over: rect)
    }
    // A padded pattern would be stored as a larger copy.
    cairo_paint(cairo)
  }

  private func fill(_ rect: Rect, with picture: Picture) {
    // Closed before the picture's own space begins.
    cairo_rectangle(cairo, rect.x, rect.y, rect.width, rect.height)
    setSource(picture.surface, picture.width, picture.height, over: rect)
    // Else the edge fades into nothing over half a pixel of the picture's.
    cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
    cairo_fill(cairo)
  }

  /// Makes a surface the source, and the rectangle's corner the origin.
  private func setSource(_ image: OpaquePointer, _ width: Int, _ height: Int, over rect: Rect) {
    cairo_translate(cairo, rect.x, rect.y)
    cairo_scale(cairo, rect.width / Double(width), rect.height / Double(height))
    cairo_set_source_surface(cairo, image, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_GOOD)
  }
}
