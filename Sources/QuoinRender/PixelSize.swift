package import QuoinCore

/// The size of a page in pixels, rounded to the nearest.
package struct PixelSize: Hashable, Sendable {
  package let width: Int
  package let height: Int

  /// Cairo's coordinates in pictures are 16 bits.
  package static let longestSide = 32_767

  /// - Parameters:
  ///   - size: In pt.
  ///   - pixelsPerPoint: Resolution over 72.
  /// - Throws: `RenderError.oversizedPage`
  package init(_ size: Size, pixelsPerPoint: Double) throws(RenderError) {
    let width = (size.width * pixelsPerPoint).rounded()
    let height = (size.height * pixelsPerPoint).rounded()
    let longest = Double(Self.longestSide)
    // Written so that NaN is refused too.
    guard width <= longest, height <= longest else {
      throw .oversizedPage(width: width, height: height)
    }
    self.width = max(1, Int(width))
    self.height = max(1, Int(height))
  }
}
