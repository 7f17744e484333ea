internal import CCairo
internal import QuoinCore

/// A decoded picture; shared by all pages that show it, so that a PDF stores it once.
final class Picture {
  /// An ARGB32 `cairo_surface_t`, premultiplied.
  let surface: OpaquePointer
  let width: Int
  let height: Int
  /// In pt.
  let naturalSize: Size
  /// The file as it is, for formats that take it up unchanged.
  let file: [UInt8]

  /// Takes over a surface.
  init(surface: OpaquePointer, header: PNGHeader, file: [UInt8]) {
    self.surface = surface
    width = header.width
    height = header.height
    naturalSize = header.naturalSize
    self.file = file
  }

  deinit { cairo_surface_destroy(surface) }
}
