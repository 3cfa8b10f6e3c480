package import Basics

/// The families that a theme asks for, and the language that its texts are in.
package struct FontFamilies: Sendable, Hashable {
  /// Everything but code.
  package var interface: FontFamily
  /// Code.
  package var code: FontFamily
  /// Chinese, Japanese and Korean; looked up, like all that follow, only for text that holds such characters.
  package var wide: FontFamily
  /// Emoji.
  package var emoji: FontFamily
  /// Arabic.
  package var arabic: FontFamily
  /// Hebrew.
  package var hebrew: FontFamily
  /// Devanagari.
  package var devanagari: FontFamily
  /// Thai.
  package var thai: FontFamily
  /// What chooses among the shapes that a letter has in several languages, as most Chinese characters have.
  package var language: LanguageTag

  /// Eight families; one that is not given is the standard one.
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

  /// Inter, DejaVu Sans Mono, and the Noto fonts for what these lack; English.
  package static let standard = FontFamilies()

  /// The families that are opened for any text, each with its weights.
  var basic: [(family: FontFamily, weights: [FontWeight])] {
    [(interface, FontWeight.allCases), (code, [.regular, .bold])]
  }

  /// The families that are opened for texts of certain needs, each with its weights, after those of the interface and
  /// of code.
  ///
  /// Pictures come last: a digit is an emoji, too.
  func others(for needs: TextNeeds) -> [(family: FontFamily, weights: [FontWeight])] {
    let letters: [(TextNeeds, FontFamily)] = [
      (.wide, wide), (.arabic, arabic), (.hebrew, hebrew), (.devanagari, devanagari), (.thai, thai),
    ]
    return letters.filter { needs.contains($0.0) }.map { ($0.1, [.regular, .bold]) }
      + (needs.contains(.emoji) ? [(emoji, [.regular])] : [])
  }

  /// Every family as this machine has it: those that all pictures need come first, then those that are needed for the
  /// letters that only they have; of each the files of its weights, and none where one weight is missing.
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
