/// A font family of a theme, and its packages.
public struct FontFamily: Sendable, Hashable {
  /// The family's name, as fontconfig lists it.
  public let name: String
  /// The package of Debian and Ubuntu.
  public let debianPackage: String
  /// The Homebrew cask for macOS.
  public let homebrewCask: String

  package init(_ name: String, debianPackage: String, homebrewCask: String) {
    self.name = name
    self.debianPackage = debianPackage
    self.homebrewCask = homebrewCask
  }

  package static let inter = FontFamily(
    "Inter", debianPackage: "fonts-inter", homebrewCask: "font-inter")
  package static let dejaVuSansMono = FontFamily(
    "DejaVu Sans Mono", debianPackage: "fonts-dejavu-core", homebrewCask: "font-dejavu")
  /// Chinese, Japanese and Korean.
  package static let notoSansCJK = FontFamily(
    "Noto Sans CJK SC", debianPackage: "fonts-noto-cjk", homebrewCask: "font-noto-sans-cjk-sc")
  package static let notoSansArabic = noto("Arabic")
  package static let notoSansHebrew = noto("Hebrew")
  /// Hindi, Marathi and Nepali.
  package static let notoSansDevanagari = noto("Devanagari")
  package static let notoSansThai = noto("Thai")
  package static let notoColorEmoji = FontFamily(
    "Noto Color Emoji", debianPackage: "fonts-noto-color-emoji",
    homebrewCask: "font-noto-color-emoji")

  private static func noto(_ script: String) -> FontFamily {
    FontFamily(
      "Noto Sans \(script)", debianPackage: "fonts-noto-core",
      homebrewCask: "font-noto-sans-\(script.lowercased())")
  }
}
