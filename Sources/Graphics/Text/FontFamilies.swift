package import Basics

/// A theme's font families, and the language of its texts.
package struct FontFamilies: Sendable, Hashable {
  /// Everything but code.
  package var interface: FontFamily
  package var code: FontFamily
  /// Chinese, Japanese and Korean; like all others below, looked up only for text that needs it.
  package var wide: FontFamily
  package var emoji: FontFamily
  package var arabic: FontFamily
  package var hebrew: FontFamily
  package var devanagari: FontFamily
  package var thai: FontFamily
  /// Selects among language-dependent shapes of a letter, as most Chinese characters have.
  package var language: LanguageTag

  /// The standard family for each that is not given.
  package init(
    interface: FontFamily = .inter, code: FontFamily = .dejaVuSansMono,
    wide: FontFamily = .notoSansCJK, emoji: FontFamily = .notoColorEmoji,
    arabic: FontFamily = .notoSansArabic, hebrew: FontFamily = .notoSansHebrew,
    devanagari: FontFamily = .notoSansDevanagari, thai: FontFamily = .notoSansThai,
    language: LanguageTag = .english
  ) {
    self.interface = interface
    self.code = code
    self.wide = wide
    self.emoji = emoji
    self.arabic = arabic
    self.hebrew = hebrew
    self.devanagari = devanagari
    self.thai = thai
    self.language = language
  }

  /// Inter, DejaVu Sans Mono, and Noto fonts for the other scripts and emoji; English.
  package static let standard = FontFamilies()

  /// The families and weights that are opened for any text.
  var basic: [(family: FontFamily, weights: [FontWeight])] {
    [(interface, FontWeight.allCases), (code, [.regular, .bold])]
  }

  /// The families and weights for certain needs, after those of the interface and of code.
  ///
  /// Emoji come last: a digit is one, too.
  func others(for needs: TextNeeds) -> [(family: FontFamily, weights: [FontWeight])] {
    let letters: [(TextNeeds, FontFamily)] = [
      (.wide, wide), (.arabic, arabic), (.hebrew, hebrew), (.devanagari, devanagari), (.thai, thai),
    ]
    return letters.filter { needs.contains($0.0) }.map { ($0.1, [.regular, .bold]) }
      + (needs.contains(.emoji) ? [(emoji, [.regular])] : [])
  }

  /// Every family with its files, those that all pictures need first.
  ///
  /// A family has no files if that of one weight is missing.
  package var installed: [(family: FontFamily, isAlwaysNeeded: Bool, files: [FontFile])] {
    (basic.map { ($0, true) } + TextNeeds.each.flatMap { others(for: $0) }.map { ($0, false) })
      .map { (wanted: (family: FontFamily, weights: [FontWeight]), isAlwaysNeeded: Bool) in
        let found = wanted.weights.map { try? FontFile.named(wanted.family, $0) }
        var files: [FontFile] = []
        // A variable font has all weights in one file.
        for case let file? in found where !files.contains(file) { files.append(file) }
        return (wanted.family, isAlwaysNeeded, found.contains(nil) ? [] : files)
      }
  }
}
