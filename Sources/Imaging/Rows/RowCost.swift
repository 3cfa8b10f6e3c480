/// A cheap estimate of the size of rows, filtered and not.
enum RowCost {
  /// Tenths of a bit for a difference of each magnitude, roughly: 2.2 bits and 1.3 log₂ of it.
  private static let tenths: [Int] = (0..<256).map { byte in
    let magnitude = min(byte, 256 - byte)
    guard magnitude > 0 else { return 8 }
    return 22 + 13 * (UInt.bitWidth - 1 - UInt(magnitude).leadingZeroBitCount)
  }
  /// Tenths of a bit for an unfiltered pixel unlike those above and left, and for one like them.
  private static let newPixel = 190
  private static let oldPixel = 4

  /// Whether rows are probably shorter without a filter, by eight pixels of each 64 of two rows.
  static func isFlat(
    _ pixels: UnsafePointer<UInt32>, width: Int, height: Int, pitch: Int,
    above: UnsafePointer<UInt32>?
  ) -> Bool {
    var (plain, sub, up) = (0, 0, 0)
    tenths.withUnsafeBufferPointer { tenths in
      @inline(__always) func cost(_ pixel: UInt32, _ other: UInt32) -> Int {
        tenths[Int((pixel &- other) & 0xFF)]
          + tenths[Int((pixel &>> 8 &- other &>> 8) & 0xFF)]
          + tenths[Int((pixel &>> 16 &- other &>> 16) & 0xFF)]
      }
      for y in height == 1 ? [0] : [height / 4, height - 1] {
        let row = pixels + y * pitch
        let before = y > 0 ? row - pitch : above
        var start = 0
        while start < width {
          for x in start..<min(start + 8, width) {
            let left = x > 0 ? row[x - 1] : 0
            let top = before.map { $0[x] } ?? 0
            let isOld = row[x] == left || row[x] == top
            plain += isOld ? oldPixel : newPixel
            sub += cost(row[x], left)
            up += cost(row[x], top)
          }
          start += 64
        }
      }
    }
    return plain <= min(sub, up)
  }
}
