internal import CCairo

/// Turns Cairo's status into a thrown error.
enum CairoStatus {
  /// - Parameters:
  ///   - status: What Cairo said.
  ///   - cleanUp: Called before throwing.
  /// - Throws: `RenderError.drawing`
  static func check(
    _ status: cairo_status_t, orElse cleanUp: () -> Void = {}
  ) throws(RenderError) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    cleanUp()
    throw .drawing(reason: String(cString: cairo_status_to_string(status)))
  }
}
