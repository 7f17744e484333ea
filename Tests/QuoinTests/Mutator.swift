/// Spoils text in the ways that hands, disks and strangers do; the same seed gives the same.
struct Mutator {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
  }

  /// SplitMix64.
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(max(limit, 1))) }

  /// One spoiling mostly, so that many copies still mean something; up to three.
  mutating func spoil(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    let count = below(3) > 0 ? 1 : 2 + below(2)
    for _ in 0..<count {
      switch below(12) {
      case 0, 1: flip(&bytes)
      case 2: cut(&bytes)
      case 3: double(&bytes)
      case 4, 5: swapValues(&bytes)
      case 6: exaggerate(&bytes)
      case 7: bytes.removeLast(min(bytes.count, below(bytes.count)))
      case 8: doubleLine(&bytes)
      default: nudge(&bytes)
      }
    }
    return bytes
  }

  private mutating func flip(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    bytes[below(bytes.count)] ^= UInt8(1 << below(8))
  }

  private mutating func range(in bytes: [UInt8]) -> Range<Int> {
    let start = below(bytes.count)
    return start..<min(bytes.count, start + 1 + below(60))
  }

  private mutating func cut(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    bytes.removeSubrange(range(in: bytes))
  }

  private mutating func double(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    let range = range(in: bytes)
    bytes.insert(contentsOf: bytes[range], at: range.lowerBound)
  }

  /// A whole line stands twice, or not at all: often well-formed.
  private mutating func doubleLine(_ bytes: inout [UInt8]) {
    let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
    guard ends.count > 1 else { return }
    let index = below(ends.count - 1)
    let line = ends[index]..<ends[index + 1]
    if below(2) == 0 {
      bytes.insert(contentsOf: bytes[line], at: line.lowerBound)
    } else {
      bytes.removeSubrange(line)
    }
  }

  /// Another digit in a number: well-formed, and another layout.
  private mutating func nudge(_ bytes: inout [UInt8]) {
    let digits = bytes.indices.filter { (48...57).contains(bytes[$0]) }
    guard !digits.isEmpty else { return }
    bytes[digits[below(digits.count)]] = 48 + UInt8(below(10))
  }

  /// Two attributes exchange their values: well-formed, and seldom sensible.
  private mutating func swapValues(_ bytes: inout [UInt8]) {
    let values = attributeValues(in: bytes)
    guard values.count > 1 else { return }
    let (a, b) = (values[below(values.count)], values[below(values.count)])
    guard a.upperBound < b.lowerBound || b.upperBound < a.lowerBound else { return }
    let (first, second) = a.lowerBound < b.lowerBound ? (a, b) : (b, a)
    let (one, two) = (Array(bytes[first]), Array(bytes[second]))
    bytes.replaceSubrange(second, with: one)
    bytes.replaceSubrange(first, with: two)
  }

  /// A value becomes one that means too much.
  private mutating func exaggerate(_ bytes: inout [UInt8]) {
    let values = attributeValues(in: bytes)
    guard !values.isEmpty else { return }
    let extremes = [
      "-1", "0", "1e308", "nan", "inf", "99999999999999999999", "{{ 1 / 0 }}", "", "{{", "page",
      "{{ items[99999999999] }}", "1..999999999", "superview superview", "\u{0301}\u{202E}",
    ]
    bytes.replaceSubrange(
      values[below(values.count)], with: Array(extremes[below(extremes.count)].utf8))
  }

  private func attributeValues(in bytes: [UInt8]) -> [Range<Int>] {
    var values: [Range<Int>] = []
    var index = 0
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "="), bytes[index + 1] == UInt8(ascii: "\""),
        let end = bytes[(index + 2)...].firstIndex(of: UInt8(ascii: "\""))
      {
        values.append((index + 2)..<end)
        index = end
      }
      index += 1
    }
    return values
  }
}
