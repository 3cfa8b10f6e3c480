internal import CDeflate

/// Converts photo-like rows to literals and matches: filtered, byte by byte.
///
/// Each row gets the filter with the smallest differences, judged by a sample. Matches are sought at one position only,
/// and ever less often while none is found.
struct FilteredRows: ~Copyable {
  /// Two unfiltered rows, each after some zeros.
  private var rows: UnsafeMutablePointer<UInt8>
  /// The stream's bytes in reach of matches, and those of a row.
  private var window: UnsafeMutablePointer<UInt8>
  private var capacity = 0
  private var width = 0
  private var end = 0
  /// The positions of four bytes in the window, plus 1; 0 for none.
  private let table: UnsafeMutablePointer<UInt32>
  private static let tableBits: UInt32 = 14
  private var last = 0
  /// The bits set in all pixels since the start.
  private(set) var commonBits = UInt32.max

  /// Zeros before a row: the pixel left of the first.
  private static let margin = 16
  /// The bytes that a load may touch beyond the last.
  private static let slack = 16
  /// The bytes that judge the filters, out of `judgedEvery`.
  private static let judged = 48
  private static let judgedEvery = 384
  /// The shortest match worth its bits.
  private static let leastMatch = 6

  init() {
    rows = .allocate(capacity: 0)
    window = .allocate(capacity: 0)
    table = .allocate(capacity: 1 << Int(FilteredRows.tableBits))
  }

  deinit {
    rows.deallocate()
    window.deallocate()
    table.deallocate()
  }

  /// Begins without history, except the row above; nil at the top.
  mutating func start<Layout: SampleLayout>(
    width: Int, above: UnsafePointer<UInt32>?, _ layout: Layout.Type
  ) {
    let stride = 1 + width * Layout.bytesPerPixel
    let needed = stride + FilteredRows.margin + FilteredRows.slack
    if needed > capacity {
      capacity = needed
      rows.deallocate()
      window.deallocate()
      rows = .allocate(capacity: 2 * needed)
      window = .allocate(capacity: 4 * DeflateSymbols.farthestMatch + 2 * needed)
    }
    rows.update(repeating: 0, count: 2 * capacity)
    table.update(repeating: 0, count: 1 << Int(FilteredRows.tableBits))
    (end, last, commonBits, self.width) = (0, 0, .max, width)
    if let above { store(above, in: 0, layout) }
    commonBits = .max
  }

  private func row(_ index: Int) -> UnsafeMutablePointer<UInt8> {
    rows + index * capacity + FilteredRows.margin
  }

  private mutating func store<Layout: SampleLayout>(
    _ pixels: UnsafePointer<UInt32>, in index: Int, _ layout: Layout.Type
  ) {
    var next = UnsafeMutableRawPointer(row(index))
    var common = UInt32.max
    for x in 0..<width {
      common &= pixels[x]
      next.storeBytes(of: Layout.samples(of: pixels[x]).littleEndian, as: UInt32.self)
      next += Layout.bytesPerPixel
    }
    commonBits &= common
  }

  /// Adds a row, with the best filter if none is given.
  mutating func add<Layout: SampleLayout>(
    _ pixels: UnsafePointer<UInt32>, filter: PNGRowFilter? = nil, _ layout: Layout.Type,
    sum: inout Adler32, to block: inout DeflateBlock
  ) {
    let stride = 1 + width * Layout.bytesPerPixel
    slideWindow(by: stride)
    let output = window + end
    filtered(pixels, filter: filter, layout, into: output)
    sum = Adler32(value: libdeflate_adler32(sum.value, output, stride))
    match(stride, to: &block)
    end += stride
  }

  /// A filtered row: its filter's type, then its bytes.
  mutating func filtered<Layout: SampleLayout>(
    _ pixels: UnsafePointer<UInt32>, filter: PNGRowFilter? = nil, _ layout: Layout.Type,
    into output: UnsafeMutablePointer<UInt8>
  ) {
    let above = row(last)
    last = 1 - last
    store(pixels, in: last, layout)
    let (bytesPerPixel, count) = (Layout.bytesPerPixel, width * Layout.bytesPerPixel)
    let filter = filter ?? choose(row(last), above, bytesPerPixel, scratch: output, layout)
    output[0] = filter.rawValue
    filter.apply(
      to: row(last), above: above, bytesPerPixel: bytesPerPixel, count: count, into: output + 1)
  }

  private func choose<Layout: SampleLayout>(
    _ row: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ bytesPerPixel: Int,
    scratch: UnsafeMutablePointer<UInt8>, _ layout: Layout.Type
  ) -> PNGRowFilter {
    let count = width * Layout.bytesPerPixel
    var (best, least) = (PNGRowFilter.none, Int.max)
    for filter in PNGRowFilter.allCases {
      var (sum, index) = (0, 0)
      while index < count {
        let part = min(FilteredRows.judged, count - index)
        filter.apply(
          to: row + index, above: above + index, bytesPerPixel: Layout.bytesPerPixel, count: part,
          into: scratch)
        sum += PNGRowFilter.magnitude(of: scratch, count: part)
        index += FilteredRows.judgedEvery
      }
      if sum < least { (best, least) = (filter, sum) }
    }
    return best
  }

  private mutating func slideWindow(by stride: Int) {
    let reach = DeflateSymbols.farthestMatch
    guard end + stride + FilteredRows.slack > 4 * reach + 2 * capacity else { return }
    let shift = end - reach
    guard shift > 0 else { return }
    window.update(from: window + shift, count: reach)
    end = reach
    for index in 0..<1 << Int(FilteredRows.tableBits) {
      table[index] = table[index] > UInt32(shift) ? table[index] - UInt32(shift) : 0
    }
  }

  private func match(_ count: Int, to block: inout DeflateBlock) {
    let (window, table) = (window, table)
    let stop = end + count
    var (index, open) = (end, end)
    let bytes = UnsafeRawPointer(window)
    while index + 8 <= stop {
      let four = bytes.loadUnaligned(fromByteOffset: index, as: UInt32.self)
      let slot = Int((four &* 0x9E37_79B1) &>> (32 - FilteredRows.tableBits))
      let other = Int(table[slot]) &- 1
      table[slot] = UInt32(truncatingIfNeeded: index &+ 1)
      if other >= 0, index &- other <= DeflateSymbols.farthestMatch,
        bytes.loadUnaligned(fromByteOffset: other, as: UInt32.self) == four
      {
        let most = min(stop - index, DeflateSymbols.longestMatch)
        var length = 4
        while length + 8 <= most {
          let difference =
            bytes.loadUnaligned(fromByteOffset: index + length, as: UInt64.self)
            ^ bytes.loadUnaligned(fromByteOffset: other + length, as: UInt64.self)
          if difference != 0 {
            length += difference.littleEndian.trailingZeroBitCount >> 3
            break
          }
          length += 8
        }
        // The last bytes, fewer than eight, one by one; a difference found above ends this at once.
        while length < most, window[index + length] == window[other + length] { length += 1 }
        if length >= FilteredRows.leastMatch {
          block.add(literals: window + open, count: index - open)
          block.add(length: length, distance: index - other)
          index += length
          open = index
          continue
        }
      }
      index &+= 1 &+ (index &- open) &>> 6
    }
    block.add(literals: window + open, count: stop - open)
  }
}
