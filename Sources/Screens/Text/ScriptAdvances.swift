/// The widths of Hebrew, Arabic, Devanagari and Thai characters.
///
/// Advance widths of Noto Sans Hebrew 3.000, Devanagari 2.001 and Thai 2.000 (their `hmtx` tables; SIL Open Font
/// License), in thousandths of an em; 0 for marks above and below letters.
enum ScriptAdvances {
  /// The blocks from Hebrew to Thai; those without a table are as wide as other letters.
  static let codes: ClosedRange<UInt32> = 0x590...0xE7F

  /// The width of a character in em: the sum of its parts, as vowels and signs may be next to a letter.
  static func advance(of character: Character) -> Double {
    character.unicodeScalars.reduce(0) { $0 + advance(of: $1.value) } / 1000
  }

  /// The additional width of a line's letters together, in em, 0 or less.
  ///
  /// A consonant that has lost its vowel to the next one is drawn without its stem.
  static func gainByJoining(in line: String) -> Double {
    var sum = 0.0
    var last: (index: Int, hasVowel: Bool)?
    for scalar in line.unicodeScalars {
      switch scalar.value {
      case virama: last?.hasVowel = false
      case consonants:
        let index = Int(scalar.value - consonants.lowerBound)
        if let last, !last.hasVowel {
          sum += halves[last.index] - advance(of: consonants.lowerBound + UInt32(last.index))
        }
        last = (index, true)
      default: last = nil
      }
    }
    return sum / 1000
  }

  private static func advance(of code: UInt32) -> Double {
    switch code {
    case 0x590...0x5FF: hebrew[Int(code - 0x590)]
    case 0x600...0x6FF: ArabicAdvances.isolated(code) ?? otherLetter
    case 0x900...0x97F: devanagari[Int(code - 0x900)]
    case 0xE00...0xE5B: thai[Int(code - 0xE00)]
    // Characters that join, separate or direct letters, and variation selectors of emoji.
    case 0x200B...0x200F, 0xFE00...0xFE0F: 0
    default: otherLetter
    }
  }

  private static let virama: UInt32 = 0x94D
  private static let consonants: ClosedRange<UInt32> = 0x915...0x939
  /// A letter without a table, such as one of Bengali: no font has it either.
  private static let otherLetter = 587.0

  /// U+0590 to U+05FF.
  private static let hebrew: [Double] = [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 324, 0, 525, 0, 0, 246, 0, 0, 397, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 632, 572, 374, 542, 627, 301, 330, 662, 634, 295, 545, 515, 522, 684, 660, 329, 379,
    643, 593, 620, 601, 529, 556, 627, 523, 730, 685, 0, 0, 0, 0, 0, 589, 602, 599, 186, 365, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0,
  ]

  /// U+0900 to U+097F.
  private static let devanagari: [Double] = [
    0, 0, 0, 272, 764, 764, 1023, 491, 491, 548, 765, 853, 699, 553, 553, 553, 553, 1023, 1023,
    1023, 1023, 762, 818, 563, 591, 647, 634, 701, 742, 756, 742, 504, 585, 577, 563, 723, 570, 642,
    520, 615, 555, 555, 568, 771, 571, 703, 598, 580, 409, 409, 678, 760, 760, 556, 680, 578, 676,
    531, 0, 259, 0, 467, 259, 259, 259, 0, 0, 0, 0, 0, 0, 0, 0, 259, 259, 259, 259, 0, 273, 259,
    902, 0, 0, 0, 0, 0, 0, 0, 762, 818, 563, 742, 577, 563, 771, 580, 853, 699, 0, 0, 379, 599, 551,
    551, 551, 551, 551, 551, 551, 551, 551, 551, 426, 317, 764, 764, 1023, 1023, 764, 764, 555, 742,
    580, 563, 723, 469, 577, 571,
  ]

  /// The half forms of U+0915 to U+0939.
  private static let halves: [Double] = [
    603, 648, 281, 351, 647, 396, 701, 572, 497, 540, 504, 585, 577, 563, 467, 349, 389, 520, 362,
    358, 358, 308, 612, 401, 439, 350, 328, 399, 399, 500, 716, 716, 392, 407, 376, 389, 432,
  ]

  /// U+0E00 to U+0E5B.
  private static let thai: [Double] = [
    0, 600, 547, 549, 614, 621, 598, 537, 532, 604, 550, 556, 906, 909, 603, 603, 547, 626, 903,
    909, 616, 636, 602, 609, 544, 613, 604, 605, 648, 652, 695, 682, 603, 614, 594, 488, 602, 571,
    603, 492, 628, 640, 572, 587, 668, 574, 560, 519, 338, 0, 406, 406, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 584, 295, 568, 308, 289, 304, 406, 595, 0, 0, 0, 0, 0, 0, 0, 0, 595, 570, 545, 613, 559,
    539, 540, 520, 720, 565, 504, 767, 872,
  ]
}
