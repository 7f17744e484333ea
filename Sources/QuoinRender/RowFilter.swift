/// The filters that make rows of pixels small (PNG specification, section 9): what is stored is how
/// far each byte is from what its neighbours let expect.
enum RowFilter {
  /// None, left, up, average, Paeth.
  static let count = 5

  /// Filters a row of 8-bit samples.
  ///
  /// - Parameters:
  ///   - filter: Its number.
  ///   - row: The samples.
  ///   - above: Those of the row before; noughts for the first row.
  ///   - channels: Samples to the pixel.
  ///   - filtered: Room for one byte more than the row has: the number comes first.
  static func apply(
    _ filter: UInt8, to row: UnsafeBufferPointer<UInt8>, above: UnsafeBufferPointer<UInt8>,
    channels: Int, into filtered: UnsafeMutableBufferPointer<UInt8>
  ) {
    filtered[0] = filter
    for index in row.indices {
      let left = index < channels ? 0 : row[index - channels]
      let up = above[index]
      let expected: UInt8 =
        switch filter {
        case 1: left
        case 2: up
        case 3: UInt8((UInt16(left) + UInt16(up)) / 2)
        case 4: paeth(left, up, index < channels ? 0 : above[index - channels])
        default: 0
        }
      filtered[index + 1] = row[index] &- expected
    }
  }

  /// Whichever neighbour is nearest to left + up − corner.
  private static func paeth(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
    let (a, b, c) = (Int(left), Int(up), Int(corner))
    let (toLeft, toUp, toCorner) = (abs(b - c), abs(a - c), abs(a + b - 2 * c))
    if toLeft <= toUp, toLeft <= toCorner { return left }
    return toUp <= toCorner ? up : corner
  }
}
