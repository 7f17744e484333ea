import Foundation

/// One line of the outcome: ours beside the peer's.
struct Line: Encodable {
  var bench = "solver"
  var name: String
  var n: Int
  var what: String
  var ours: Double
  var peer: Double?

  private enum Key: String, CodingKey {
    case bench, name = "case", n, what, ours = "ours_ms", peerName = "peer", peer = "peer_ms", ratio
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(bench, forKey: .bench)
    try container.encode(name, forKey: .name)
    try container.encode(n, forKey: .n)
    try container.encode(what, forKey: .what)
    try container.encode(ours, forKey: .ours)
    try container.encode("kiwi 1.5.1", forKey: .peerName)
    try container.encode(peer, forKey: .peer)
    try container.encode(peer.map { $0 / ours }, forKey: .ratio)
  }

  /// The line for a person.
  var text: String {
    let peerText = peer.map { String(format: "%10.3f %8.1fx", $0, $0 / ours) } ?? "         –"
    let head = "\(name) \(n) \(what)".padding(toLength: 26, withPad: " ", startingAt: 0)
    return head + String(format: "%10.3f", ours) + peerText
  }
}

/// The middle one of some numbers, if all of them are there.
func median(_ numbers: [Double?]) -> Double? {
  let known = numbers.compactMap { $0 }.sorted()
  return known.count == numbers.count && !known.isEmpty ? known[known.count / 2] : nil
}
