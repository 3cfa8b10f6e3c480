/// What a text needs besides the interface's face.
struct TextNeeds: OptionSet, Sendable, Hashable {
  let rawValue: Int

  /// Chinese, Japanese or Korean characters.
  static let wide = TextNeeds(rawValue: 1)
  /// Emoji.
  static let emoji = TextNeeds(rawValue: 2)

  init(rawValue: Int) { self.rawValue = rawValue }

  init(of text: String) {
    var needs: TextNeeds = []
    for scalar in text.unicodeScalars where scalar.value >= 0x1100 {
      if TextNeeds.wideBlocks.contains(where: { $0.contains(scalar.value) }) {
        needs.insert(.wide)
      } else if scalar.properties.isEmojiPresentation || scalar.value == 0xFE0F {
        needs.insert(.emoji)
      }
    }
    self = needs
  }

  /// Unicode's blocks of Chinese, Japanese and Korean: Jamo; radicals to Yi syllables; Jamo
  /// extended; Hangul; ideographs and forms for compatibility; full and half widths; the planes of
  /// ideographs.
  private static let wideBlocks: [ClosedRange<UInt32>] = [
    0x1100...0x11FF, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF,
    0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x20000...0x3FFFF,
  ]
}
