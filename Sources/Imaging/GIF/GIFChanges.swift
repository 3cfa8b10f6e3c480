/// The changes from one frame to the next: a rectangle, its colours, and their places.
///
/// Colours get ids from 1 on in the order of appearance, and keep them from frame to frame; id 0 is an unchanged pixel.
/// A frame of very many colours, such as a photo, has its colours merged in cells of eight steps per channel.
struct GIFChanges {
  /// Adjacent pixels, across rows, with the same id.
  struct Stretch: Sendable, Hashable {
    var id: UInt16
    /// At least one.
    var length: UInt16
  }

  /// Whether unchanged pixels get id 0.
  enum Keeping { case unchanged, nothing }

  private(set) var area = ChangedArea(rows: 0..<1, columns: 0..<1)
  /// The pixels of the area, row by row.
  private(set) var stretches: [Stretch] = []
  /// The colour of each id, 0xFFRRGGBB; meaningless for id 0.
  private(set) var colors: [UInt32] = [0]
  /// The number of the frame's pixels with each id.
  private(set) var counts: [UInt32] = [0]
  /// Increases whenever ids lose their colours.
  private(set) var generation = 0

  /// The background of translucent pixels.
  private let background: UInt32
  private var table = [UInt32](repeating: 0, count: 1 << GIFChanges.tableBits)
  private var tableIDs = [UInt16](repeating: 0, count: 1 << GIFChanges.tableBits)
  private var isCoarse = false

  private static let tableBits = 16
  /// The most colours with ids of their own.
  static let exactLimit = 16_384

  init(background: UInt32) { self.background = background }

  /// Finds the changes to a frame from the previous one, nil before the first; false if there are none.
  mutating func find(in frame: Bitmap, since previous: Bitmap?, keeping: Keeping) -> Bool {
    let all = 0..<frame.height
    area = ChangedArea(rows: all, columns: 0..<frame.width)
    if let previous {
      let changed = ChangedArea(
        from: [.pixels(previous, rows: all)], to: [.pixels(frame, rows: all)], width: frame.width)
      guard let changed else { return false }
      area = changed
    }
    let kept = keeping == .unchanged ? previous : nil
    if isCoarse { forget() }
    if !countColors(of: frame, since: kept) {
      // Colours of earlier frames may have filled the table.
      forget()
      if !countColors(of: frame, since: kept) {
        countCells(of: frame, since: kept)
      }
    }
    return true
  }

  private mutating func forget() {
    table = [UInt32](repeating: 0, count: table.count)
    colors = [0]
    counts = [0]
    isCoarse = false
    generation += 1
  }

  /// Assigns colour ids to the area; false when there are too many.
  private mutating func countColors(of frame: Bitmap, since previous: Bitmap?) -> Bool {
    for id in counts.indices { counts[id] = 0 }
    return visit(frame, since: previous) { changes, color, _ in changes.id(of: color) }
  }

  /// Assigns cell ids to the area; a cell's colour is the mean of its pixels.
  private mutating func countCells(of frame: Bitmap, since previous: Bitmap?) {
    let cells = 1 << 15
    isCoarse = true
    counts = [UInt32](repeating: 0, count: cells + 1)
    var sums = [SIMD3<UInt64>](repeating: .zero, count: cells + 1)
    _ = visit(frame, since: previous) { _, color, length in
      let (red, green, blue) = (color >> 16 & 0xFF, color >> 8 & 0xFF, color & 0xFF)
      let id = UInt16((red & 0xF8) << 7 | (green & 0xF8) << 2 | blue >> 3) + 1
      sums[Int(id)] &+= SIMD3(UInt64(red), UInt64(green), UInt64(blue)) &* UInt64(length)
      return id
    }
    colors = zip(sums, counts).map { (sum, count) -> UInt32 in
      guard count > 0 else { return 0 }
      let half = SIMD3(repeating: UInt64(count / 2))
      let mean = SIMD3<UInt32>(truncatingIfNeeded: (sum &+ half) / UInt64(count))
      return 0xFF00_0000 | mean.x << 16 | mean.y << 8 | mean.z
    }
  }

  /// Visits the area in stretches, requesting each one's id; false if one has none.
  ///
  /// An unchanged pixel that continues a colour counts as part of its stretch: longer ones compress better.
  @inline(__always)
  private mutating func visit(
    _ frame: Bitmap, since previous: Bitmap?,
    _ identify: (inout GIFChanges, UInt32, Int) -> UInt16?
  ) -> Bool {
    stretches.removeAll(keepingCapacity: true)
    let area = area
    return frame.pixels.withUnsafeBufferPointer { pixels in
      (previous ?? frame).pixels.withUnsafeBufferPointer { old in
        guard let pixels = pixels.baseAddress, let old = old.baseAddress else { return true }
        for y in area.rows {
          var offset = y * frame.width + area.columns.lowerBound
          let end = offset + area.columns.count
          while offset < end {
            let (start, pixel) = (offset, pixels[offset])
            let (next, most) = (pixels + offset + 1, end - offset - 1)
            let id: UInt16
            if previous != nil, pixel == old[offset] {
              offset += 1 + PixelMatcher.equal(next, old + offset + 1, most: most)
              id = 0
            } else {
              offset += 1 + PixelMatcher.equal(next, next - 1, most: most)
              let color = AnimatedPNG.over(pixel, background)
              guard let known = identify(&self, color, offset - start) else { return false }
              id = known
            }
            counts[Int(id)] &+= UInt32(offset - start)
            append(id, offset - start)
          }
        }
        return true
      }
    }
  }

  @inline(__always)
  private mutating func append(_ id: UInt16, _ count: Int) {
    if let last = stretches.last, last.id == id, Int(last.length) + count <= Int(UInt16.max) {
      stretches[stretches.count - 1].length += UInt16(count)
    } else {
      stretches.append(Stretch(id: id, length: UInt16(count)))
    }
  }

  /// The id of a colour; nil when there is none left.
  @inline(__always)
  private mutating func id(of color: UInt32) -> UInt16? {
    var slot = Int((color &* 0x9E37_79B1) >> UInt32(32 - GIFChanges.tableBits))
    while table[slot] != 0 {
      if table[slot] == color { return tableIDs[slot] }
      slot = (slot + 1) & (table.count - 1)
    }
    guard colors.count < GIFChanges.exactLimit else { return nil }
    let id = UInt16(colors.count)
    table[slot] = color
    tableIDs[slot] = id
    colors.append(color)
    counts.append(0)
    return id
  }
}
