internal import QuoinCore

/// Diagnostics of several variants: what all of them share is said once, what is only so in some
/// names them.
struct VariantFindings {
  private let variants: [String?]
  private var found: [(diagnostic: Diagnostic, variants: [String?])] = []
  private var indices: [Diagnostic: Int] = [:]

  init(variants: [String?]) {
    self.variants = variants
  }

  mutating func add(_ diagnostics: [Diagnostic], in variant: String?) {
    for diagnostic in diagnostics {
      if let index = indices[diagnostic] {
        if found[index].variants.last != variant { found[index].variants.append(variant) }
      } else {
        indices[diagnostic] = found.count
        found.append((diagnostic, [variant]))
      }
    }
  }

  /// In the order found: variant by variant.
  var all: [Diagnostic] {
    found.map { diagnostic, held in
      guard held.count < variants.count else { return diagnostic }
      let names = held.compactMap { $0 }.map { "'\($0)'" }
      var named = diagnostic
      named.message += " (\(names.count == 1 ? "variant" : "variants")"
      named.message += " \(names.joined(separator: ", ")))"
      return named
    }
  }
}
