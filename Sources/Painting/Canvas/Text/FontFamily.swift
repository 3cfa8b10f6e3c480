/// A family of fonts that a theme asks for, and how to install it.
public struct FontFamily: Sendable, Hashable {
  /// The family's name, as fontconfig lists it.
  public let name: String
  /// The Debian and Ubuntu package.
  public let debianPackage: String
  /// The Homebrew cask on macOS.
  public let homebrewCask: String

  /// A family and its packages.
  public init(_ name: String, debianPackage: String, homebrewCask: String) {
    self.name = name
    self.debianPackage = debianPackage
    self.homebrewCask = homebrewCask
  }

  /// The face of everything but code.
  public static let inter = FontFamily(
    "Inter", debianPackage: "fonts-inter", homebrewCask: "font-inter")
  /// The face of code.
  public static let dejaVuSansMono = FontFamily(
    "DejaVu Sans Mono", debianPackage: "fonts-dejavu-core", homebrewCask: "font-dejavu")
  /// The face of Chinese, Japanese and Korean.
  public static let notoSansCJK = FontFamily(
    "Noto Sans CJK SC", debianPackage: "fonts-noto-cjk", homebrewCask: "font-noto-sans-cjk")
  /// The face of emoji.
  public static let notoColorEmoji = FontFamily(
    "Noto Color Emoji", debianPackage: "fonts-noto-color-emoji",
    homebrewCask: "font-noto-color-emoji")
}

/// The families that a theme asks for.
public struct FontFamilies: Sendable, Hashable {
  /// Everything but code.
  public var interface: FontFamily
  /// Code.
  public var code: FontFamily
  /// Chinese, Japanese and Korean; looked up only for text that holds such characters.
  public var wide: FontFamily
  /// Emoji; looked up only for text that holds some.
  public var emoji: FontFamily

  /// Four families; one that is not given is the standard one.
  public init(
    interface: FontFamily = .inter, code: FontFamily = .dejaVuSansMono,
    wide: FontFamily = .notoSansCJK, emoji: FontFamily = .notoColorEmoji
  ) {
    self.interface = interface
    self.code = code
    self.wide = wide
    self.emoji = emoji
  }

  /// Inter, DejaVu Sans Mono, Noto Sans CJK SC and Noto Color Emoji.
  public static let standard = FontFamilies()
}

/// Why a text cannot be set.
public enum FontError: Error, Sendable, Hashable {
  /// A family, in a weight, is not installed.
  case missing(FontFamily, TextStyle.Weight)
  /// A font file is there but cannot be opened.
  case unreadable(String)
  /// No font of the theme has a glyph for this character.
  case noGlyph(String)
  /// Pango was built without FreeType.
  case noFreeType
}

extension FontError: CustomStringConvertible {
  /// What is wrong, and how to mend it.
  public var description: String {
    switch self {
    case .missing(let family, let weight):
      "The font “\(family.name)” (weight \(weight.rawValue)) is not installed. "
        + "On Debian and Ubuntu: apt install \(family.debianPackage). "
        + "On macOS: brew install --cask \(family.homebrewCask)."
    case .unreadable(let path):
      "The font file \(path) cannot be opened."
    case .noGlyph(let character):
      "None of the fonts has a glyph for “\(character)” (\(FontError.codes(of: character)))."
    case .noFreeType:
      "Pango was built without FreeType, which finds and draws the fonts."
    }
  }

  /// The code points, such as U+4ECA.
  private static func codes(of text: String) -> String {
    text.unicodeScalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }
      .joined(separator: " ")
  }
}
