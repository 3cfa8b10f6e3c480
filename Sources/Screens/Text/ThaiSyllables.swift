/// Possible line breaks in Thai, which has no spaces between words.
///
/// Finding words needs a dictionary, on which no film should depend. Spelling shows some syllable boundaries without
/// one: five vowels are written before the consonant that begins their syllable, and three signs end one. A line breaks
/// at these alone, so sometimes inside a word.
enum ThaiSyllables {
  /// Whether a syllable ends with a character and another begins with the next one.
  static func part(_ before: Character?, _ after: Character) -> Bool {
    guard let last = before?.unicodeScalars.last, let first = after.unicodeScalars.first,
      isLetter(last), isLetter(first), !leading.contains(last)
    else { return false }
    return leading.contains(first) || (ending.contains(last) && consonants.contains(first))
  }

  /// The vowels written first: sara e to sara ai maimalai.
  private static let leading: ClosedRange<Unicode.Scalar> = "\u{E40}"..."\u{E44}"
  /// The signs that end a syllable: sara a, sara am, and the sign of repetition.
  private static let ending: Set<Unicode.Scalar> = ["\u{E30}", "\u{E33}", "\u{E46}"]
  private static let consonants: ClosedRange<Unicode.Scalar> = "\u{E01}"..."\u{E2E}"

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("\u{E01}"..."\u{E4E}").contains(scalar)
  }
}
