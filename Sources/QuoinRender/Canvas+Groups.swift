internal import CCairo
internal import QuoinCore

extension Canvas {
  /// Draws a group: turned about its centre, clipped to its box, all of it fainter at once.
  mutating func draw(_ group: SceneGroup) throws(RenderError) {
    guard group.rect.isDrawable else { return }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    let isRotated = group.rotation.truncatingRemainder(dividingBy: 360) != 0
    if isRotated {
      cairo_translate(cairo, group.rect.midX, group.rect.midY)
      cairo_rotate(cairo, group.rotation * .pi / 180)
      cairo_translate(cairo, -group.rect.midX, -group.rect.midY)
      rotations += 1
    }
    defer { if isRotated { rotations -= 1 } }
    if group.link != nil || group.anchor != nil { note(group) }
    if group.clips {
      addRectangle(snapped(group.rect), group.radius)
      cairo_clip(cairo)
    }
    guard group.opacity < 1 else { return try draw(group.items) }
    guard group.opacity > 0 else { return }
    cairo_push_group(cairo)
    do throws(RenderError) {
      try draw(group.items)
    } catch {
      cairo_pattern_destroy(cairo_pop_group(cairo))
      throw error
    }
    cairo_pop_group_to_source(cairo)
    cairo_paint_with_alpha(cairo, group.opacity)
  }

  private mutating func note(_ group: SceneGroup) {
    let rect = onPage(group.rect)
    if let link = group.link { links.append(LinkArea(target: link, rect: rect)) }
    if let anchor = group.anchor {
      anchors.append(Anchor(name: anchor, point: Point(x: rect.x, y: rect.y)))
    }
  }
}
