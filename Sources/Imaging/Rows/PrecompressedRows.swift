/// Rows of an animation's layers, compressed once and used in every frame.
///
/// An animation that moves opaque layers vertically by whole pixels repeats its rows. They are collected in a picture,
/// segment by segment, and each is turned into literals and matches once, against the rows above it in its own segment,
/// at the least cost. The codes are the same for the whole animation; a frame's picture data is then composed by
/// copying bits, in `PNGEncoder` and `APNGWriter`.
///
/// Guarantees: the rows are opaque, and the codes can write any picture.
package struct PrecompressedRows: Sendable {
  package let bitmap: Bitmap
  let codes: SharedCodes
  /// Row after row, and eight bytes more.
  private let bits: [UInt8]
  /// The start of each row's bits, and the end of the last one's.
  private let starts: [Int]
  /// How many rows above each its matches go back.
  private let histories: [Int]
  /// Their maximum.
  let mostHistory: Int
  /// Sums before each row, modulo 65,521: of s, s × row, and w (see `Adler32.Piece`).
  private let sums: [(sum: UInt64, moment: UInt64, weighted: UInt64)]

  package var width: Int { bitmap.width }

  /// The rows known to occur in an animation.
  ///
  /// The codes are optimal for these rows together. Linear in their pixels, most of which are only compared.
  ///
  /// - Parameter startsOfSegments: The first rows of new segments, in ascending order: in a frame they seldom follow
  ///   the rows before them here.
  /// - Throws: `PNGError.rows` unless every pixel is opaque.
  package init(_ bitmap: Bitmap, startsOfSegments: [Int] = []) throws(PNGError) {
    let tokens = SegmentTokens(
      width: bitmap.width,
      segments: PrecompressedRows.segments(startsOfSegments, of: bitmap.height), threads: 1)
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      if let start = pixels.baseAddress { tokens.finish(start) }
    }
    try self.init(bitmap, tokens)
  }

  /// Prepares rows on another thread while they are drawn from top to bottom.
  ///
  /// At most `threads` threads are used, 1 or more; the rows do not depend on their number.
  ///
  /// - Parameter draw: Draws all pixels into memory of an allowed size, and calls its second argument with a number of
  ///   finished rows, in ascending order.
  /// - Throws: `PNGError.rows` unless every pixel is opaque, and the errors of `draw`.
  package init(
    width: Int, height: Int, startsOfSegments: [Int], threads: Int,
    draw: (UnsafeMutableBufferPointer<UInt32>, (_ finishedRows: Int) -> Void) throws -> Void
  ) throws {
    let tokens = SegmentTokens(
      width: width, segments: PrecompressedRows.segments(startsOfSegments, of: height),
      threads: threads)
    let capacity = LargePages.capacity(forPixels: width * height)
    let pixels = try [UInt32](unsafeUninitializedCapacity: capacity) { memory, count in
      guard let start = memory.baseAddress else { return }
      LargePages.prefer(for: UnsafeMutableRawBufferPointer(memory))
      let memory = UnsafeMutableBufferPointer(rebasing: memory[..<(width * height)])
      // An error frees the memory, so reading must have ended by then.
      var isDrawn = false
      defer { if !isDrawn { tokens.cancel() } }
      try draw(memory) { tokens.add(upTo: $0, of: start) }
      isDrawn = true
      tokens.finish(start)
      count = memory.count
    }
    try self.init(Bitmap(unchecked: pixels, width: width, height: height), tokens)
  }

  private static func segments(_ starts: [Int], of height: Int) -> [Range<Int>] {
    let inside = starts.filter { (1..<height).contains($0) }
    return zip([0] + inside, inside + [height]).filter { $0 < $1 }.map { $0..<$1 }
  }

  private init(_ bitmap: Bitmap, _ tokens: SegmentTokens) throws(PNGError) {
    guard tokens.makers.allSatisfy(\.isOpaque) else {
      throw .rows("a precompressed row is not opaque")
    }
    self.bitmap = bitmap
    codes = SharedCodes(tokens.makers)

    var writer = BitWriter()
    var starts: [Int] = []
    var histories: [Int] = []
    var sums: [(sum: UInt64, moment: UInt64, weighted: UInt64)] = [(0, 0, 0)]
    let modulus = Adler32.modulus
    let literals = 1 + bitmap.width * OpaqueSamples.bytesPerPixel
    for (tokens, rows) in tokens.segments {
      for row in rows {
        starts.append(writer.position)
        histories.append(row.history)
        writer.reserve(row.sequences.count * 7 + literals * 2)
        tokens.block.write(
          row.sequences, literalsFrom: row.firstLiteral, codes: codes.codes, to: &writer)
        let last = sums[sums.count - 1]
        sums.append(
          (
            (last.sum + row.piece.sum) % modulus,
            (last.moment + row.piece.sum * UInt64(sums.count - 1)) % modulus,
            (last.weighted + row.piece.weighted) % modulus
          ))
      }
    }
    starts.append(writer.position)
    writer.padToByte()
    writer.append([UInt8](repeating: 0, count: BitWriter.slack))
    bits = Array(UnsafeRawBufferPointer(start: writer.bytes, count: writer.count))
    self.starts = starts
    self.sums = sums
    self.histories = histories
    mostHistory = histories.max() ?? 0
  }

  /// How many rows above a row must be the same as here for its bits to be right.
  func history(of row: Int) -> Int { histories[row] }

  func append(_ rows: Range<Int>, to writer: inout BitWriter) {
    let first = starts[rows.lowerBound]
    bits.withUnsafeBytes {
      guard let start = $0.baseAddress else { return }
      writer.append(bitsOf: start, from: first, count: starts[rows.upperBound] - first)
    }
  }

  /// The rows' checksum: a row's sum counts once more for each byte of the rows after it.
  func piece(of rows: Range<Int>) -> Adler32.Piece {
    let modulus = Adler32.modulus
    let (first, last) = (sums[rows.lowerBound], sums[rows.upperBound])
    func difference(_ larger: UInt64, _ smaller: UInt64) -> UInt64 {
      (larger + modulus - smaller) % modulus
    }
    let sum = difference(last.sum, first.sum)
    let stride = 1 + bitmap.width * OpaqueSamples.bytesPerPixel
    let behind = difference(
      sum * UInt64(max(rows.upperBound - 1, 0)) % modulus, difference(last.moment, first.moment))
    return Adler32.Piece(
      sum: sum,
      weighted: (difference(last.weighted, first.weighted) + behind * (UInt64(stride) % modulus))
        % modulus,
      count: rows.count * stride)
  }
}

/// The codes for all rows of an animation; immutable, and so safe to share.
final class SharedCodes: @unchecked Sendable {
  let codes: DeflateCodes

  /// The optimal codes for rows that can write everything else, too.
  fileprivate init(_ tokens: [RowTokens]) {
    var codes = DeflateCodes()
    let count = DeflateSymbols.literalsAndLengths + DeflateSymbols.distances
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: count) { counts in
      for symbol in 0..<count {
        counts[symbol] = tokens.reduce(1) { $0 + $1.block.frequencies[symbol] }
      }
      if let start = counts.baseAddress { codes.assign(from: start) }
    }
    self.codes = codes
  }
}
