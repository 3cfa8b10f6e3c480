/// Breaks text into lines of a given width by the table of advance widths.
///
/// Lines break at spaces, around wide characters (Chinese, Japanese, Korean, emoji), between Thai syllables where
/// spelling shows them, and inside a word only where the word alone is wider than a line. Every line but an empty one
/// has at least one character.
public enum LineBreaker {
  /// How much wider text is in Semibold: 1.036 for the small letters of Inter (its `hmtx` tables), rounded up.
  public static let boldGrowth = 1.04

  /// The lines of `text`, at most `width` points wide at a font size in points; at least one line.
  public static func lines(of text: String, width: Double, fontSize: Double) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      paragraph(String($0), em: width / fontSize)
    }
  }

  /// How wide a line is, in points.
  public static func width(of line: String, fontSize: Double) -> Double {
    AdvanceTable.advance(of: line) * fontSize
  }

  private static func paragraph(_ text: String, em limit: Double) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0.0
    for piece in pieces(of: text) {
      let width = LineBreaker.width(of: piece, fontSize: 1)
      // A space at the end of a line takes no room there.
      let visible = piece == " " ? 0 : width
      if used + visible > limit, !line.isEmpty {
        lines.append(line.trimmingTrailingSpaces)
        line = ""
        used = 0
        if piece == " " { continue }
      }
      if width <= limit {
        line += piece
        used += width
        continue
      }
      for character in piece {
        let advance = AdvanceTable.largestAdvance(of: character)
        if used + advance > limit, !line.isEmpty {
          lines.append(line)
          line = ""
          used = 0
        }
        line.append(character)
        used += advance
      }
    }
    return lines + [line.trimmingTrailingSpaces]
  }

  /// Words, single spaces and wide characters, with the punctuation that closes them.
  private static func pieces(of text: String) -> [String] {
    var pieces: [String] = []
    var piece = ""
    var isWord = false
    for character in text {
      let isAlone = character == " " || AdvanceTable.isWide(character)
      let joins =
        neverFirst.contains(character)
        || (isWord && !isAlone && !ThaiSyllables.part(piece.last, character))
      if !joins, !piece.isEmpty {
        pieces.append(piece)
        piece = ""
      }
      piece.append(character)
      isWord = !isAlone
    }
    return piece.isEmpty ? pieces : pieces + [piece]
  }

  /// Wide punctuation that never begins a line.
  private static let neverFirst: Set<Character> = [
    "。", "，", "、", "！", "？", "：", "；", "）", "」", "』",
  ]
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
