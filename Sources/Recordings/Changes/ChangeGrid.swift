/// A picture in cells of a few pixels: brightness and two colour differences, with the sums by which two are compared.
///
/// Sums over 3 × 3 cells average out a codec's noise, a GIF's dithering, and the blur of an edge that becomes sharp.
struct ChangeGrid: Sendable {
  let columns, rows: Int
  /// Seconds from the first frame.
  let time: Double
  /// Three planes of columns × rows values: brightness and both colour differences.
  private let cells: [UInt8]
  /// Of each cell but those at the edges, in each plane.
  private let sums: [Int16]

  static let planes = 3
  /// The cells of a sum.
  static let area = 9
  /// The fewest columns and rows.
  static let least = 5

  /// A frame of three planes below each other; nil if it is too small.
  init?(_ frame: LumaFrame) {
    (columns, rows, time) = (frame.width, frame.height / ChangeGrid.planes, frame.time)
    guard columns >= ChangeGrid.least, rows >= ChangeGrid.least,
      frame.height == rows * ChangeGrid.planes
    else { return nil }
    cells = frame.pixels
    sums = ChangeGrid.sums(of: cells, columns, rows)
  }

  private static func sums(of cells: [UInt8], _ columns: Int, _ rows: Int) -> [Int16] {
    let (wide, high) = (columns - 2, rows - 2)
    return [Int16](unsafeUninitializedCapacity: planes * wide * high) { target, count in
      cells.withUnsafeBufferPointer { source in
        var down = [Int16](repeating: 0, count: columns)
        down.withUnsafeMutableBufferPointer { down in
          for row in 0..<planes * high {
            let (plane, line) = row.quotientAndRemainder(dividingBy: high)
            let start = (plane * rows + line) * columns
            for x in 0..<columns {
              down[x] =
                Int16(source[start + x]) + Int16(source[start + columns + x])
                + Int16(source[start + 2 * columns + x])
            }
            for x in 0..<wide { target[row * wide + x] = down[x] + down[x + 1] + down[x + 2] }
          }
        }
      }
      count = planes * wide * high
    }
  }

  func isSame(as other: ChangeGrid) -> Bool { cells == other.cells }
}

// MARK: - What differs

extension ChangeGrid {
  /// The cells that differ between pictures.
  struct Mask {
    /// By how much, in sums, of each cell but those at the edges; 0 for the same.
    var strengths: [Int16]
    let columns: Int
    var count = 0

    init(count: Int, columns: Int) {
      strengths = [Int16](repeating: 0, count: count)
      self.columns = columns
    }
  }

  /// The least difference of a sum's mean that counts on a plain surface, of 255.
  ///
  /// Measured on still pictures with text, gradients and textures as H.264 (crf 23 to 36), VP9 and GIF, with grain of up
  /// to 4 of 255: below it are all differences but those of key frames, for which see `patience`.
  private static let plain = 5
  /// How much more counts next to an edge, by its contrast: what is blurred there becomes sharp.
  private static let beside = 10
  /// In hundredths of the least: a codec's pictures differ in quality, and more so a key frame from the one before it.
  private static let (patience, patienceOfNoise) = (140, 180)
  /// The same for what is back in the next picture, which noise hardly is.
  private static let patienceOfFlash = 120
  /// The share of all cells, in hundredths, that noise may exceed.
  private static let noisy = 2

  /// What differs from an earlier picture, more than where all of the picture is a little different.
  func changes(from other: ChangeGrid) -> Mask {
    let count = (columns - 2) * (rows - 2)
    let noise = min(noise(from: other), Int16(ChangeGrid.plain * ChangeGrid.area))
    // In hundredths of a sum.
    let factor =
      ChangeGrid.patience
      + ChangeGrid.patienceOfNoise * Int(noise) / (ChangeGrid.plain * ChangeGrid.area)
    let (least, most) = (threshold(0, factor), threshold(255, factor))
    var mask = Mask(count: count, columns: columns - 2)
    forEach(differingFrom: other, by: least) { index, now, before in
      var strength: Int16 = 0
      for place in stride(from: index, to: ChangeGrid.planes * count, by: count) {
        strength = max(strength, abs(now[place] - before[place]))
      }
      if strength > most
        || strength > least && strength > threshold(contrast(index, other), factor)
      {
        mask.mark(index, strength)
      }
    }
    return mask
  }

  /// The cells that differ from both the picture before and a later one, where those two are the same.
  func flashes(from before: ChangeGrid, to after: ChangeGrid) -> Mask {
    let count = (columns - 2) * (rows - 2)
    let factor = ChangeGrid.patienceOfFlash
    let least = threshold(0, factor)
    var mask = Mask(count: count, columns: columns - 2)
    after.sums.withUnsafeBufferPointer { last in
      forEach(differingFrom: before, by: least) { index, now, first in
        var strength: Int16 = 0
        for place in stride(from: index, to: ChangeGrid.planes * count, by: count) {
          let (come, gone) = (now[place] - first[place], now[place] - last[place])
          guard (come < 0) == (gone < 0) else { continue }
          strength = max(strength, min(abs(come), abs(gone)) - abs(last[place] - first[place]))
        }
        guard strength > least else { return }
        let contrast = max(contrast(index, before), contrast(index, after))
        if strength > threshold(contrast, factor) { mask.mark(index, strength) }
      }
    }
    return mask
  }

  /// Passes on the cells, and some next to them, that differ by more than a sum in one of the planes.
  private func forEach(
    differingFrom other: ChangeGrid, by least: Int16,
    _ body: (Int, UnsafeBufferPointer<Int16>, UnsafeBufferPointer<Int16>) -> Void
  ) {
    typealias Lanes = SIMD16<Int16>
    let count = (columns - 2) * (rows - 2)
    sums.withUnsafeBufferPointer { now in
      other.sums.withUnsafeBufferPointer { before in
        guard let here = UnsafeRawPointer(now.baseAddress),
          let there = UnsafeRawPointer(before.baseAddress)
        else { return }
        let size = MemoryLayout<Int16>.stride
        let limit = Lanes(repeating: least)
        var index = 0
        while index < count {
          let end = min(count, index + Lanes.scalarCount)
          // The last cells of the last plane are too few for all lanes.
          var differs = end - index < Lanes.scalarCount
          for plane in 0..<ChangeGrid.planes where !differs {
            let offset = (plane * count + index) * size
            let difference =
              here.loadUnaligned(fromByteOffset: offset, as: Lanes.self)
              &- there.loadUnaligned(fromByteOffset: offset, as: Lanes.self)
            differs = any(difference .> limit) || any(difference .< 0 &- limit)
          }
          if differs { for cell in index..<end { body(cell, now, before) } }
          index = end
        }
      }
    }
  }

  /// How many cells of an area, and some around it, differ from another picture.
  func changedCells(in area: ChangedArea, around reach: Int, from other: ChangeGrid) -> Int {
    func range(_ range: Range<Int>, _ end: Int) -> Range<Int> {
      (range.lowerBound - 1 - reach..<range.upperBound - 1 + reach).clamped(to: 0..<end)
    }
    let least = threshold(0, ChangeGrid.patienceOfFlash)
    let (wide, count) = (columns - 2, (columns - 2) * (rows - 2))
    let across = range(area.columns, wide)
    return range(area.rows, rows - 2).reduce(0) { sum, row in
      sum
        + across.count { column in
          (0..<ChangeGrid.planes).contains {
            let place = $0 * count + row * wide + column
            return abs(sums[place] - other.sums[place]) > least
          }
        }
    }
  }

  /// Whether an area's content was elsewhere in another picture, in a place that has changed since.
  ///
  /// - Parameter before: The same area without it.
  func shows(
    _ area: ChangedArea, as other: ChangeGrid, in place: ChangedArea, without before: ChangeGrid
  ) -> Bool {
    let (wide, high) = (
      min(area.columns.count, place.columns.count), min(area.rows.count, place.rows.count)
    )
    guard 2 * wide >= max(area.columns.count, place.columns.count),
      2 * high >= max(area.rows.count, place.rows.count)
    else { return false }
    func difference(_ grid: ChangeGrid, _ corner: ChangedArea, _ x: Int, _ y: Int) -> Int? {
      var sum = 0
      for row in 0..<high {
        for column in 0..<wide {
          let (top, left) = (
            corner.rows.lowerBound + y + row, corner.columns.lowerBound + x + column
          )
          guard (0..<rows).contains(top), (0..<columns).contains(left) else { return nil }
          let here = cells[
            (area.rows.lowerBound + row) * columns + area.columns.lowerBound + column]
          sum += abs(Int(here) - Int(grid.cells[top * columns + left]))
        }
      }
      return sum
    }
    guard let contrast = difference(before, area, 0, 0) else { return false }
    return (-2...2).contains { y in
      (-2...2).contains { x in
        difference(other, place, x, y).map { 2 * $0 < contrast } ?? false
      }
    }
  }

  /// The 98th percentile of differences in brightness, as a sum.
  private func noise(from other: ChangeGrid) -> Int16 {
    let count = (columns - 2) * (rows - 2)
    var counts = [Int](repeating: 0, count: 256)
    sums.withUnsafeBufferPointer { now in
      other.sums.withUnsafeBufferPointer { before in
        for index in stride(from: 0, to: count, by: 3) {
          counts[min(255, Int(abs(now[index] - before[index])))] += 1
        }
      }
    }
    var rest = counts.reduce(0, +) * ChangeGrid.noisy / 100
    for value in counts.indices.reversed() {
      rest -= counts[value]
      if rest < 0 { return Int16(value) }
    }
    return 0
  }

  private func threshold(_ contrast: Int, _ hundredths: Int) -> Int16 {
    Int16(
      ChangeGrid.area * hundredths * (ChangeGrid.plain * ChangeGrid.beside + contrast)
        / (100 * ChangeGrid.beside))
  }

  /// The difference of the brightest and the darkest of 5 × 5 cells about one, in the picture with more of it.
  private func contrast(_ index: Int, _ other: ChangeGrid) -> Int {
    let (row, column) = index.quotientAndRemainder(dividingBy: columns - 2)
    func range(_ grid: ChangeGrid) -> Int {
      var (low, high): (UInt8, UInt8) = (255, 0)
      grid.cells.withUnsafeBufferPointer { cells in
        for y in max(0, row - 1)...min(rows - 1, row + 3) {
          for x in max(0, column - 1)...min(columns - 1, column + 3) {
            let value = cells[y * columns + x]
            (low, high) = (min(low, value), max(high, value))
          }
        }
      }
      return Int(high) - Int(low)
    }
    return max(range(self), range(other))
  }
}

extension ChangeGrid.Mask {
  mutating func mark(_ index: Int, _ strength: Int16) {
    strengths[index] = strength
    count += 1
  }

  /// The mean over the picture, 1 where black turns white everywhere.
  var amount: Double {
    strengths.reduce(0) { $0 + Double($1) }
      / (255 * Double(ChangeGrid.area) * Double(strengths.count))
  }
}
