/// A text's needs beyond the interface's face.
package struct TextNeeds: OptionSet, Sendable, Hashable {
  package let rawValue: Int

  /// Chinese, Japanese or Korean characters.
  static let wide = TextNeeds(rawValue: 1)
  static let emoji = TextNeeds(rawValue: 2)
  static let arabic = TextNeeds(rawValue: 4)
  static let hebrew = TextNeeds(rawValue: 8)
  static let devanagari = TextNeeds(rawValue: 16)
  static let thai = TextNeeds(rawValue: 32)

  static let each: [TextNeeds] = [.wide, .arabic, .hebrew, .devanagari, .thai, .emoji]

  package init(rawValue: Int) { self.rawValue = rawValue }

  init(of text: String) {
    var needs: TextNeeds = []
    for scalar in text.unicodeScalars where scalar.value >= TextNeeds.firstOther {
      if let block = TextNeeds.blocks.first(where: { $0.codes.contains(scalar.value) }) {
        needs.insert(block.need)
      } else if scalar.properties.isEmojiPresentation || scalar.value == 0xFE0F {
        needs.insert(.emoji)
      }
    }
    self = needs
  }

  /// The interface's face covers everything before this: Latin, Greek, Cyrillic.
  private static let firstOther: UInt32 = 0x590

  /// Unicode's blocks.
  ///
  /// Hebrew; Arabic, its supplement and its two extensions; Devanagari and its extension; Thai; Jamo; radicals to Yi
  /// syllables; Jamo extended; Hangul; ideographs and forms for compatibility; Hebrew and Arabic forms for
  /// presentation; full and half widths; the planes of ideographs.
  private static let blocks: [(codes: ClosedRange<UInt32>, need: TextNeeds)] = [
    (0x590...0x5FF, .hebrew), (0x600...0x6FF, .arabic), (0x750...0x77F, .arabic),
    (0x870...0x8FF, .arabic), (0x900...0x97F, .devanagari), (0xE00...0xE7F, .thai),
    (0x1100...0x11FF, .wide), (0x2E80...0xA4CF, .wide), (0xA8E0...0xA8FF, .devanagari),
    (0xA960...0xA97F, .wide), (0xAC00...0xD7FF, .wide), (0xF900...0xFAFF, .wide),
    (0xFB1D...0xFB4F, .hebrew), (0xFB50...0xFDFF, .arabic), (0xFE30...0xFE4F, .wide),
    (0xFE70...0xFEFE, .arabic), (0xFF00...0xFFEF, .wide), (0x20000...0x3FFFF, .wide),
  ]
}
