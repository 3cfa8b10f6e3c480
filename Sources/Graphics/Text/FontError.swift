/// Why a text cannot be set.
public enum FontError: Error, Sendable, Hashable {
  /// A family, in a weight, is not installed.
  case missing(FontFamily, FontWeight)
  /// A font file is there but cannot be opened.
  case unreadable(String)
  /// No font of the theme has a glyph for a character of a text.
  case noGlyph(String, in: String)
  /// Pango was built without FreeType.
  case noFreeType
  /// Pango with Cairo cannot be opened, for this reason of the system's.
  case noPango(String)
}

extension FontError: CustomStringConvertible {
  /// The cause and its remedy.
  public var description: String {
    switch self {
    case .missing(let family, let weight):
      "The font “\(family.name)” (weight \(weight.rawValue)) is not installed. "
        + "On Debian and Ubuntu: apt install \(family.debianPackage). "
        + "On macOS: brew install --cask \(family.homebrewCask)."
    case .unreadable(let path):
      "The font file \(path) cannot be opened."
    case .noGlyph(let character, let text):
      "None of the fonts has a glyph for “\(character)” (\(FontError.codes(of: character))) in “"
        + FontError.clipped(text)
        + "”. They have Latin, Greek, Cyrillic, Arabic, Hebrew, Devanagari, Thai, "
        + "Chinese, Japanese, Korean and emoji."
    case .noFreeType:
      "Pango was built without FreeType, which finds and draws the fonts."
    case .noPango(let problem):
      "Nothing can be drawn without Pango and Cairo (\(problem)). "
        + "On Debian and Ubuntu: apt install \(DrawingLibraries.debianPackage). "
        + "With Homebrew: brew install \(DrawingLibraries.homebrewFormula)."
    }
  }

  /// At most a line of a text.
  private static func clipped(_ text: String) -> String {
    let start = text.prefix(60)
    return start.endIndex == text.endIndex ? text : "\(start)…"
  }

  /// Such as U+4ECA.
  private static func codes(of text: String) -> String {
    text.unicodeScalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }
      .joined(separator: " ")
  }
}
