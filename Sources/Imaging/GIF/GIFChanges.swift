/// The changes from one frame to the next: a rectangle, its colours, and their places.
///
/// Colours get ids from 1 on in the order of appearance, and keep them from frame to frame; id 0 is an unchanged pixel.
/// A frame of very many colours, such as a photo, has its colours merged in cells of eight steps per channel.
struct GIFChanges {
  /// In pixels; never empty.
  struct Area: Sendable, Hashable {
    var left: Int
    var top: Int
    var width: Int
    var height: Int

    var count: Int { width * height }
  }

  /// Adjacent pixels, across rows, with the same id.
  struct Stretch: Sendable, Hashable {
    var id: UInt16
    /// At least one.
    var length: UInt16
  }

  /// Whether unchanged pixels get id 0.
  enum Keeping { case unchanged, nothing }

  private(set) var area = Area(left: 0, top: 0, width: 0, height: 0)
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

  mutating func find(in frame: Bitmap, since previous: Bitmap?, keeping: Keeping) -> Bool {
    guard let area = GIFChanges.area(of: frame, since: previous) else { return false }
    self.area = area
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

  private static func area(of frame: Bitmap, since previous: Bitmap?) -> Area? {
    guard let previous else {
      return Area(left: 0, top: 0, width: frame.width, height: frame.height)
    }
    let width = frame.width
    return frame.pixels.withUnsafeBufferPointer { pixels in
      previous.pixels.withUnsafeBufferPointer { old in
        var (top, bottom) = (frame.height, 0)
        var (left, right) = (width, 0)
        for y in 0..<frame.height {
          let row = y * width
          guard !equal(pixels, old, row..<row + width) else { continue }
          top = min(top, y)
          bottom = y + 1
          left = (0..<left).first { pixels[row + $0] != old[row + $0] } ?? left
          right = (right..<width).last { pixels[row + $0] != old[row + $0] }.map { $0 + 1 } ?? right
        }
        guard top < bottom else { return nil }
        return Area(left: left, top: top, width: right - left, height: bottom - top)
      }
    }
  }

  private static func equal(
    _ pixels: UnsafeBufferPointer<UInt32>, _ old: UnsafeBufferPointer<UInt32>, _ range: Range<Int>
  ) -> Bool {
    guard let base = pixels.baseAddress, let oldBase = old.baseAddress else { return true }
    let (new, before) = (UnsafeRawPointer(base), UnsafeRawPointer(oldBase))
    var index = range.lowerBound
    while index + 16 <= range.upperBound {
      var difference: UInt64 = 0
      for word in 0..<8 {
        let offset = 4 * index + 8 * word
        difference |=
          new.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          ^ before.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      }
      if difference != 0 { return false }
      index += 16
    }
    while index < range.upperBound {
      if pixels[index] != old[index] { return false }
      index += 1
    }
    return true
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
        for y in area.top..<area.top + area.height {
          var offset = y * frame.width + area.left
          let end = offset + area.width
          while offset < end {
            let start = offset
            let pixel = pixels[offset]
            let id: UInt16
            if previous != nil, pixel == old[offset] {
              offset = GIFChanges.end(ofSame: pixels, old, from: offset, to: end)
              id = 0
            } else {
              offset = GIFChanges.end(of: pixel, pixels, from: offset, to: end)
              guard let known = identify(&self, opaque(pixel), offset - start) else { return false }
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

  /// The end of pixels equal to one, two at a time.
  @inline(__always)
  private static func end(
    of pixel: UInt32, _ pixels: UnsafeBufferPointer<UInt32>, from start: Int, to end: Int
  ) -> Int {
    guard let base = pixels.baseAddress.map({ UnsafeRawPointer($0) }) else { return end }
    let two = UInt64(pixel) &<< 32 | UInt64(pixel)
    var offset = start + 1
    while offset + 2 <= end, base.loadUnaligned(fromByteOffset: 4 * offset, as: UInt64.self) == two
    {
      offset += 2
    }
    while offset < end, pixels[offset] == pixel { offset += 1 }
    return offset
  }

  /// The end of pixels equal in both pictures, two at a time.
  @inline(__always)
  private static func end(
    ofSame pixels: UnsafeBufferPointer<UInt32>, _ old: UnsafeBufferPointer<UInt32>,
    from start: Int, to end: Int
  ) -> Int {
    guard let base = pixels.baseAddress.map({ UnsafeRawPointer($0) }),
      let oldBase = old.baseAddress.map({ UnsafeRawPointer($0) })
    else { return end }
    var offset = start + 1
    while offset + 2 <= end,
      base.loadUnaligned(fromByteOffset: 4 * offset, as: UInt64.self)
        == oldBase.loadUnaligned(fromByteOffset: 4 * offset, as: UInt64.self)
    {
      offset += 2
    }
    while offset < end, pixels[offset] == old[offset] { offset += 1 }
    return offset
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

  @inline(__always)
  private func opaque(_ pixel: UInt32) -> UInt32 {
    let clear = 255 - pixel >> 24
    guard clear > 0 else { return pixel }
    return [16, 8, 0].reduce(0xFF) { color, shift in
      let behind = ((background >> shift & 0xFF) * clear + 127) / 255
      return color << 8 | min(pixel >> shift & 0xFF + behind, 255)
    }
  }
}
