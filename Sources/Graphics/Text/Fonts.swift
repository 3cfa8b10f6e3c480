internal import CPangoCairo

/// The theme's fonts, ready to set text with, and no others; not thread-safe.
///
/// Fonts are looked up by exact name and opened without the desktop's configuration, so neither its settings nor other
/// installed fonts can change a picture. Faces for emoji and for scripts other than Latin, Greek or Cyrillic are opened
/// when a text first needs them.
package final class Fonts {
  package let families: FontFamilies

  /// The needs of texts set or measured since this was last `always`.
  package var use = Fonts.always
  /// The needs of every picture.
  package static let always: Set<TextNeeds> = [[]]

  private var settings: [TextNeeds: Typesetter] = [:]
  private var extents: [ExtentKey: TextExtent] = [:]

  /// Opens every picture's faces; throws `FontError.missing` where one is not installed.
  package init(_ families: FontFamilies = .standard) throws(FontError) {
    self.families = families
    _ = try typesetter(for: [])
  }

  /// Fonts opened ahead, or new ones; throws `FontError.missing` where one is not installed.
  package static func opened(_ families: FontFamilies) throws(FontError) -> Fonts {
    if let ahead = FontsAhead.take(families) { return ahead }
    return try Fonts(families)
  }

  /// As `opened`, with errors for drawing.
  package static func toDraw(with families: FontFamilies) throws(CanvasError) -> Fonts {
    do {
      return try opened(families)
    } catch {
      throw .font(error)
    }
  }

  /// The room of a line of text.
  ///
  /// - Parameters:
  ///   - text: One line; line breaks and other control characters count as spaces.
  ///   - maxWidth: Points after which an ellipsis replaces the rest; nil for no limit.
  /// - Throws: `FontError` for a missing font or glyph.
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

  /// The number of measured texts kept.
  private static let extentLimit = 10_000

  /// Sets a line and passes it to `body`, with its measures.
  func withLine<Result>(
    _ text: String, _ style: TextStyle, maxWidth: Double? = nil,
    _ body: (Typesetter.Line, TextExtent) -> Result
  ) throws(FontError) -> Result {
    let typesetter = try typesetter(for: TextNeeds(of: text))
    return try typesetter.withLine(text, style, maxWidth: maxWidth, body)
  }

  /// The used font files, by name.
  package var usedFiles: [FontFile] {
    let used = settings.filter { use.contains($0.key) }
    return Set(used.values.flatMap(\.files)).sorted { $0.name < $1.name }
  }

  /// Opens the fonts of every need, and returns the families that are not installed.
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
