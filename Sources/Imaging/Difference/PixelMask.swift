/// Some pixels of a picture: a bit for each.
struct PixelMask: Sendable, Hashable {
  /// Numbers of 64 bits in a row; the lowest bit is the leftmost pixel.
  let wordsPerRow: Int
  private(set) var words: [UInt64]

  /// No pixel of a picture of this size.
  init(width: Int, height: Int) {
    wordsPerRow = (width + 63) / 64
    words = Array(repeating: 0, count: wordsPerRow * height)
  }

  /// Whether a pixel is one of them.
  subscript(x: Int, y: Int) -> Bool {
    words[y * wordsPerRow + x / 64] >> UInt64(x % 64) & 1 == 1
  }

  /// Gives the words to be changed.
  mutating func withWords<Result>(_ body: (UnsafeMutablePointer<UInt64>?) -> Result) -> Result {
    words.withUnsafeMutableBufferPointer { body($0.baseAddress) }
  }

  /// Calls `body` with the column of each of them in a row, from the left.
  @inline(__always)
  func forEach(in row: Int, _ body: (Int) -> Void) {
    words.withUnsafeBufferPointer { words in
      for index in 0..<wordsPerRow {
        var word = words[row * wordsPerRow + index]
        while word != 0 {
          body(64 &* index &+ word.trailingZeroBitCount)
          word &= word &- 1
        }
      }
    }
  }
}
