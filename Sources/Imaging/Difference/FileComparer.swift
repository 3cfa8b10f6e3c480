/// Compares PNG files with pictures that are drawn from the top down, neither of which is ever whole in memory.
///
/// A picture is started, its rows are added, and it is finished. Memory is kept from one picture to the next. Not
/// thread-safe: use one for each thread.
package final class FileComparer {
  private let stored = PixelMemory()
  /// The file's rows, the drawn ones, and those of the picture of their difference below one that was encoded.
  private let pixels = PixelMemory()
  private let encoder = PNGEncoder()
  private var picture: Picture?

  /// The rows that are read at once.
  private static let rowsAtOnce = 128
  private static let reach = AntialiasingRule.reach

  /// A picture that was started.
  private struct Picture {
    let width: Int
    let height: Int
    let rule: DifferenceRule
    let bands: [DifferenceRule.Band]
    let file: PNGRowReader
    var found = PictureScan.Found()
    var different: PixelMask
    var antialiased: PixelMask
    /// The rows in memory.
    var rows = 0..<0
    /// The number of compared rows.
    var compared = 0
    /// Why the file cannot be read.
    var problem: PNGError?
  }

  /// A difference, and a PNG file as of `PictureDifference.picture(over:)`; nil where no pixel differs.
  package typealias Result = (difference: PictureDifference, picture: [UInt8]?)

  package init() {}

  /// Starts a comparison with a file, the first of the two.
  ///
  /// - Parameters:
  ///   - width: The drawn picture's pixels across.
  ///   - height: The drawn picture's pixels down.
  ///   - scale: Pixels a point, for the picture of the difference.
  /// - Returns: False, with nothing started, where the file has another size, is interlaced or may be in another space,
  ///   for which `PictureComparison` has rules.
  /// - Throws: `PNGError`, whatever the bytes are.
  package func start(
    _ file: [UInt8], width: Int, height: Int, by rule: DifferenceRule, scale: Double
  ) throws(PNGError) -> Bool {
    picture = nil
    let file = try PNGFile(file)
    guard file.header.width == width, file.header.height == height, !file.header.isInterlaced,
      file.meaning.colorSpace.isReadAs(.sRGB)
    else { return false }
    try encoder.start(width: width, height: height, scale: scale)
    let mask = PixelMask(width: width, height: height)
    picture = Picture(
      width: width, height: height, rule: rule, bands: rule.bands(width: width, height: height),
      file: try PNGRowReader(
        file.scanlines(alpha: .straight), width: width, height: height, in: stored),
      different: mask, antialiased: mask)
    return true
  }

  /// Adds the next rows, opaque and in sRGB.
  package func add(_ drawn: UnsafeBufferPointer<UInt32>) {
    guard var picture, let drawn = drawn.baseAddress.map({ ($0, drawn.count / picture.width) })
    else { return }
    // Held here alone, its masks are not copied when they change.
    self.picture = nil
    defer { self.picture = picture }
    var (rows, left) = drawn
    while left > 0, picture.problem == nil {
      let count = min(left, FileComparer.rowsAtOnce - picture.rows.count + 2 * FileComparer.reach)
      do throws(PNGError) {
        try add(rows, count, to: &picture)
      } catch {
        picture.problem = error
      }
      rows += count * picture.width
      left -= count
    }
  }

  /// The result; nil where nothing was started.
  ///
  /// - Throws: `PNGError` for a damaged file.
  package func finish() throws(PNGError) -> Result? {
    guard let picture else { return nil }
    self.picture = nil
    if let problem = picture.problem { throw problem }
    try picture.file.finish()
    var difference = PictureDifference(
      picture.found, picture.different, picture.antialiased, width: picture.width,
      height: picture.height, picture.bands, by: picture.rule)
    difference.forgetPixels()
    let file = encoder.finish()
    return (difference, difference.changed > 0 ? file : nil)
  }

  /// Adds rows for which there is room, and compares those whose neighbours are known.
  private func add(
    _ drawn: UnsafePointer<UInt32>, _ count: Int, to picture: inout Picture
  ) throws(PNGError) {
    let (width, reach) = (picture.width, FileComparer.reach)
    let room = FileComparer.rowsAtOnce + 2 * reach
    guard let base = pixels.room(for: (3 * room + 1) * width).baseAddress else { return }
    let (file, other, shown) = (base, base + room * width, base + (2 * room + 1) * width)
    let end = picture.rows.count * width
    try picture.file.read(count, to: file + end)
    (other + end).update(from: drawn, count: count * width)
    picture.rows = picture.rows.lowerBound..<picture.rows.upperBound + count
    let isLast = picture.rows.upperBound == picture.height
    guard isLast || picture.rows.count == room else { return }
    let rows = picture.compared..<(picture.rows.upperBound - (isLast ? 0 : reach))
    compare(rows, file, other, in: &picture)
    encode(rows, of: file, to: shown, in: picture)
    picture.compared = rows.upperBound
    let kept = max(rows.upperBound - reach, 0)..<picture.rows.upperBound
    for memory in [file, other] {
      memory.update(
        from: memory + (kept.lowerBound - picture.rows.lowerBound) * width,
        count: kept.count * width)
    }
    picture.rows = kept
  }

  private func compare(
    _ rows: Range<Int>, _ file: UnsafePointer<UInt32>, _ other: UnsafePointer<UInt32>,
    in picture: inout Picture
  ) {
    // Where the picture's first row would be.
    let above = picture.rows.lowerBound * picture.width
    let (bands, width, height, rule) = (
      picture.bands, picture.width, picture.height, picture.rule
    )
    var antialiased = PixelMask(width: 0, height: 0)
    swap(&antialiased, &picture.antialiased)
    let found = picture.different.withWords { different in
      antialiased.withWords { antialiased in
        guard let different, let antialiased else { return PictureScan.Found() }
        return PictureScan(
          first: file - above, second: other - above, width: width, height: height,
          countsAntialiasing: rule.countsAntialiasing, differentBits: different,
          antialiasedBits: antialiased
        ).scan(bands, rows: rows)
      }
    }
    swap(&antialiased, &picture.antialiased)
    picture.found.add(found)
  }

  /// Encodes rows of the picture of the difference.
  private func encode(
    _ rows: Range<Int>, of file: UnsafePointer<UInt32>, to shown: UnsafeMutablePointer<UInt32>,
    in picture: Picture
  ) {
    let width = picture.width
    let first = (rows.lowerBound - picture.rows.lowerBound) * width
    shown.update(from: file + first, count: rows.count * width)
    PictureDifference.draw(
      rows, over: UnsafeMutableBufferPointer(start: shown, count: rows.count * width),
      width: width, picture.different, picture.antialiased, ignored: picture.rule.ignored)
    encoder.add(shown, rows: rows.count, hasAbove: rows.lowerBound > 0)
    (shown - width).update(from: shown + (rows.count - 1) * width, count: width)
  }
}
