/// A family of fonts that a theme asks for, and how to install it.
public struct FontFamily: Sendable, Hashable {
  /// The family's name, as fontconfig lists it.
  public let name: String
  /// The Debian and Ubuntu package.
  public let debianPackage: String
  /// The Homebrew cask on macOS.
  public let homebrewCask: String

  /// A family and its packages.
  package init(_ name: String, debianPackage: String, homebrewCask: String) {
    self.name = name
    self.debianPackage = debianPackage
    self.homebrewCask = homebrewCask
  }

  /// The face of everything but code.
  package static let inter = FontFamily(
    "Inter", debianPackage: "fonts-inter", homebrewCask: "font-inter")
  /// The face of code.
  package static let dejaVuSansMono = FontFamily(
    "DejaVu Sans Mono", debianPackage: "fonts-dejavu-core", homebrewCask: "font-dejavu")
  /// The face of Chinese, Japanese and Korean.
  package static let notoSansCJK = FontFamily(
    "Noto Sans CJK SC", debianPackage: "fonts-noto-cjk", homebrewCask: "font-noto-sans-cjk-sc")
  /// The face of Arabic.
  package static let notoSansArabic = noto("Arabic")
  /// The face of Hebrew.
  package static let notoSansHebrew = noto("Hebrew")
  /// The face of Hindi, Marathi and Nepali.
  package static let notoSansDevanagari = noto("Devanagari")
  /// The face of Thai.
  package static let notoSansThai = noto("Thai")
  /// The face of emoji.
  package static let notoColorEmoji = FontFamily(
    "Noto Color Emoji", debianPackage: "fonts-noto-color-emoji",
    homebrewCask: "font-noto-color-emoji")

  private static func noto(_ script: String) -> FontFamily {
    FontFamily(
      "Noto Sans \(script)", debianPackage: "fonts-noto-core",
      homebrewCask: "font-noto-sans-\(script.lowercased())")
  }
}
