import Foundation
import Testing

/// A layout worked out by hand: a template of `Cases/` and the expectation beside it.
struct LayoutCase: CustomTestStringConvertible, Sendable {
  var name: String

  var testDescription: String { name }
  var template: String { Self.folder + "/" + name + ".xml" }
  var expectation: String { Self.folder + "/" + name + ".expected" }

  static let folder = Bundle.module.bundleURL.appendingPathComponent("Cases").path

  static func names(endingIn suffix: String) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }.sorted()
  }

  static let all = names(endingIn: ".xml").map(LayoutCase.init)
}

/// What one variant should come to. The file has a block for each:
///
///     [variant]                          - for the pages as declared
///     id x y width height | line | line
///     id hidden                          wherever it stands
///     ! code line box box
struct ExpectedVariant {
  struct Frame {
    var id: String
    /// Left, top, width, height; nil for a hidden box.
    var numbers: [Double]?
    /// nil for what is no text.
    var lines: [String]?
  }

  /// nil for the pages as declared.
  var name: String?
  /// In document order, none left out.
  var frames: [Frame] = []
  /// `code line box box`.
  var diagnostics: [String] = []
}

extension ExpectedVariant {
  struct Malformed: Error {
    var line: String
  }

  static func read(_ text: String) throws -> [ExpectedVariant] {
    var variants: [ExpectedVariant] = []
    for line in text.split(separator: "\n").map(String.init) {
      if line.hasPrefix("["), line.hasSuffix("]") {
        let name = String(line.dropFirst().dropLast())
        variants.append(ExpectedVariant(name: name == "-" ? nil : name))
        continue
      }
      guard !variants.isEmpty else { throw Malformed(line: line) }
      if line.hasPrefix("! ") {
        variants[variants.count - 1].diagnostics.append(String(line.dropFirst(2)))
      } else {
        variants[variants.count - 1].frames.append(try Frame(line))
      }
    }
    return variants
  }
}

extension ExpectedVariant.Frame {
  init(_ line: String) throws {
    var parts = line.components(separatedBy: " | ")
    let words = parts.removeFirst().split(separator: " ").map(String.init)
    guard let id = words.first else { throw ExpectedVariant.Malformed(line: line) }
    self.id = id
    lines = parts.isEmpty ? nil : parts
    guard words.dropFirst() != ["hidden"] else { return }
    let read = words.dropFirst().compactMap(Double.init)
    guard words.count == 5, read.count == 4 else { throw ExpectedVariant.Malformed(line: line) }
    numbers = read
  }
}
