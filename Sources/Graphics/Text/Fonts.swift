internal import CPangoCairo

/// The theme's fonts, ready to set text with: nothing else is ever used.
///
/// Fonts are looked up by exact name and opened alone, apart from the desktop's configuration, so
/// neither its settings nor other installed fonts can change a picture. Faces for emoji and for what is
/// not Latin, Greek or Cyrillic are opened when a text first needs them.
///
/// Not thread-safe: one for each thread.
package final class Fonts {
  /// The families.
  package let families: FontFamilies

  /// What the texts that were set or measured need of fonts, since this was last `always`.
  package var use = Fonts.always
  /// What every picture needs.
  package static let always: Set<TextNeeds> = [[]]

  private var settings: [TextNeeds: Typesetter] = [:]
  private var extents: [ExtentKey: TextExtent] = [:]

  /// Opens the faces that any picture needs.
  ///
  /// - Throws: `FontError.missing` where one is not installed.
  package init(_ families: FontFamilies = .standard) throws(FontError) {
    self.families = families
    _ = try typesetter(for: [])
  }

  /// Fonts of some families: those that were opened ahead, where there are such, or new ones.
  ///
  /// - Throws: `FontError.missing` where one is not installed.
  package static func opened(_ families: FontFamilies) throws(FontError) -> Fonts {
    if let ahead = FontsAhead.take(families) { return ahead }
    return try Fonts(families)
  }

  /// As `opened`, for whoever draws.
  package static func toDraw(with families: FontFamilies) throws(CanvasError) -> Fonts {
    do {
      return try opened(families)
    } catch {
      throw .font(error)
    }
  }

  /// The room a line of text takes.
  ///
  /// - Parameters:
  ///   - text: One line; line breaks and other control characters count as spaces.
  ///   - style: How it looks.
  ///   - maxWidth: Points after which an ellipsis stands for the rest; nil for no limit.
  /// - Throws: `FontError` where a font or a glyph is missing.
  package func extent(
    of text: String, _ style: TextStyle, maxWidth: Double? = nil
  ) throws(FontError) -> TextExtent {
    let key = ExtentKey(text: text, style: style.colored(.black), maxWidth: maxWidth)
    if let known = extents[key] {
      use.insert(TextNeeds(of: text))
      return known
    }
    let extent = try withLine(text, style, maxWidth: maxWidth) { $1 }
    if extents.count >= Fonts.extentLimit { extents.removeAll() }
    extents[key] = extent
    return extent
  }

  private struct ExtentKey: Hashable {
    let text: String
    let style: TextStyle
    let maxWidth: Double?
  }

  /// How many measured texts are kept.
  private static let extentLimit = 10_000

  /// Sets a line and hands it to `body`, with its measures.
  func withLine<Result>(
    _ text: String, _ style: TextStyle, maxWidth: Double? = nil,
    _ body: (Typesetter.Line, TextExtent) -> Result
  ) throws(FontError) -> Result {
    let typesetter = try typesetter(for: TextNeeds(of: text))
    return try typesetter.withLine(text, style, maxWidth: maxWidth, body)
  }

  /// The font files of what was used, by name.
  package var usedFiles: [FontFile] {
    let used = settings.filter { use.contains($0.key) }
    return Set(used.values.flatMap(\.files)).sorted { $0.name < $1.name }
  }

  /// Opens the fonts of every need.
  ///
  /// - Returns: The families that are not installed.
  func openAll() -> [FontFamily] {
    TextNeeds.each.filter { (try? typesetter(for: $0)) == nil }
      .flatMap { families.others(for: $0).map(\.family) }
  }

  private func typesetter(for needs: TextNeeds) throws(FontError) -> Typesetter {
    use.insert(needs)
    if let known = settings[needs] { return known }
    let typesetter = try Typesetter(families, needs)
    settings[needs] = typesetter
    return typesetter
  }
}
