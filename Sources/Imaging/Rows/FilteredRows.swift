internal import CDeflate

/// Filters photo-like rows, each with the filter of the smallest differences, judged by a sample.
///
/// Of photographs so filtered, matches other than runs save next to nothing, and to seek them would take longer than all
/// else: hence a `RunBlock`.
struct FilteredRows: ~Copyable {
  /// Two unfiltered rows, each after some zeros.
  private var rows: UnsafeMutablePointer<UInt8>
  private var capacity = 0
  private var width = 0
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

  init() { rows = .allocate(capacity: 0) }

  deinit { rows.deallocate() }

  /// Begins without history, except the row above; nil at the top.
  mutating func start<Layout: SampleLayout>(
    width: Int, above: UnsafePointer<UInt32>?, _ layout: Layout.Type
  ) {
    let stride = 1 + width * Layout.bytesPerPixel
    let needed = stride + FilteredRows.margin + FilteredRows.slack
    if needed > capacity {
      capacity = needed
      rows.deallocate()
      rows = .allocate(capacity: 2 * needed)
    }
    rows.update(repeating: 0, count: 2 * capacity)
    (last, commonBits, self.width) = (0, .max, width)
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
    sum: inout Adler32, to block: inout RunBlock
  ) {
    let stride = 1 + width * Layout.bytesPerPixel
    let output = block.append(stride)
    filtered(pixels, filter: filter, layout, into: output)
    sum = Adler32(value: libdeflate_adler32(sum.value, output, stride))
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
      @inline(__always) func judge(_ part: Int) {
        filter.apply(
          to: row + index, above: above + index, bytesPerPixel: Layout.bytesPerPixel, count: part,
          into: scratch)
        sum += PNGRowFilter.magnitude(of: scratch, count: part)
      }
      // Loops of a constant number are the fastest.
      while index + FilteredRows.judged <= count {
        judge(FilteredRows.judged)
        index += FilteredRows.judgedEvery
      }
      if index < count { judge(count - index) }
      if sum < least { (best, least) = (filter, sum) }
    }
    return best
  }
}
