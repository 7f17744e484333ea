/// A paper size known by name, upright.
public struct PageFormat: Hashable, Sendable {
  /// As it is written in a template: `A4`, `letter`.
  public var name: String
  /// In pt.
  public var size: Size

  /// Every format, in the order of the reference: A0 to A10, B0 to B10, the American ones.
  public static let all: [PageFormat] =
    series("A", isoA) + series("B", isoB) + [
      PageFormat(name: "letter", size: Size(width: 612, height: 792)),
      PageFormat(name: "legal", size: Size(width: 612, height: 1008)),
      PageFormat(name: "tabloid", size: Size(width: 792, height: 1224)),
    ]

  /// The format of that name, written as in the reference.
  public static func named(_ name: some StringProtocol) -> PageFormat? {
    all.first { $0.name == name }
  }

  private static func series(
    _ letter: String, _ millimeters: [(Double, Double)]
  ) -> [PageFormat] {
    millimeters.enumerated().map { number, sides in
      PageFormat(
        name: "\(letter)\(number)",
        size: Size(width: sides.0 * 72 / 25.4, height: sides.1 * 72 / 25.4))
    }
  }

  /// ISO 216, whole millimetres.
  private static let isoA: [(Double, Double)] = [
    (841, 1189), (594, 841), (420, 594), (297, 420), (210, 297), (148, 210), (105, 148),
    (74, 105), (52, 74), (37, 52), (26, 37),
  ]
  private static let isoB: [(Double, Double)] = [
    (1000, 1414), (707, 1000), (500, 707), (353, 500), (250, 353), (176, 250), (125, 176),
    (88, 125), (62, 88), (44, 62), (31, 44),
  ]
}
