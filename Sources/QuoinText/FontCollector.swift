internal import CFontconfig
internal import QuoinCore

/// Puts font files into a configuration, each under a name of the library's own.
struct FontCollector {
  let configuration: OpaquePointer
  /// Folded names of the families that came in.
  private(set) var families: Set<String> = []
  private(set) var faceCount = 0
  private var seen: Set<Face> = []

  init(configuration: OpaquePointer) {
    self.configuration = configuration
  }

  private struct Face: Hashable {
    var family: String
    var weight: Double
    var slant: Int32
    var width: Int32
  }

  /// - Throws: `TextError.unreadableFont`
  mutating func add(_ file: FontFile) throws(TextError) {
    guard addIfReadable(file) else { throw .unreadableFont(path: file.path) }
  }

  @discardableResult
  mutating func addIfReadable(_ file: FontFile) -> Bool {
    let before = FcConfigGetFonts(configuration, FcSetApplication)?.pointee.nfont ?? 0
    guard FcConfigAppFontAddFile(configuration, file.path) != 0,
      let set = FcConfigGetFonts(configuration, FcSetApplication),
      set.pointee.nfont > before
    else { return false }
    for index in before..<set.pointee.nfont {
      if let pattern = set.pointee.fonts[Int(index)] { rename(pattern, as: file) }
    }
    return true
  }

  private mutating func rename(_ pattern: OpaquePointer, as file: FontFile) {
    faceCount += 1
    if let weight = file.weight {
      FcPatternDel(pattern, FC_WEIGHT)
      FcPatternAddDouble(pattern, FC_WEIGHT, FcWeightFromOpenTypeDouble(Double(weight)))
    }
    if let slant = file.slant {
      FcPatternDel(pattern, FC_SLANT)
      FcPatternAddInteger(pattern, FC_SLANT, slant.fontconfigValue)
    }
    let names = file.family.map { [$0] } ?? Self.names(of: pattern)
    FcPatternDel(pattern, FC_FAMILY)
    FcPatternDel(pattern, FC_FAMILYLANG)
    var isNamed = false
    for name in names {
      families.insert(FamilyName.folded(name))
      guard isFirst(pattern, named: name) else { continue }
      FcPatternAddString(pattern, FC_FAMILY, FamilyName.own(name))
      isNamed = true
    }
    if !isNamed { FcPatternAddString(pattern, FC_FAMILY, FamilyName.shadowed) }
  }

  /// Variable faces hold ranges, which have no single weight, and are never alike.
  private mutating func isFirst(_ pattern: OpaquePointer, named name: String) -> Bool {
    var face = Face(family: FamilyName.folded(name), weight: 0, slant: 0, width: 100)
    guard FcPatternGetDouble(pattern, FC_WEIGHT, 0, &face.weight) == FcResultMatch,
      FcPatternGetInteger(pattern, FC_SLANT, 0, &face.slant) == FcResultMatch
    else { return true }
    _ = FcPatternGetInteger(pattern, FC_WIDTH, 0, &face.width)
    return seen.insert(face).inserted
  }

  private static func names(of pattern: OpaquePointer) -> [String] {
    var names: [String] = []
    var name: UnsafeMutablePointer<FcChar8>?
    while FcPatternGetString(pattern, FC_FAMILY, Int32(names.count), &name) == FcResultMatch,
      let found = name
    {
      names.append(String(cString: found))
    }
    return names
  }

  /// The folded names of all families in one of the configuration's sets.
  static func families(of configuration: OpaquePointer, in kind: FcSetName) -> Set<String> {
    guard let set = FcConfigGetFonts(configuration, kind) else { return [] }
    var families: Set<String> = []
    for index in 0..<Int(set.pointee.nfont) {
      guard let pattern = set.pointee.fonts[index] else { continue }
      for name in names(of: pattern) { families.insert(FamilyName.folded(name)) }
    }
    return families
  }
}

extension TextStyle.Slant {
  fileprivate var fontconfigValue: Int32 {
    switch self {
    case .upright: FC_SLANT_ROMAN
    case .italic: FC_SLANT_ITALIC
    case .oblique: FC_SLANT_OBLIQUE
    }
  }
}
