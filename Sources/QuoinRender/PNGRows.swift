/// The rows of a PNG file as they are stored: each filtered (PNG specification, section 9), all of
/// them deflated.
struct PNGRows {
  /// One zlib stream, as PDF takes it up unchanged.
  let deflated: [UInt8]
  /// The number of the filter that each row was stored with.
  let filters: [UInt8]

  /// Nil for an interlaced file, and where libpng would have overlooked a fault: a PDF's reader may
  /// be less lenient.
  init?(_ file: [UInt8], _ header: PNGHeader) {
    guard !header.isInterlaced else { return nil }
    var deflated: [UInt8] = []
    for chunk in PNGChunks(file).drop(while: { !$0.isA("IDAT") }) {
      guard chunk.isA("IDAT") else { break }
      deflated += chunk.content
    }
    guard
      let filters = Self.filters(
        of: deflated, rowLength: header.rowLength, rowCount: header.height)
    else { return nil }
    self.deflated = deflated
    self.filters = filters
  }

  /// The first byte of each row; nil unless there are exactly these rows.
  private static func filters(
    of deflated: [UInt8], rowLength: Int, rowCount: Int
  ) -> [UInt8]? {
    var filters: [UInt8] = []
    filters.reserveCapacity(rowCount)
    let isWhole = Inflation.inflate(deflated[...], pieceLength: rowLength + 1) { row in
      guard let filter = row.first, filter < RowFilter.count, filters.count < rowCount else {
        return false
      }
      filters.append(filter)
      return true
    }
    return isWhole && filters.count == rowCount ? filters : nil
  }
}
