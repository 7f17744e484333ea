/// Takes some of the four channels out of a picture's pixels.
struct PicturePlanes {
  /// R, G, B, A, straight.
  let pixels: UnsafeMutableBufferPointer<UInt8>
  let width: Int
  let height: Int
  /// With which filter the file had each row; nil for none.
  let filters: [UInt8]?

  init(
    _ samples: PictureSamples, _ pixels: UnsafeMutableBufferPointer<UInt8>, filters: [UInt8]?
  ) {
    self.pixels = pixels
    width = samples.width
    height = samples.height
    self.filters = filters
  }

  /// Whether red, green and blue are the same everywhere.
  var isGrey: Bool {
    stride(from: 0, to: pixels.count, by: 4).allSatisfy {
      pixels[$0] == pixels[$0 + 1] && pixels[$0] == pixels[$0 + 2]
    }
  }

  /// Whether the file's filters make a few bands of rows much larger than none would: flat art and
  /// dots are best left alone, photographs are not, and encoders guess wrong.
  ///
  /// - Throws: `RenderError.drawing`
  func filtersCost(_ channels: Range<Int>, over factor: Double = 1) throws(RenderError) -> Bool {
    let plain = try deflated(channels, Self.isTried, nil, level: Deflation.fastest)
    let filtered = try deflated(channels, Self.isTried, filters, level: Deflation.fastest)
    return Double(filtered.count) > Double(plain.count) * factor
  }

  /// Rows of some channels, deflated, with the filters that the file had unless none are better.
  ///
  /// - Throws: `RenderError.drawing`
  func deflated(_ channels: Range<Int>) throws(RenderError) -> [UInt8] {
    var filters = self.filters
    if filters != nil, try filtersCost(channels) { filters = nil }
    return try deflated(channels, { _ in true }, filters, level: Deflation.usual)
  }

  /// An eighth of the rows, together in sixteens, as what is above a row tells of it.
  private static func isTried(_ y: Int) -> Bool { y % 128 < 16 }

  private func deflated(
    _ channels: Range<Int>, _ isWanted: (Int) -> Bool, _ filters: [UInt8]?, level: Int32
  ) throws(RenderError) -> [UInt8] {
    var deflation = try Deflation(level: level)
    let length = width * channels.count
    // The row, the one above it, and the filtered row.
    let rows = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: length * 3 + 1)
    rows.initialize(repeating: 0)
    defer { rows.deallocate() }
    var row = UnsafeMutableBufferPointer(rebasing: rows[..<length])
    var above = UnsafeMutableBufferPointer(rebasing: rows[length..<length * 2])
    let filtered = UnsafeMutableBufferPointer(rebasing: rows[(length * 2)...])
    for y in 0..<height where isWanted(y) {
      take(channels, ofRow: y, into: row)
      RowFilter.apply(
        filters?[y] ?? 0, to: UnsafeBufferPointer(row), above: UnsafeBufferPointer(above),
        channels: channels.count, into: filtered)
      deflation.append(UnsafeBufferPointer(filtered))
      swap(&row, &above)
    }
    return deflation.finish()
  }

  private func take(
    _ channels: Range<Int>, ofRow y: Int, into row: UnsafeMutableBufferPointer<UInt8>
  ) {
    var source = y * width * 4 + channels.lowerBound
    var target = 0
    while target < row.count {
      for channel in 0..<channels.count { row[target + channel] = pixels[source + channel] }
      source += 4
      target += channels.count
    }
  }
}
