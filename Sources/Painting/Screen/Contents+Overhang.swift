import Stage

extension Contents {
  /// How far letters may reach over the edges of their view, in points, without being cut off.
  ///
  /// Latin and Chinese stay within their lines; Arabic tails, two marks above each other in Thai and the like do not.
  /// Of their fonts Noto Sans Arabic is the highest and the deepest, by 1.374 em above the baseline and 0.738 em below
  /// it (its `hhea` table): 5 and 7 points more than a line of 20 points has around letters of 15.
  var overhang: Double {
    let isTall =
      switch self {
      case .message(let lines): lines.contains(where: \.hasTallLetters)
      case .label(let text), .heading(let text), .caption(let text), .buttonTitle(let text):
        text.hasTallLetters
      default: false
      }
    return isTall ? 7 : 0
  }
}

extension String {
  /// Whether it has letters from Hebrew to Thai, or presentation forms of them.
  fileprivate var hasTallLetters: Bool {
    unicodeScalars.contains {
      (0x590...0xE7F).contains($0.value) || (0xA8E0...0xA8FF).contains($0.value)
        || (0xFB1D...0xFDFF).contains($0.value) || (0xFE70...0xFEFE).contains($0.value)
    }
  }
}
