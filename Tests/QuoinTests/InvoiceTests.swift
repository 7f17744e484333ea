import Foundation
import Quoin
import QuoinCore
import Testing

/// The invoice of `Templates/`, its sums done again with Foundation's decimals.
@Suite struct InvoiceTests {
  private struct Sample: Decodable {
    struct Invoice: Decodable { var vat: Decimal }
    struct Item: Decodable {
      var qty: Decimal
      var price: Decimal
      var text: String
    }
    var invoice: Invoice
    var items: [Item]
  }

  private func cents(_ value: Decimal) -> Decimal {
    var value = value
    var rounded = Decimal()
    NSDecimalRound(&rounded, &value, 2, .plain)  // half away from zero
    return rounded
  }

  /// `€1,234.50`
  private func euros(_ value: Decimal) -> String {
    let hundredths = NSDecimalNumber(decimal: value * 100).intValue
    var whole = String(hundredths / 100)
    var groups: [String] = []
    while whole.count > 3 {
      groups.insert(String(whole.suffix(3)), at: 0)
      whole = String(whole.dropLast(3))
    }
    let fraction = hundredths % 100
    let units = ([whole] + groups).joined(separator: ",")
    return "€\(units).\(fraction < 10 ? "0" : "")\(fraction)"
  }

  private func lines(of json: Data) throws -> [String: String] {
    let template = try DocumentTemplate(path: Repository.templates + "/invoice.xml")
    let data = try DocumentData(json: Array(json), file: "data.json")
    let report = try Typesetting(template).layOut(data)
    #expect(report.diagnostics == [])
    var lines: [String: String] = [:]
    for frame in report.pages.flatMap(\.scene.frames) {
      if let text = frame.text { lines[frame.id] = text.lines.joined(separator: " ") }
    }
    return lines
  }

  private func check(_ json: Data) throws -> Sample {
    let sample = try JSONDecoder().decode(Sample.self, from: json)
    let lines = try lines(of: json)
    var net = Decimal()
    for (index, item) in sample.items.enumerated() {
      let amount = cents(item.qty * item.price)
      net += amount
      #expect(lines["a[\(index)]"] == euros(amount))
      #expect(lines["t[\(index)]"] == item.text)
      #expect(lines["n[\(index)]"] == "\(index + 1)")
    }
    #expect(lines["a[\(sample.items.count)]"] == nil)
    let tax = cents(net * sample.invoice.vat)
    #expect(lines["net"] == euros(net))
    #expect(lines["tax"] == euros(tax))
    #expect(lines["total"] == euros(net + tax))
    return sample
  }

  @Test func theSampleIsRightToTheCent() throws {
    let url = URL(fileURLWithPath: Repository.templates + "/invoice.sample.json")
    #expect(try check(Data(contentsOf: url)).items.count == 20)
  }

  /// Where binary fractions go wrong: halves of a cent, sums that round to another cent, thirds.
  @Test(arguments: [
    // 1.005 → 1.01, 2.675 → 2.68, 1.115 × 3 = 3.345 → 3.35; net 7.04, tax 1.6192 → 1.62.
    ([("1", "1.005"), ("1", "2.675"), ("3", "1.115")], "€7.04", "€1.62", "€8.66"),
    // 100 × 0.1 and 3 × 0.1: 10.00 + 0.30; tax 2.369 → 2.37.
    ([("100", "0.1"), ("3", "0.1")], "€10.30", "€2.37", "€12.67"),
    // 0.5 × 0.01 = 0.005 → 0.01; tax 0.0023 → 0.00.
    ([("0.5", "0.01")], "€0.01", "€0.00", "€0.01"),
    // Large sums keep their cents: 99999 × 1234.56 = 123454765.44; tax 28394596.0512.
    ([("99999", "1234.56")], "€123,454,765.44", "€28,394,596.05", "€151,849,361.49"),
  ])
  func halvesOfACent(
    _ items: [(String, String)], _ net: String, _ tax: String, _ total: String
  ) throws {
    let url = URL(fileURLWithPath: Repository.templates + "/invoice.sample.json")
    let sample = try String(contentsOf: url, encoding: .utf8)
    let start = try #require(sample.range(of: "\"items\": ["))
    let rows = items.map { qty, price in
      "{ \"text\": \"x\", \"qty\": \(qty), \"unit\": \"u\", \"price\": \(price) }"
    }
    let json = sample[..<start.upperBound] + rows.joined(separator: ",") + "]}"
    _ = try check(Data(json.utf8))
    let lines = try lines(of: Data(json.utf8))
    #expect(lines["net"] == net)
    #expect(lines["tax"] == tax)
    #expect(lines["total"] == total)
  }

  /// Figures stand under one another: all amounts end at the same right edge.
  @Test func numericColumnsAreAligned() throws {
    let template = try DocumentTemplate(path: Repository.templates + "/invoice.xml")
    let frames = try Typesetting(template).layOut(template.sample()).pages[0].scene.frames
    for column in ["q[", "p[", "a["] {
      let edges = frames.filter { $0.id.hasPrefix(column) }.map(\.rect.maxX)
      #expect(edges.count == 20)
      #expect(edges.allSatisfy { abs($0 - edges[0]) < 1e-6 })
    }
    let rows = frames.filter { $0.id.hasPrefix("row[") }.map(\.rect)
    for (above, below) in zip(rows, rows.dropFirst()) { #expect(abs(above.maxY - below.y) < 1e-6) }
  }
}
