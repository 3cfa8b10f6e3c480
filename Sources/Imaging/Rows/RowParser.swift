/// Converts rows of interface pixels to the literals and matches that take the fewest bits.
///
/// A row is cut where its colour changes: into first pixels and the rest of each run. The shortest path from cut to cut
/// is then sought, over literals, runs, "as above", earlier positions of the same two pixels and the last position of a
/// pixel. Runs matter most: "as above" repeats its distance for every 258 bytes, ten bits more than that of a run.
/// Cutting no finer loses nothing: the run itself covers its rest at the same cost as any match.
///
/// Rows are unfiltered. No match extends into the next row, so that each row can be shown alone.
struct RowParser: ~Copyable {
  /// A cut in a row, and the shortest path to it.
  private struct Cut {
    /// Bytes of the row before it; the first is the filter's type.
    var offset: Int32
    /// Whether the part that begins here is equal to the row above.
    var isAsAbove: Bool
    /// Whether that part is the rest of a run, rather than a first pixel.
    var isRest: Bool
    /// In bits, up to here.
    var cost: UInt32 = .max
    /// Where the last step to here began, and how far back its match is, 0 for literals.
    ///
    /// In the end where the next step ends, and how far back that one's match is.
    var step: Int32 = 0
    var distance: Int32 = 0
  }

  private var cuts: UnsafeMutablePointer<Cut>
  private var cutCount = 0
  private var costs = ParseCosts(stride: 4)
  private var (width, stride) = (0, 1)
  /// The number of the last pair of pixels of each hash; 0 for none.
  private let table: UnsafeMutablePointer<UInt32>
  private static let tableBits: UInt64 = 12
  /// The last pairs by their numbers: index of the first pixel × 2³² + its position in the stream.
  private let pairs: UnsafeMutablePointer<UInt64>
  /// The number of the previous pair of the same hash.
  private let pairsBefore: UnsafeMutablePointer<UInt32>
  /// The number of pairs kept, a power of two: more than in a window.
  private static let pairCount: UInt32 = 16_384
  private var nextPair: UInt32 = 1
  /// The last position of a pixel of each hash: the pixel × 2³² + its position in the stream.
  private let singles: UnsafeMutablePointer<UInt64>
  private static let singleBits: UInt32 = 10
  /// The origin of the pairs' indices.
  private var base: UnsafePointer<UInt32>?
  /// In a stream that begins at `base`.
  private var position = 0

  /// The number of earlier positions of a pair that are tried.
  private static let depth = 24
  /// Pairs are not sought where this many bytes are as above.
  private static let longAbove = 24
  private static let bytesPerPixel = OpaqueSamples.bytesPerPixel

  init() {
    cuts = .allocate(capacity: 1)
    table = .allocate(capacity: 1 << Int(RowParser.tableBits))
    pairs = .allocate(capacity: Int(RowParser.pairCount))
    pairsBefore = .allocate(capacity: Int(RowParser.pairCount))
    singles = .allocate(capacity: 1 << Int(RowParser.singleBits))
  }

  deinit {
    cuts.deallocate()
    table.deallocate()
    pairs.deallocate()
    pairsBefore.deallocate()
    singles.deallocate()
  }

  /// Continues elsewhere without history; all rows follow `base` contiguously.
  mutating func start(base: UnsafePointer<UInt32>, width: Int) {
    if width != self.width {
      (self.width, stride) = (width, 1 + width * RowParser.bytesPerPixel)
      costs = ParseCosts(stride: stride)
      cuts.deallocate()
      // Two of each pixel at most, one of the filter's type, and the end.
      cuts = .allocate(capacity: 2 * width + 2)
    }
    table.update(repeating: 0, count: 1 << Int(RowParser.tableBits))
    singles.update(repeating: 0, count: 1 << Int(RowParser.singleBits))
    (self.base, position, nextPair) = (base, 0, 1)
  }

  /// Adds a row to a block.
  ///
  /// - Parameter above: The row above, if it is unfiltered in the stream and within its window.
  /// - Returns: How many rows above it its matches go back, and its contribution to the checksum.
  mutating func add(
    _ row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>?, to block: inout DeflateBlock
  ) -> (history: Int, piece: Adler32.Piece) {
    let piece = cut(row, above: above)
    findCheapest(row)
    let earliest = put(row, to: &block)
    position += stride
    return ((stride - 1 - earliest) / stride, piece)
  }

  private mutating func cut(
    _ row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>?
  ) -> Adler32.Piece {
    let cuts = cuts
    var count = 0
    @inline(__always) func add(_ offset: Int, _ isAsAbove: Bool, isRest: Bool = false) {
      cuts[count] = Cut(
        offset: Int32(truncatingIfNeeded: offset), isAsAbove: isAsAbove, isRest: isRest)
      count &+= 1
    }
    // The filter's type is 0, as above.
    add(0, above != nil)
    var (x, sum, weighted) = (0, 0, 0)
    while x < width {
      let pixel = row[x]
      let rest = PixelMatcher.equal(row + x + 1, row + x, most: width &- x &- 1)
      let offset = 1 &+ x &* RowParser.bytesPerPixel
      add(offset, above.map { $0[x] == pixel } ?? false)
      if rest > 0 {
        let isAsAbove = above.map {
          $0[x &+ 1] == pixel
            && PixelMatcher.equal(row + x + 1, $0 + x + 1, most: rest) == rest
        }
        add(offset &+ RowParser.bytesPerPixel, isAsAbove ?? false, isRest: true)
      }
      // A byte counts once for itself and once for each byte after it: red 3 × (width − x) times.
      let samples = OpaqueSamples.samples(of: pixel)
      let (green, blue) = (Int(samples &>> 8 & 0xFF), Int(samples &>> 16))
      let (pixels, all) = (rest &+ 1, Int(samples & 0xFF) &+ green &+ blue)
      let behind = pixels &* (2 &* (width &- x) &- rest) / 2
      sum &+= pixels &* all
      weighted &+= RowParser.bytesPerPixel &* all &* behind &- pixels &* (green &+ 2 &* blue)
      x &+= pixels
    }
    add(stride, false)
    cutCount = count
    let modulus = Int(Adler32.modulus)
    return Adler32.Piece(
      sum: UInt64(sum % modulus), weighted: UInt64(weighted % modulus), count: stride)
  }

  @inline(__always)
  private func reach(_ index: Int, _ cost: UInt32, from: Int, distance: Int) {
    guard cost < cuts[index].cost else { return }
    cuts[index].cost = cost
    cuts[index].step = Int32(truncatingIfNeeded: from)
    cuts[index].distance = Int32(truncatingIfNeeded: distance)
  }

  private mutating func findCheapest(_ row: UnsafePointer<UInt32>) {
    let aboveDistance = costs.distance(min(stride, DeflateSymbols.farthestMatch))
    let runDistance = costs.distance(RowParser.bytesPerPixel)
    // The best open match "as above": its start and the cut at its end.
    var (aboveStart, aboveEnd) = (0, 0)
    cuts[0].cost = 0
    for index in 0..<cutCount - 1 {
      let cut = cuts[index]
      let (offset, next) = (Int(cut.offset), Int(cuts[index &+ 1].offset))
      // 1. As above: continued, or begun here.
      if cut.isAsAbove {
        let anew = cut.cost &+ costs.matches(next &- offset, distance: aboveDistance)
        var cost = UInt32.max
        if index < aboveEnd {
          let start = cuts[aboveStart]
          cost = start.cost &+ costs.matches(next &- Int(start.offset), distance: aboveDistance)
        } else {
          aboveEnd = index &+ 1
          while cuts[aboveEnd].isAsAbove { aboveEnd &+= 1 }
        }
        if anew < cost { (aboveStart, cost) = (index, anew) }
        if index > 0 { reach(index &+ 1, cost, from: aboveStart, distance: stride) }
      }
      if index == 0 {
        reach(1, costs.literal(0), from: 0, distance: 0)
      } else if cut.isRest {
        // 2. A run of the pixel before.
        let cost = cut.cost &+ costs.matches(next &- offset, distance: runDistance)
        reach(index &+ 1, cost, from: index, distance: RowParser.bytesPerPixel)
      } else {
        reachPixel(row, from: index)
        let isLong =
          cut.isAsAbove && Int(cuts[aboveEnd].offset) &- offset >= RowParser.longAbove
        reachPairs(row, from: index, tries: isLong ? 0 : RowParser.depth)
      }
    }
  }

  /// 3. One pixel: as literals, or from its last position.
  @inline(__always)
  private func reachPixel(_ row: UnsafePointer<UInt32>, from index: Int) {
    let (cost, offset) = (cuts[index].cost, Int(cuts[index].offset))
    let pixel = row[offset / RowParser.bytesPerPixel]
    let literals = cost &+ costs.pixel(OpaqueSamples.samples(of: pixel))
    reach(index &+ 1, literals, from: index, distance: 0)
    let slot = Int((pixel &* 0x9E37_79B1) &>> (32 - RowParser.singleBits))
    let entry = singles[slot]
    let last = Int(entry & 0xFFFF_FFFF)
    let back = position &+ offset &- last
    if entry &>> 32 == UInt64(pixel), last > 0, back <= DeflateSymbols.farthestMatch {
      let match = costs.length(RowParser.bytesPerPixel) &+ costs.distance(back)
      reach(index &+ 1, cost &+ match, from: index, distance: back)
    }
    // The end of a run is nearer than its beginning.
    let end =
      cuts[index &+ 1].isRest
      ? Int(cuts[index &+ 2].offset) &- RowParser.bytesPerPixel : offset
    singles[slot] = UInt64(pixel) &<< 32 | UInt64(truncatingIfNeeded: position &+ end)
  }

  /// Step 4: more pixels, from earlier positions of the first two; farther ones must be longer.
  @inline(__always)
  private mutating func reachPairs(
    _ row: UnsafePointer<UInt32>, from index: Int, tries: Int
  ) {
    let offset = Int(cuts[index].offset)
    let (x, here) = (offset / RowParser.bytesPerPixel, position &+ offset)
    let limit = min(width &- x, DeflateSymbols.longestMatch / RowParser.bytesPerPixel)
    guard limit >= 2, let base else { return }
    let pair = UnsafeRawPointer(row + x).loadUnaligned(as: UInt64.self)
    let slot = Int((pair &* 0x9E37_79B9_7F4A_7C15) &>> (64 - RowParser.tableBits))
    let mask = RowParser.pairCount - 1
    var (number, tries, next) = (table[slot], tries, index &+ 1)
    // The pixels a match needs to reach a cut that no nearer one did.
    var needed = (Int(cuts[next].offset) &- offset) / RowParser.bytesPerPixel
    while tries > 0, number > 0, needed <= limit, nextPair &- number < RowParser.pairCount {
      let entry = pairs[Int(number & mask)]
      let (other, back) = (Int(entry &>> 32), here &- Int(entry & 0xFFFF_FFFF))
      guard back <= DeflateSymbols.farthestMatch else { break }
      // Neither end may leave its row: a filter's type is between rows.
      if row[x &+ needed &- 1] == base[other &+ needed &- 1] {
        let found = min(
          PixelMatcher.equal(row + x, base + other, most: limit), width &- other % width)
        if found >= needed {
          let end = offset &+ found &* RowParser.bytesPerPixel
          let cost = cuts[index].cost &+ costs.distance(back)
          while next < cutCount, Int(cuts[next].offset) <= end {
            let length = costs.length(Int(cuts[next].offset) &- offset)
            reach(next, cost &+ length, from: index, distance: back)
            next &+= 1
          }
          guard next < cutCount else { break }
          needed = (Int(cuts[next].offset) &- offset) / RowParser.bytesPerPixel
        }
      }
      number = pairsBefore[Int(number & mask)]
      tries &-= 1
    }
    pairs[Int(nextPair & mask)] =
      UInt64(truncatingIfNeeded: (row + x) - base) &<< 32 | UInt64(truncatingIfNeeded: here)
    pairsBefore[Int(nextPair & mask)] = table[slot]
    table[slot] = nextPair
    nextPair &+= 1
  }

  /// Adds the shortest path's steps; returns its matches' earliest byte, from the row's start.
  private func put(_ row: UnsafePointer<UInt32>, to block: inout DeflateBlock) -> Int {
    // From the end to the beginning, each step is stored at the cut where it begins.
    var (index, next, distance) = (cutCount - 1, 0, Int32(0))
    while index >= 0 {
      let (origin, back) = (Int(cuts[index].step), cuts[index].distance)
      (cuts[index].step, cuts[index].distance) = (Int32(truncatingIfNeeded: next), distance)
      (next, distance) = (index, back)
      index = index > 0 ? origin : -1
    }
    var earliest = 0
    index = 0
    while index < cutCount - 1 {
      let (offset, distance) = (Int(cuts[index].offset), Int(cuts[index].distance))
      index = Int(cuts[index].step)
      if distance > 0 {
        earliest = min(earliest, offset - distance)
        block.add(matches: Int(cuts[index].offset) - offset, distance: distance)
      } else if offset > 0 {
        let samples = OpaqueSamples.samples(of: row[offset / RowParser.bytesPerPixel])
        block.add(pixel: samples, count: RowParser.bytesPerPixel)
      } else {
        block.add(literal: 0)
      }
    }
    return earliest
  }
}
