/// The difference of two pictures of the same size.
///
/// Guarantees: `different + antialiased ≤ changed ≤ compared ≤ width × height`; there are bounds and a worst window
/// exactly where a pixel differs.
public struct PictureDifference: Sendable {
  /// Pixels across of either picture.
  public let width: Int
  /// Pixels down of either picture.
  public let height: Int
  /// Pixels that were not ignored.
  public let compared: Int
  /// Of these, pixels that differ at all.
  public let changed: Int
  /// Pixels that differ beyond their threshold and do not only smooth an edge: pixelmatch's count.
  public let different: Int
  /// Pixels that differ beyond their threshold and only smooth an edge.
  public let antialiased: Int
  /// The largest distance of two pixels' colours, 0 to 1, on the scale of thresholds.
  ///
  /// It includes pixels within their threshold, but neither ignored ones nor those that only smooth an edge.
  public let largest: Double
  /// The smallest rectangle around all pixels that differ.
  public let bounds: PixelRectangle?
  /// The window in which most pixels differ.
  public let worstWindow: DifferenceWindow?

  /// Empty where the picture of the difference is drawn already.
  private(set) var differentPixels: PixelMask
  private(set) var antialiasedPixels: PixelMask
  let ignored: [PixelRectangle]

  /// The rows a thread takes at once: differences cluster, and each thread should get some.
  private static let rowsAtOnce = 64

  /// The difference of two pictures of one size, row by row.
  ///
  /// - Parameter rows: The rows that may differ, in ascending order. Only they, and the rows around them that
  ///   `AntialiasingRule` looks at, are read.
  init(
    _ first: UnsafeBufferPointer<UInt32>, _ second: UnsafeBufferPointer<UInt32>,
    width: Int, height: Int, rows: [Range<Int>], by rule: DifferenceRule
  ) {
    var different = PixelMask(width: width, height: height)
    var antialiased = different
    let bands = rule.bands(width: width, height: height)
    let found = different.withWords { differentBits in
      antialiased.withWords { antialiasedBits in
        guard let differentBits, let antialiasedBits, let first = first.baseAddress,
          let second = second.baseAddress
        else { return PictureScan.Found() }
        let scan = PictureScan(
          first: first, second: second, width: width, height: height,
          countsAntialiasing: rule.countsAntialiasing, differentBits: differentBits,
          antialiasedBits: antialiasedBits)
        return PictureDifference.scan(scan, bands, rows)
      }
    }
    self.init(found, different, antialiased, width: width, height: height, bands, by: rule)
  }

  /// What was found in all bands of two pictures.
  init(
    _ found: PictureScan.Found, _ different: PixelMask, _ antialiased: PixelMask, width: Int,
    height: Int, _ bands: [DifferenceRule.Band], by rule: DifferenceRule
  ) {
    (self.width, self.height) = (width, height)
    compared = bands.reduce(0) { sum, band in
      sum + band.rows.count * band.segments.reduce(0) { $0 + $1.columns.count }
    }
    changed = found.changed
    self.different = found.different
    self.antialiased = found.antialiased
    largest = ColorDistance.distance(ofSquare: found.largest)
    bounds =
      found.different == 0
      ? nil
      : PixelRectangle(
        x: found.columns.least, y: found.rows.least,
        width: found.columns.most - found.columns.least + 1,
        height: found.rows.most - found.rows.least + 1)
    worstWindow = bounds.flatMap {
      DifferenceWindow(worstOf: different, width: width, height: height, rows: $0.rows)
    }
    differentPixels = different
    antialiasedPixels = antialiased
    ignored = rule.ignored
  }

  /// Frees what only `picture(over:)` reads, which is then that of pictures that do not differ.
  mutating func forgetPixels() {
    differentPixels = PixelMask(width: 0, height: 0)
    antialiasedPixels = differentPixels
  }

  private static func scan(
    _ scan: PictureScan, _ bands: [DifferenceRule.Band], _ rows: [Range<Int>]
  ) -> PictureScan.Found {
    let parts = rows.flatMap { rows in
      stride(from: rows.lowerBound, to: rows.upperBound, by: rowsAtOnce).map {
        $0..<min($0 + rowsAtOnce, rows.upperBound)
      }
    }
    // Each part writes its own rows' bits, which share no word.
    return parts.concurrentMap { scan.scan(bands, rows: $0) }
      .reduce(into: PictureScan.Found()) { $0.add($1) }
  }
}

extension PictureDifference: CustomStringConvertible {
  /// The number of differing pixels, by how much, and their bounds.
  public var description: String {
    guard let bounds else { return "none of \(compared) pixels differ" }
    let largest = (largest * 1000).rounded() / 1000
    return
      "\(different) of \(compared) pixels differ, by up to \(largest) where 1 is the most, between "
      + "\(bounds.x), \(bounds.y) and \(bounds.x + bounds.width), \(bounds.y + bounds.height)"
  }
}
