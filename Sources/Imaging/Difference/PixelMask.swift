/// A set of a picture's pixels: a bit for each.
struct PixelMask: Sendable, Hashable {
  /// 64-bit words per row; the lowest bit is the leftmost pixel.
  let wordsPerRow: Int
  private(set) var words: [UInt64]

  init(width: Int, height: Int) {
    wordsPerRow = (width + 63) / 64
    words = Array(repeating: 0, count: wordsPerRow * height)
  }

  subscript(x: Int, y: Int) -> Bool {
    words[y * wordsPerRow + x / 64] >> UInt64(x % 64) & 1 == 1
  }

  mutating func withWords<Result>(_ body: (UnsafeMutablePointer<UInt64>?) -> Result) -> Result {
    words.withUnsafeMutableBufferPointer { body($0.baseAddress) }
  }

  /// Calls `body` with the columns set in a row, from the left.
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
