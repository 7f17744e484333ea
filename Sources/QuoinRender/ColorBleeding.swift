/// Gives clear pixels the colour of the nearest one that is seen.
///
/// A PDF's reader may scale colours and mask apart from each other; whatever stands under alpha 0,
/// mostly black, then comes out as a fringe. Nearest by king's moves: two sweeps find the distance to
/// what is seen (Rosenfeld and Pfaltz, Sequential Operations in Digital Picture Processing, 1966),
/// and carry its colour along.
struct ColorBleeding {
  /// R, G, B, A, straight.
  let pixels: UnsafeMutableBufferPointer<UInt8>
  let width: Int
  let height: Int

  /// How far colours go: a picture made smaller by this factor still shows no fringe.
  private static let reach: UInt8 = 64

  func bleed() {
    // Distances stand where alpha does: noughts are what is seen.
    let alphas = stride(from: 3, to: pixels.count, by: 4).map { index in
      let alpha = pixels[index]
      pixels[index] = alpha == 0 ? Self.reach + 1 : 0
      return alpha
    }
    for y in 0..<height {
      for x in 0..<width { approach(x, y, step: 1) }
    }
    for y in (0..<height).reversed() {
      for x in (0..<width).reversed() { approach(x, y, step: -1) }
    }
    for (index, alpha) in alphas.enumerated() { pixels[index * 4 + 3] = alpha }
  }

  /// Takes the colour of the nearest neighbour that the sweep has passed, if that is nearer than
  /// what the pixel has.
  private func approach(_ x: Int, _ y: Int, step: Int) {
    let here = (y * width + x) * 4
    var distance = pixels[here + 3]
    guard distance > 1 else { return }
    var nearest: Int?
    func look(at neighbour: Int) {
      let passed = pixels[neighbour + 3] + 1
      if passed < distance {
        distance = passed
        nearest = neighbour
      }
    }
    let back = x - step
    let ahead = x + step
    if back >= 0, back < width { look(at: here - step * 4) }
    let row = y - step
    if row >= 0, row < height {
      let above = here - step * width * 4
      look(at: above)
      if back >= 0, back < width { look(at: above - step * 4) }
      if ahead >= 0, ahead < width { look(at: above + step * 4) }
    }
    guard let nearest else { return }
    for channel in 0..<3 { pixels[here + channel] = pixels[nearest + channel] }
    pixels[here + 3] = distance
  }
}
