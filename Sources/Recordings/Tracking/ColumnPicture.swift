/// A screen's picture at full height in a few columns, without dither and a codec's noise.
struct ColumnPicture: Sendable {
  static let columns = 64

  let width, height: Int
  /// Brightness, 0…255, or its difference after a filter, row by row from the top.
  var values: [Float]

  init(width: Int = ColumnPicture.columns, height: Int, values: [Float]) {
    self.width = width
    self.height = height
    self.values = values
  }

  init(_ frame: LumaFrame) {
    self.init(width: frame.width, height: frame.height, values: frame.pixels.map(Float.init))
  }

  /// Of one frame or more.
  init(meanOf frames: ArraySlice<LumaFrame>) {
    var sums = [Float](repeating: 0, count: frames[frames.startIndex].pixels.count)
    for frame in frames {
      frame.pixels.withUnsafeBufferPointer { pixels in
        for index in 0..<sums.count { sums[index] += Float(pixels[index]) }
      }
    }
    let part = 1 / Float(frames.count)
    for index in 0..<sums.count { sums[index] *= part }
    let first = frames[frames.startIndex]
    self.init(width: first.width, height: first.height, values: sums)
  }

  subscript(row: Int, column: Int) -> Float { values[row * width + column] }

  /// The picture less its mean over `reach` rows up and down: without the light through a keyboard.
  func highPassed(reach: Int) -> ColumnPicture {
    var result = [Float](repeating: 0, count: values.count)
    var sums = [Float](repeating: 0, count: width)
    values.withUnsafeBufferPointer { source in
      result.withUnsafeMutableBufferPointer { target in
        sums.withUnsafeMutableBufferPointer { sums in
          var first = 0
          var end = 0
          for row in 0..<height {
            while end < min(height, row + reach + 1) {
              for column in 0..<width { sums[column] += source[end * width + column] }
              end += 1
            }
            while first < row - reach {
              for column in 0..<width { sums[column] -= source[first * width + column] }
              first += 1
            }
            let part = 1 / Float(end - first)
            for column in 0..<width {
              let index = row * width + column
              target[index] = source[index] - sums[column] * part
            }
          }
        }
      }
    }
    return ColumnPicture(width: width, height: height, values: result)
  }

  /// The picture with every `rows` rows and two columns averaged into one, aligned at its bottom.
  func reduced(rows: Int) -> ColumnPicture {
    let newWidth = width / 2
    let newHeight = height / rows
    let top = height - newHeight * rows
    var result = [Float](repeating: 0, count: newWidth * newHeight)
    let part = 1 / Float(2 * rows)
    values.withUnsafeBufferPointer { source in
      result.withUnsafeMutableBufferPointer { target in
        for row in 0..<newHeight {
          for inner in 0..<rows {
            let start = (top + row * rows + inner) * width
            for column in 0..<newWidth {
              target[row * newWidth + column] +=
                (source[start + 2 * column] + source[start + 2 * column + 1]) * part
            }
          }
        }
      }
    }
    return ColumnPicture(width: newWidth, height: newHeight, values: result)
  }

  /// The picture with 0 in all other columns.
  func kept(columns: Range<Int>) -> ColumnPicture {
    var result = self
    for index in values.indices where !columns.contains(index % width) { result.values[index] = 0 }
    return result
  }

  /// The mean difference of a row from one of another picture, column by column, in all or some columns.
  func difference(
    row: Int, from other: ColumnPicture, row otherRow: Int, columns: [Int]? = nil
  ) -> Float {
    var sum: Float = 0
    if let columns {
      for column in columns { sum += abs(self[row, column] - other[otherRow, column]) }
      return sum / Float(max(1, columns.count))
    }
    for column in 0..<width {
      sum += abs(values[row * width + column] - other.values[otherRow * width + column])
    }
    return sum / Float(width)
  }

  /// How far the pixels of some rows are from their mean, on average, in levels.
  func texture(of rows: Range<Int>) -> Float {
    let pixels = values[rows.lowerBound * width..<rows.upperBound * width]
    let mean = pixels.reduce(0, +) / Float(max(1, pixels.count))
    return pixels.reduce(0) { $0 + abs($1 - mean) } / Float(max(1, pixels.count))
  }

  /// The correlation of every `step`th row with another picture's, −1…1, less each column's mean.
  func likeness(
    ofBand rows: Range<Int>, to other: ColumnPicture, at place: Int, step: Int
  ) -> Double {
    let sums = CentredSums(
      values, from: rows.lowerBound, other.values, from: place, rows: rows.count, step: step,
      width: width)
    // Variation below noise resembles nothing.
    let least = 4 * Float((rows.count + step - 1) / step) * Float(width)
    return Double(
      sums.product / (max(sums.ours, least) * max(sums.theirs, least)).squareRoot())
  }
}
