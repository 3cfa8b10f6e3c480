/// Counts the differing pixels of two pictures.
struct PictureScan {
  let first: UnsafePointer<UInt32>
  let second: UnsafePointer<UInt32>
  let width: Int
  let height: Int
  let countsAntialiasing: Bool
  /// As in a `PixelMask`.
  let differentBits: UnsafeMutablePointer<UInt64>
  let antialiasedBits: UnsafeMutablePointer<UInt64>

  struct Found: Sendable, Hashable {
    /// Pixels that are not the same number.
    var changed = 0
    var different = 0
    var antialiased = 0
    /// The largest square of a distance, except of pixels that only smooth an edge.
    var largest = 0.0
    var columns = Extent()
    var rows = Extent()

    mutating func add(_ other: Found) {
      changed += other.changed
      different += other.different
      antialiased += other.antialiased
      largest = max(largest, other.largest)
      columns.add(other.columns)
      rows.add(other.rows)
    }
  }

  struct Extent: Sendable, Hashable {
    var least = Int.max
    var most = Int.min

    mutating func add(_ number: Int) {
      least = min(least, number)
      most = max(most, number)
    }

    mutating func add(_ other: Extent) {
      least = min(least, other.least)
      most = max(most, other.most)
    }
  }

  /// Compares some rows, which no other thread compares at the same time.
  func scan(_ bands: [DifferenceRule.Band], rows: Range<Int>) -> Found {
    var found = Found()
    for band in bands {
      let rows = band.rows.clamped(to: rows)
      guard !rows.isEmpty else { continue }
      if band.segments.count == 1, band.segments[0].columns == 0..<width {
        // Rows without a gap are contiguous memory.
        scan(
          rows.lowerBound * width..<rows.upperBound * width, band.segments[0].threshold, &found)
        continue
      }
      for row in rows {
        for segment in band.segments {
          let columns = segment.columns
          scan(
            row * width + columns.lowerBound..<row * width + columns.upperBound,
            segment.threshold, &found)
        }
      }
    }
    return found
  }

  /// Compares pixels by their indices from the picture's first one.
  private func scan(_ indices: Range<Int>, _ threshold: ColorThreshold, _ found: inout Found) {
    let end = indices.upperBound
    var index = indices.lowerBound
    while index < end {
      index &+= PixelMatcher.equal(first + index, second + index, most: end &- index)
      while index < end, first[index] != second[index] {
        compare(index, threshold, &found)
        index &+= 1
      }
    }
  }

  @inline(__always)
  private func compare(_ index: Int, _ threshold: ColorThreshold, _ found: inout Found) {
    found.changed &+= 1
    let square = ColorDistance.square(first[index], second[index], at: index)
    guard square > threshold.largestSquare else {
      found.largest = max(found.largest, square)
      return
    }
    let (y, x) = index.quotientAndRemainder(dividingBy: width)
    let (word, bit) = (y &* wordsPerRow &+ x / 64, UInt64(1) &<< UInt64(x % 64))
    if !countsAntialiasing, !threshold.isExact, isAntialiased(x, y) {
      found.antialiased &+= 1
      antialiasedBits[word] |= bit
      return
    }
    found.largest = max(found.largest, square)
    found.different &+= 1
    found.columns.add(x)
    found.rows.add(y)
    differentBits[word] |= bit
  }

  private var wordsPerRow: Int { (width &+ 63) / 64 }

  private func isAntialiased(_ x: Int, _ y: Int) -> Bool {
    AntialiasingRule(pixels: first, others: second, width: width, height: height).holds(x: x, y: y)
      || AntialiasingRule(pixels: second, others: first, width: width, height: height)
        .holds(x: x, y: y)
  }
}
