internal import QuoinCore
internal import QuoinLayout
internal import QuoinRender
internal import QuoinTemplate
internal import QuoinText

/// Makes documents from one template: binds data, solves pages, draws them.
///
/// One typesetter per worker. It keeps its solver, fonts, set texts and pictures from one record and
/// variant to the next; what comes out never depends on what was made before.
public final class Typesetter {
  public let template: DocumentTemplate
  let text: TextEngine
  let pictures = PictureStore()
  private let fonts: FontLibrary
  private let layout: LayoutEngine

  /// Opens the fonts that the template may use.
  ///
  /// - Throws: `QuoinError` for a font of the template's or a folder that cannot be read.
  public init(
    _ template: DocumentTemplate, fonts options: FontOptions = FontOptions()
  ) throws(QuoinError) {
    self.template = template
    fonts = try FontLibrary(template, options)
    do throws(TextError) {
      text = try TextEngine(fonts: fonts)
    } catch {
      throw QuoinError(.missingFont, "\(error)")
    }
    layout = LayoutEngine(text: text)
  }

  /// Binds data and solves every page of some variants.
  ///
  /// - Parameters:
  ///   - data: What to bind.
  ///   - variants: Names, in the order wanted; nil for all, or for the pages as declared if the
  ///     template has none.
  ///   - locale: Replaces the template's own `lang` in filters.
  /// - Returns: The pages, with everything found wrong on the way. A variant whose data cannot be
  ///   bound has no pages; a page with conflicts is there as it stands without the constraints that
  ///   were refused.
  public func layOut(
    _ data: DocumentData, variants: [String]? = nil, locale: String? = nil
  ) -> LayoutReport {
    let wanted: [String?] =
      variants ?? (template.variants.isEmpty ? [nil] : template.variants)
    var pages: [LaidOutPage] = []
    var findings = VariantFindings(variants: wanted)
    for variant in wanted {
      let bound = template.template.bind(
        data.value, variant: variant, locale: locale, measure: measure)
      findings.add(bound.diagnostics, in: variant)
      guard !bound.hasErrors else { continue }
      findings.add(MissingFonts(in: bound.pages, fonts).diagnostics, in: variant)
      let linked = Set(bound.pages.flatMap { $0.root.linkedIDs })
      for (index, page) in bound.pages.enumerated() {
        let solved = layout.layout(page, linked: linked)
        findings.add(solved.diagnostics, in: variant)
        pages.append(
          LaidOutPage(
            variant: variant, number: index + 1, scene: solved.scenePage,
            pictures: page.root.pictureLocations))
      }
    }
    return LayoutReport(template: template.name, pages: pages, diagnostics: findings.all)
  }

  private func measure(_ path: String) -> Result<Size, PictureFailure> {
    do throws(RenderError) {
      return .success(try pictures.naturalSize(ofPictureAt: path))
    } catch {
      return .failure(PictureFailure(error.reason))
    }
  }
}

extension FontLibrary {
  /// The template's own fonts first, then those of folders, then the system's.
  fileprivate convenience init(
    _ template: DocumentTemplate, _ options: FontOptions
  ) throws(QuoinError) {
    let files = template.fonts.map { font in
      FontFile(path: font.path, family: font.family, weight: font.weight, slant: font.slant)
    }
    do throws(TextError) {
      try self.init(
        files: files, folders: options.folders, ignoreSystemFonts: options.ignoresSystemFonts)
    } catch {
      guard case .unreadableFont(let path) = error,
        let font = template.fonts.first(where: { $0.path == path })
      else { throw QuoinError(.missingFont, "\(error)") }
      // The folder is not named: the place says enough, and the same on every machine.
      let name = path.split(separator: "/").last.map(String.init) ?? path
      throw QuoinError(.missingFont, at: font.location, "cannot read a font from '\(name)'")
    }
  }
}
