/// How much brightness changes along each row of a picture, between two columns: much where keys stand beside each other,
/// little in the gap between two rows of them.
struct RowActivity {
  private let values: [Double]

  init(_ frame: LumaFrame, columns: Range<Int>) {
    let step = 2
    values = frame.pixels.withUnsafeBufferPointer { pixels in
      (0..<frame.height).map { y in
        let row = y * frame.width
        var sum = 0
        for x in columns.dropLast(step) {
          sum += abs(Int(pixels[row + x + step]) - Int(pixels[row + x]))
        }
        return Double(sum) / Double(max(1, columns.count - step))
      }
    }
  }

  /// The gap that lies around a row: from where the activity of the keys above has fallen to half, to where that of the
  /// keys below has risen to half, to parts of a row.
  func gap(around row: Double, pitch: Double) -> ClosedRange<Double> {
    let middle = min(max(Int(row), 1), values.count - 2)
    let reach = max(2, Int(pitch / 2))
    // The floor is what compression leaves in the gap.
    let above = Array(values[max(0, middle - reach)...middle])
    let below = Array(values[middle...min(values.count - 1, middle + reach)])
    let floor = values[max(0, middle - 1)...min(values.count - 1, middle + 1)].min() ?? 0
    let up = crossing(above.reversed(), floor)
    let down = crossing(below, floor)
    // Row 7 is the pixels from 7 to 8, so its value stands at 7.5.
    let centre = Double(middle) + 0.5
    return centre - up...centre + down
  }

  /// How far from its beginning a series rises to half of what it reaches, in rows.
  private func crossing(_ series: [Double], _ floor: Double) -> Double {
    let top = series.sorted()[series.count * 3 / 4]
    let half = (top + floor) / 2
    for index in 1..<max(2, series.count) where index < series.count && series[index] >= half {
      let before = series[index - 1]
      guard series[index] > before, before < half else { return Double(index) - 0.5 }
      return Double(index - 1) + (half - before) / (series[index] - before)
    }
    return Double(series.count - 1)
  }
}
