/// A cheap estimate of the size of rows, filtered and not.
enum RowCost {
  /// Tenths of a bit for a difference of each magnitude, roughly: 2.2 bits and 1.3 log₂ of it.
  private static let tenths: [Int] = (0..<256).map { byte in
    let magnitude = min(byte, 256 - byte)
    guard magnitude > 0 else { return 8 }
    return 22 + 13 * (UInt.bitWidth - 1 - UInt(magnitude).leadingZeroBitCount)
  }
  /// Tenths of a bit for an unfiltered pixel like the one above or left, for another that was seen shortly before, as
  /// those of letters, and for a new one.
  private static let (oldPixel, seenPixel, newPixel) = (4, 120, 210)
  /// The bits of the hash of seen pixels.
  private static let seenBits: UInt32 = 8

  /// Whether rows are probably shorter without a filter, by eight pixels of each 64 of two rows.
  static func isFlat(
    _ pixels: UnsafePointer<UInt32>, width: Int, height: Int, pitch: Int,
    above: UnsafePointer<UInt32>?
  ) -> Bool {
    var (plain, sub, up) = (0, 0, 0)
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 1 << Int(seenBits)) { seen in
      seen.initialize(repeating: 0)
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
              let pixel = row[x]
              let left = x > 0 ? row[x - 1] : 0
              let top = before.map { $0[x] } ?? 0
              let slot = Int((pixel &* 0x9E37_79B1) &>> (32 - seenBits))
              let isOld = pixel == left || pixel == top
              plain += isOld ? oldPixel : seen[slot] == pixel ? seenPixel : newPixel
              seen[slot] = pixel
              sub += cost(pixel, left)
              up += cost(pixel, top)
            }
            start += 64
          }
        }
      }
    }
    return plain <= min(sub, up)
  }
}
