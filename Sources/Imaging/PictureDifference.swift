internal import Dispatch

/// How two pictures of one size differ.
///
/// Guarantees: `different + antialiased ≤ changed ≤ compared ≤ width × height`; there are bounds and a
/// worst window exactly where a pixel differs.
public struct PictureDifference: Sendable {
  /// Pixels across of either picture.
  public let width: Int
  /// Pixels down of either picture.
  public let height: Int
  /// Pixels that were not ignored.
  public let compared: Int
  /// Of these, pixels that are not the same, however little.
  public let changed: Int
  /// Pixels that differ beyond their threshold and do not only smooth an edge: pixelmatch's count.
  public let different: Int
  /// Pixels that differ beyond their threshold and only smooth an edge.
  public let antialiased: Int
  /// The largest distance of two pixels' colours, 0 to 1, on the scale of thresholds.
  ///
  /// Pixels that only smooth an edge and those ignored are left out, those within their threshold are
  /// not.
  public let largest: Double
  /// The smallest rectangle around all pixels that differ.
  public let bounds: PixelRectangle?
  /// Where most pixels differ.
  public let worstWindow: DifferenceWindow?

  let differentPixels: PixelMask
  let antialiasedPixels: PixelMask
  let ignored: [PixelRectangle]

  /// Rows that a thread takes at once: differences often lie in one place, and both shall have some.
  private static let rowsAtOnce = 64

  /// The difference of two pictures, which must be of one size.
  init(_ first: StraightBitmap, _ second: StraightBitmap, by rule: DifferenceRule) {
    let (width, height) = (first.width, first.height)
    var different = PixelMask(width: width, height: height)
    var antialiased = different
    let bands = rule.bands(width: width, height: height)
    let found = different.withWords { differentBits in
      antialiased.withWords { antialiasedBits in
        first.pixels.withUnsafeBufferPointer { first in
          second.pixels.withUnsafeBufferPointer { second in
            guard let firstPixel = first.baseAddress, let secondPixel = second.baseAddress,
              let differentBits, let antialiasedBits
            else { return PictureScan.Found() }
            let scan = PictureScan(
              first: firstPixel, second: secondPixel, width: width, height: height,
              countsAntialiasing: rule.countsAntialiasing, differentBits: differentBits,
              antialiasedBits: antialiasedBits)
            return PictureDifference.scan(scan, bands)
          }
        }
      }
    }
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

  /// Scans all rows, on as many threads as there are.
  private static func scan(_ scan: PictureScan, _ bands: [DifferenceRule.Band]) -> PictureScan.Found
  {
    let parts = (scan.height + rowsAtOnce - 1) / rowsAtOnce
    guard parts > 1 else { return scan.scan(bands, rows: 0..<scan.height) }
    var found = Array(repeating: PictureScan.Found(), count: parts)
    found.withUnsafeMutableBufferPointer { found in
      // Each part writes its own rows' bits, which share no word, and its own sum.
      nonisolated(unsafe) let (found, scan) = (found, scan)
      DispatchQueue.concurrentPerform(iterations: parts) { part in
        let rows = part * rowsAtOnce..<min((part + 1) * rowsAtOnce, scan.height)
        found[part] = scan.scan(bands, rows: rows)
      }
    }
    return found.reduce(into: PictureScan.Found()) { $0.add($1) }
  }
}
