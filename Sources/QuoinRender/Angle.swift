#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Directions from degrees, exact at quarter turns, where most angles are.
enum Angle {
  static func direction(clockwiseFromUp degrees: Double) -> (x: Double, y: Double) {
    var turn = degrees.truncatingRemainder(dividingBy: 360)
    if turn < 0 { turn += 360 }
    switch turn {
    case 0: return (0, -1)
    case 90: return (1, 0)
    case 180: return (0, 1)
    case 270: return (-1, 0)
    default: return (sin(turn * .pi / 180), -cos(turn * .pi / 180))
    }
  }
}
