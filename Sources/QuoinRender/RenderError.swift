internal import QuoinCore
/// What keeps a page from being drawn.
package enum RenderError: Error, Hashable, Sendable {
  /// The picture at this path is missing or unreadable; `reason` says why, in a few words.
  case unreadablePicture(path: String, reason: String)
  /// The picture has more pixels than are decoded.
  case oversizedPicture(path: String, width: Int, height: Int)
  /// A page would be larger than Cairo's pictures, 32,767 pixels a side.
  case oversizedPage(width: Double, height: Double)
  /// Cairo or libpng gave up; `reason` is their message.
  case drawing(reason: String)
}

extension RenderError: CustomStringConvertible {
  /// One sentence without a full stop, names in single quotes.
  package var description: String {
    switch self {
    case .unreadablePicture(let path, let reason):
      "cannot read the picture '\(path)': \(reason)"
    case .oversizedPicture(let path, let width, let height):
      "the picture '\(path)' is too large: \(width) × \(height) pixels, of which at most "
        + "\(PictureStore.mostPixels) are decoded"
    case .oversizedPage(let width, let height):
      "the page would be \(NumberText(width)) × \(NumberText(height)) pixels; at most "
        + "\(PixelSize.longestSide) a side can be drawn: lower the resolution"
    case .drawing(let reason): "drawing failed: \(reason)"
    }
  }
}
