/// The widths of characters, to break text into lines without a font, equally on every system.
///
/// Advance widths of Inter Regular 3.19 (its `hmtx` table; SIL Open Font License), in units of 1/2816 em; those of
/// other scripts are in `ScriptAdvances` and `ArabicAdvances`.
enum AdvanceTable {
  private static let unitsPerEm = 2816.0

  /// U+0020 to U+007E.
  private static let ascii: [Double] = [
    792, 784, 1136, 1776, 1796, 2288, 1800, 624, 1020, 1020, 1408, 1856, 788, 1296, 776, 1004,
    1760, 1308, 1704, 1792, 1808, 1712, 1756, 1608, 1736, 1756, 776, 788, 1856, 1856, 1856, 1428,
    2636, 1904, 1832, 2048, 2024, 1684, 1652, 2092, 2084, 744, 1528, 1836, 1584, 2504, 2120, 2144,
    1788, 2144, 1800, 1796, 1808, 2088, 1904, 2672, 1808, 1872, 1760, 1020, 1004, 1020, 1320, 1272,
    1400, 1588, 1748, 1572, 1748, 1640, 1016, 1716, 1664, 668, 668, 1532, 668, 2448, 1648, 1680,
    1716, 1716, 1048, 1472, 1024, 1636, 1568, 2288, 1520, 1568, 1524, 1020, 920, 1020, 1856,
  ]

  /// Other letters of Latin, Greek and Cyrillic: the mean of U+00C0 to U+017F.
  private static let otherLetter = 1654.0

  /// From here on (Hangul, Japanese, Chinese, full-width forms, emoji) a character is one em wide.
  private static let firstWide: UInt32 = 0x1100
  /// Narrow in spite of their code points.
  ///
  /// General punctuation, more Devanagari, and Hebrew and Arabic presentation forms.
  private static let narrow: [ClosedRange<UInt32>] = [
    0x2000...0x206F, 0xA8E0...0xA8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE,
  ]

  static func advance(of line: String) -> Double {
    line.reduce(0) { $0 + advance(of: $1) } + ArabicAdvances.gainByJoining(in: line)
      + ScriptAdvances.gainByJoining(in: line)
  }

  /// In em, for an Arabic letter in its isolated form.
  static func advance(of character: Character) -> Double {
    guard let scalar = character.unicodeScalars.first?.value else { return 0 }
    if (0x20...0x7E).contains(scalar) { return ascii[Int(scalar) - 0x20] / unitsPerEm }
    if ScriptAdvances.codes.contains(scalar) { return ScriptAdvances.advance(of: character) }
    if isWide(character) { return 1 }
    return otherLetter / unitsPerEm
  }

  /// The largest width in em, in any joining form.
  static func largestAdvance(of character: Character) -> Double {
    advance(of: character) + ArabicAdvances.largestGain(of: character)
  }

  /// Whether a line may be broken before and after the character, as between Chinese characters.
  static func isWide(_ character: Character) -> Bool {
    character.unicodeScalars.contains { scalar in
      scalar.properties.isEmojiPresentation
        || (scalar.value >= firstWide && !narrow.contains { $0.contains(scalar.value) })
    }
  }
}
