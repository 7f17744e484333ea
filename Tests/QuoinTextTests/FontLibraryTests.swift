import QuoinCore
import Testing

@testable import QuoinText

@Suite struct FontLibraryTests {
  @Test func familiesResolve() throws {
    let library = try FontLibrary(folders: [TestFonts.folder], ignoreSystemFonts: true)
    #expect(library.resolves("Quoin Mono"))
    #expect(library.resolves("quoin mono"))
    #expect(!library.resolves("Quoin Moon"))
    #expect(!library.resolves("serif"))
    #expect(try FontLibrary().resolves("serif"))
  }

  @Test func mistakesAreErrors() throws {
    #expect(throws: TextError.unreadableFont(path: "/nowhere.ttf")) {
      try FontLibrary(files: [FontFile(path: "/nowhere.ttf")])
    }
    #expect(throws: TextError.unreadableFont(path: #filePath)) {
      try FontLibrary(files: [FontFile(path: #filePath)])
    }
    #expect(throws: TextError.unreadableFontFolder(path: "/nowhere")) {
      try FontLibrary(folders: ["/nowhere"])
    }
    #expect(throws: TextError.noFonts) { try FontLibrary(ignoreSystemFonts: true) }
  }

  /// A file that calls itself Quoin Ligature is declared as something else, and as something that
  /// is there already.
  @Test(arguments: ["Brand", "Quoin Mono", "Noto Sans", "Brand, Inc"])
  func aTemplatesOwnFileWins(family: String) throws {
    let file = FontFile(path: TestFonts.folder + "/QuoinLigature-Regular.ttf", family: family)
    for ignoresSystem in [false, true] {
      let engine = try TextEngine(
        fonts: FontLibrary(
          files: [file], folders: [TestFonts.folder], ignoreSystemFonts: ignoresSystem))
      let text = TextContent.mono("ffi", style: .family(family))
      #expect(engine.measure(text, width: nil, height: nil).width == 7.5)
    }
  }

  @Test func weightsComeFromTheTemplate() throws {
    let folder = TestFonts.folder
    let library = try FontLibrary(
      files: [
        FontFile(path: folder + "/QuoinMono-Regular.ttf", family: "Brand", weight: 700),
        FontFile(path: folder + "/QuoinLigature-Regular.ttf", family: "Brand", weight: 400),
        FontFile(
          path: folder + "/QuoinKern-Regular.ttf", family: "Brand", weight: 400, slant: .italic),
      ], ignoreSystemFonts: true)
    let engine = try TextEngine(fonts: library)
    var style = TextStyle.family("Brand")
    func width(_ text: String) -> Double {
      engine.measure(.mono(text, style: style), width: nil, height: nil).width
    }
    #expect(width("ffi") == 7.5)
    style.weight = 700
    #expect(width("ffi") == 30)
    style.weight = 400
    style.slant = .italic
    #expect(width("ffi") == 8.5)
  }

  @Test func systemFontsAreLeftOut() throws {
    let library = try FontLibrary(folders: [TestFonts.folder], ignoreSystemFonts: true)
    #expect(!library.resolves("Noto Sans"))
    #expect(!library.resolves("DejaVu Sans"))
  }
}
