/// The motion in a part of the screen from one frame to another, in blocks.
///
/// A block that changes by more than noise moves. Blocks distinguish a keyboard, which moves nearly all of them, and a
/// bar, which moves rows of them, from a key that pops up and a cursor that blinks.
struct Stillness: Sendable {
  let rows: Range<Int>
  private let blockRows: Int
  /// The change of a block at rest, in levels: learnt from pictures at rest.
  private(set) var noise = 0.3
  private var hasLearnt = false

  /// The number of rows of blocks that make a motion if most of their blocks move.
  private let widest: Int

  private static let blockColumns = 8

  init(rows: Range<Int>, measure: ScreenMeasure) {
    self.rows = rows
    blockRows = measure.rows(10, atLeast: 2)
    widest = 2
  }

  init(ofEdgeAt row: Int, measure: ScreenMeasure) {
    let reach = measure.rows(6, atLeast: 3)
    rows = max(0, row - reach)..<min(measure.rows, row + reach)
    blockRows = measure.rows(4, atLeast: 2)
    widest = 1
  }

  /// Whether both show the same, except in narrow parts.
  mutating func isStill(from first: LumaFrame, to second: LumaFrame) -> Bool {
    let changes = blocks(from: first, to: second)
    learn(changes)
    let threshold = max(2.5, 3 * noise + 0.5)
    let part = Double(changes.count { $0 > threshold }) / Double(max(1, changes.count))
    if widest > 1, part > 0.15 { return false }
    // An edge across the screen moves most blocks of a row, a key that pops up a few of many.
    let columns = first.width / Stillness.blockColumns
    let wide = stride(from: 0, to: changes.count, by: columns).count { start in
      changes[start..<start + columns].count { $0 > threshold } * 8 >= columns * 5
    }
    return wide < widest
  }

  /// By the quieter blocks: dither and codecs add up to some levels of noise, in every block.
  private mutating func learn(_ changes: [Double]) {
    guard let quiet = changes.sorted()[safely: changes.count / 4] else { return }
    // Down at once and up slowly: motion is not noise.
    let change = min(2.5, quiet) - noise
    noise += change * (change < 0 || !hasLearnt ? 1 : 0.03)
    hasLearnt = true
  }

  /// In levels.
  private func blocks(from first: LumaFrame, to second: LumaFrame) -> [Double] {
    let width = first.width
    var result: [Double] = []
    first.pixels.withUnsafeBufferPointer { first in
      second.pixels.withUnsafeBufferPointer { second in
        var row = rows.lowerBound
        while row < rows.upperBound {
          let end = min(row + blockRows, rows.upperBound)
          for column in stride(from: 0, to: width, by: Stillness.blockColumns) {
            var sum = 0
            for inner in row..<end {
              let start = inner * width + column
              for index in start..<start + Stillness.blockColumns {
                sum += abs(Int(first[index]) - Int(second[index]))
              }
            }
            result.append(Double(sum) / Double((end - row) * Stillness.blockColumns))
          }
          row = end
        }
      }
    }
    return result
  }
}

extension [Double] {
  /// The indices of the local maxima above a limit.
  func peaks(above limit: Double) -> [Int] {
    indices.filter { index in
      self[index] > limit && self[index] >= self[safely: index - 1] ?? -1
        && self[index] > self[safely: index + 1] ?? -1
    }
  }
}

extension Array {
  subscript(safely index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
