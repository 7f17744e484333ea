internal import CFontconfig

/// The fonts that texts may be set in: a template's own, those of font folders, the system's.
///
/// Made once and shared by all engines of a process. A private fontconfig configuration, so that
/// nothing else in the process changes it. It is never changed after `init`, and fontconfig allows
/// reading one configuration from several threads: hence `@unchecked Sendable`.
package final class FontLibrary: @unchecked Sendable {
  let configuration: OpaquePointer
  /// Folded names of the families brought by files and folders.
  private let ownFamilies: Set<String>
  private let systemFamilies: Set<String>
  private let usesSystemFonts: Bool

  /// Collects fonts; where two are alike, the first in this order wins: files, folders, system.
  ///
  /// - Parameters:
  ///   - files: Single files, with what the template says about them.
  ///   - folders: Folders whose fonts, those of inner folders too, are known by their own names.
  ///     Files in them that are no fonts are passed over.
  ///   - ignoreSystemFonts: Leaves the installed fonts, and the system's rules about them, out.
  /// - Throws: `TextError`, for the first file or folder that cannot be read, or if no font is left.
  package init(
    files: [FontFile] = [], folders: [String] = [], ignoreSystemFonts: Bool = false
  ) throws(TextError) {
    guard let configuration = FcConfigCreate() else { throw .brokenFontConfiguration }
    self.configuration = configuration
    usesSystemFonts = !ignoreSystemFonts
    do {
      try Self.loadRules(into: configuration, system: !ignoreSystemFonts)
      var collector = FontCollector(configuration: configuration)
      for file in files { try collector.add(file) }
      for folder in folders {
        for path in try FontFolder(folder).files { collector.addIfReadable(FontFile(path: path)) }
      }
      ownFamilies = collector.families
      systemFamilies = FontCollector.families(of: configuration, in: FcSetSystem)
      guard collector.faceCount > 0 || !systemFamilies.isEmpty else { throw TextError.noFonts }
    } catch let error as TextError {
      FcConfigDestroy(configuration)
      throw error
    } catch {
      FcConfigDestroy(configuration)
      throw .brokenFontConfiguration
    }
  }

  deinit { FcConfigDestroy(configuration) }

  /// Whether there is a font of this family, or a generic name (`serif`) that stands for one.
  ///
  /// - Complexity: O(length of the name)
  package func resolves(_ family: String) -> Bool {
    let folded = FamilyName.folded(family)
    return ownFamilies.contains(folded) || systemFamilies.contains(folded)
      || (usesSystemFonts && FamilyName.generic.contains(folded))
  }

  /// The families of a style, in the comma-separated form and under the names known to fontconfig.
  func requestedFamilies(_ families: [String]) -> String {
    families.map { family in
      ownFamilies.contains(FamilyName.folded(family))
        ? FamilyName.own(family) : String(family.filter { $0 != "," && $0 != "\0" })
    }.joined(separator: ",")
  }

  private static func loadRules(
    into configuration: OpaquePointer, system: Bool
  ) throws(TextError) {
    let isLoaded =
      if system {
        FcConfigParseAndLoad(configuration, nil, FcBool(1)) != 0
      } else {
        FcConfigParseAndLoadFromMemory(configuration, ownRules, FcBool(1)) != 0
      }
    guard isLoaded, FcConfigBuildFonts(configuration) != 0 else { throw .brokenFontConfiguration }
  }

  /// A slant or weight that no face of the family has is made from one that it has, as the system's
  /// own rules do.
  private static let ownRules = """
    <?xml version="1.0"?>
    <fontconfig>
      <match target="font">
        <test name="slant"><const>roman</const></test>
        <test target="pattern" name="slant" compare="not_eq"><const>roman</const></test>
        <edit name="matrix" mode="assign">
          <times>
            <name>matrix</name>
            <matrix><double>1</double><double>0.2</double><double>0</double><double>1</double></matrix>
          </times>
        </edit>
        <edit name="slant" mode="assign"><const>oblique</const></edit>
        <edit name="embeddedbitmap" mode="assign"><bool>false</bool></edit>
      </match>
      <match target="font">
        <test name="weight" compare="less_eq"><const>medium</const></test>
        <test target="pattern" name="weight" compare="more_eq"><const>bold</const></test>
        <edit name="embolden" mode="assign"><bool>true</bool></edit>
        <edit name="weight" mode="assign"><const>bold</const></edit>
      </match>
    </fontconfig>
    """
}
