/// The share of each row of a picture that is covered by keys, between two columns.
struct RowCover {
  private let frame: LumaFrame
  private let columns: Range<Int>

  /// The difference from the background of the keys at which a pixel counts as covered, of 255.
  private static let whole = 20

  init(_ frame: LumaFrame, columns: Range<Int>) {
    self.frame = frame
    self.columns = columns
  }

  /// The gap around a row, and how much of the rows above and below it is covered.
  ///
  /// It begins where the keys above have ended by half, and ends where those below have begun by half, to parts of a
  /// row. The pitch is approximate.
  func gap(
    around row: Double, pitch: Double
  ) -> (rows: ClosedRange<Double>, above: Double, below: Double) {
    let middle = min(max(Int(row), 1), frame.height - 2)
    let behind = behindKeys(at: middle)
    let reach = max(3, Int(pitch * 0.6))
    let above = (max(0, middle - reach)...middle).reversed().map { cover($0, behind) }
    let below = (middle...min(frame.height - 1, middle + reach)).map { cover($0, behind) }
    let (up, down) = (RowCover.crossing(above), RowCover.crossing(below))
    // Row 7 is the pixels from 7 to 8, so its value is at 7.5.
    let centre = Double(middle) + 0.5
    return (centre - up.distance...centre + down.distance, up.cover, down.cover)
  }

  /// The mean of three rows of the gap.
  private func behindKeys(at row: Int) -> [Int] {
    columns.map { x in
      (-1...1).reduce(0) { $0 + Int(frame.pixels[(row + $1) * frame.width + x]) } / 3
    }
  }

  private func cover(_ row: Int, _ behind: [Int]) -> Double {
    frame.pixels.withUnsafeBufferPointer { pixels in
      let start = row * frame.width + columns.lowerBound
      var sum = 0
      for index in behind.indices {
        sum += min(abs(Int(pixels[start + index]) - behind[index]), RowCover.whole)
      }
      return Double(sum) / Double(RowCover.whole * max(1, behind.count))
    }
  }

  /// The distance at which a series rises to half of its final value, and that value.
  private static func crossing(_ series: [Double]) -> (distance: Double, cover: Double) {
    let sorted = series.sorted()
    let top = sorted[sorted.count * 3 / 4]
    let half = (top + sorted[0]) / 2
    for index in series.indices.dropFirst() where series[index] >= half {
      let before = series[index - 1]
      guard series[index] > before, before < half else { return (Double(index) - 0.5, top) }
      return (Double(index - 1) + (half - before) / (series[index] - before), top)
    }
    return (Double(series.count - 1), top)
  }
}
