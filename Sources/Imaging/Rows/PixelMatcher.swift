/// Converts rows of interface pixels to literals and matches, pixel by pixel.
///
/// Rows are not filtered. A match is one of four kinds: "as above", a run of one colour, an earlier position with the
/// same two pixels, found through a small table, or the last position of a pixel. Everything is compared as pixels, two
/// at a time, and only pixels that differ from the one above are turned into bytes; the checksum follows from that of
/// the row above by the same few pixels.
struct PixelMatcher: ~Copyable {
  /// Each hash's last pair: index of its first pixel × 2³² + position in the stream, or 0.
  private let pairs: UnsafeMutablePointer<UInt64>
  private static let pairBits: UInt64 = 12
  /// The last position of a pixel of each hash: the pixel × 2³² + its position in the stream.
  private let singles: UnsafeMutablePointer<UInt64>
  private static let singleBits: UInt32 = 10
  /// The farthest worthwhile match of a single pixel, in bytes.
  private static let farthestSingle = 4096
  /// The origin of the pairs' indices.
  private var base: UnsafePointer<UInt32>?
  /// Matches must not go back beyond this position.
  private var floor = 0
  /// In the stream before compression.
  private(set) var position = 0
  /// Bytes before `position` equal to those above, not matched yet.
  private var pending = 0
  /// The last row's first run as above: its start, and the pixels after its first, or 0.
  private var flatRun = (x: -1, length: 0)
  private(set) var piece = Adler32.Piece()
  private var (sum, weighted) = (0, 0)
  /// The bits set in all pixels since the start that differ from the one above.
  private(set) var commonBits = UInt32.max

  /// A run of this many pixels is taken without looking further.
  private static let longRun = 8

  /// A matcher that `start` must make ready.
  init() {
    pairs = .allocate(capacity: 1 << Int(PixelMatcher.pairBits))
    singles = .allocate(capacity: 1 << Int(PixelMatcher.singleBits))
  }

  deinit {
    pairs.deallocate()
    singles.deallocate()
  }

  /// A run of this many pixels is taken even where it is as above.
  ///
  /// "As above" repeats its distance for every 258 bytes, which takes ten bits more than that of a run.
  private static let longFlat = 258

  /// Begins a stream, or continues elsewhere without history, with all rows to come after `base`.
  mutating func start(base: UnsafePointer<UInt32>, position: Int) {
    pairs.update(repeating: 0, count: 1 << Int(PixelMatcher.pairBits))
    singles.update(repeating: 0, count: 1 << Int(PixelMatcher.singleBits))
    self.base = base
    (self.position, floor, pending, flatRun) = (position, position, 0, (-1, 0))
    commonBits = .max
  }

  /// A row's bytes: the filter's type and the pixels.
  static func stride<Layout: SampleLayout>(of width: Int, _ layout: Layout.Type) -> Int {
    1 + width * Layout.bytesPerPixel
  }

  /// Sets the checksum of the row above the next one, where that was not added here.
  mutating func resume(after piece: Adler32.Piece) {
    (sum, weighted) = (Int(piece.sum), Int(piece.weighted))
  }

  /// Adds a row without filter.
  ///
  /// - Parameter above: The row above, if it is unfiltered in the stream and within its window; it must be the row
  ///   added last, or that of `resume`.
  @inline(__always)
  mutating func add<Layout: SampleLayout>(
    _ row: UnsafePointer<UInt32>, width: Int, above: UnsafePointer<UInt32>?,
    _ layout: Layout.Type, to block: inout DeflateBlock
  ) {
    let bytesPerPixel = Layout.bytesPerPixel
    let stride = 1 + width * bytesPerPixel
    let rowStart = position
    let most = DeflateSymbols.longestMatch / bytesPerPixel
    var pending = pending
    let runAbove = flatRun
    flatRun = (-1, 0)
    var total =
      above == nil
      ? (sum: 0, weighted: 0, commonBits: commonBits)
      : (sum: sum, weighted: weighted, commonBits: commonBits)
    let (pairs, floor) = (pairs, floor)
    // The filter's type, 0, as above; or a literal without a usable row above.
    if above != nil { pending += 1 } else { block.add(literal: 0) }
    var x = 0
    while x < width {
      if let above, row[x] == above[x] {
        let equal = PixelMatcher.equal(row + x, above + x, most: width - x)
        if equal > PixelMatcher.longFlat {
          // Skipped where the row above had a run.
          let run =
            x == runAbove.x
            ? min(runAbove.length, equal - 1)
            : PixelMatcher.equal(row + x + 1, row + x, most: equal - 1)
          if flatRun.length == 0 { flatRun = (x, run) }
          if run >= PixelMatcher.longFlat {
            flush(pending + bytesPerPixel, stride: stride, to: &block)
            pending = 0
            block.add(matches: run * bytesPerPixel, distance: bytesPerPixel)
            x += 1 + run
            continue
          }
        }
        pending += equal * bytesPerPixel
        x += equal
        continue
      }
      // A run of the pixel before.
      let limit = min(width - x, most)
      var (length, distance) = (0, 0)
      if x > 0, row[x] == row[x - 1] {
        length = PixelMatcher.equal(row + x, row + x - 1, most: limit)
        distance = bytesPerPixel
      }
      // The last position with the same two pixels.
      if limit > length, limit >= 2, length < PixelMatcher.longRun, let base {
        let pair = UnsafeRawPointer(row + x).loadUnaligned(as: UInt64.self)
        let slot = Int((pair &* 0x9E37_79B9_7F4A_7C15) &>> (64 - PixelMatcher.pairBits))
        let here = rowStart + 1 + x * bytesPerPixel
        let entry = pairs[slot]
        let (other, otherPosition) = (Int(entry &>> 32), Int(entry & 0xFFFF_FFFF))
        let back = here - otherPosition
        if entry > 0, otherPosition >= floor, back <= DeflateSymbols.farthestMatch {
          // Neither end may leave its row: a filter's type is between rows.
          var found = PixelMatcher.equal(row + x, base + other, most: limit)
          if found >= 2, found > length {
            let rows = max(0, rowStart - otherPosition + stride - 1) / stride
            let column = (otherPosition - (rowStart - rows * stride) - 1) / bytesPerPixel
            found = min(found, width - column)
            if found > length, found >= 2 { (length, distance) = (found, back) }
          }
        }
        pairs[slot] =
          UInt64(truncatingIfNeeded: (row + x) - base) &<< 32
          | UInt64(truncatingIfNeeded: here)
      }
      if pending > 0 {
        flush(pending, stride: stride, to: &block)
        pending = 0
      }
      if length > 0 {
        block.add(length: length * bytesPerPixel, distance: distance)
      } else {
        length = 1
        // The last position of the same pixel, if it is near.
        let pixel = row[x]
        let here = rowStart + 1 + x * bytesPerPixel
        let slot = Int((pixel &* 0x9E37_79B1) &>> (32 - PixelMatcher.singleBits))
        let entry = singles[slot]
        let single = Int(entry & 0xFFFF_FFFF)
        singles[slot] = UInt64(pixel) &<< 32 | UInt64(truncatingIfNeeded: here)
        if entry &>> 32 == UInt64(pixel), single > 0, single >= floor,
          here - single <= PixelMatcher.farthestSingle
        {
          block.add(length: bytesPerPixel, distance: here - single)
        } else {
          block.add(pixel: Layout.samples(of: row[x]), count: bytesPerPixel)
        }
      }
      PixelMatcher.account(row, above, x..<x + length, width: width, layout, into: &total)
      x += length
    }
    // Whole matches are written row by row; the rest may grow in the next row.
    while pending >= 2 * DeflateSymbols.longestMatch {
      block.add(length: DeflateSymbols.longestMatch, distance: stride)
      pending -= DeflateSymbols.longestMatch
    }
    self.pending = pending
    position = rowStart + stride
    (sum, weighted, commonBits) = total
    let modulus = Int(Adler32.modulus)
    piece = Adler32.Piece(
      sum: UInt64((sum % modulus + modulus) % modulus),
      weighted: UInt64((weighted % modulus + modulus) % modulus), count: stride)
  }

  /// Writes pending bytes as matches with those above.
  mutating func finish(stride: Int, to block: inout DeflateBlock) {
    if pending > 0 { flush(pending, stride: stride, to: &block) }
    pending = 0
  }

  @inline(__always)
  private func flush(_ count: Int, stride: Int, to block: inout DeflateBlock) {
    if count >= 3 {
      block.add(matches: count, distance: stride)
    } else {
      // Only a filter's type is alone.
      block.add(literal: 0)
    }
  }
}
