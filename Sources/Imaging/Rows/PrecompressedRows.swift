/// Rows of an animation's layers, compressed once and used in every frame.
///
/// An animation that moves opaque layers up and down by whole pixels shows the same rows again and
/// again. Here they stand one below another in a picture, segment by segment. Each is turned into literals and matches
/// once, against the rows above it in its own segment, in the cheapest way there is, as it is shown often. They are
/// written with codes that are the same for the whole animation; a frame's picture data is then put together by
/// copying bits. `PNGEncoder` and `APNGWriter` do that.
///
/// Guarantees: the rows are opaque, and the codes can write any picture.
package struct PrecompressedRows: Sendable {
  /// All rows.
  package let bitmap: Bitmap
  /// The codes of all rows.
  let codes: SharedCodes
  /// The rows' bits, one row after another, and eight bytes more.
  private let bits: [UInt8]
  /// Where each row's bits begin, and where the last one's end.
  private let starts: [Int]
  /// How many rows above each its matches go back to.
  private let histories: [Int]
  /// The most of them.
  let mostHistory: Int
  /// Sums over all rows before each, modulo 65,521: of s, of s × row, and of w (see
  /// `Adler32.Piece`).
  private let sums: [(sum: UInt64, moment: UInt64, weighted: UInt64)]

  /// Pixels across.
  package var width: Int { bitmap.width }

  /// The rows that an animation is known to show.
  ///
  /// The codes are the best for these rows together. Linear in their pixels, most of which are only compared.
  ///
  /// - Parameters:
  ///   - bitmap: All rows.
  ///   - startsOfSegments: The rows in which a new segment begins, in ascending order: what a frame shows above them will seldom
  ///     be what stands above them here.
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

  /// The rows of a picture that is drawn from top to bottom, while another thread prepares those that are ready.
  ///
  /// - Parameters:
  ///   - width: Pixels across.
  ///   - height: Pixels down; a bitmap of this size must be allowed.
  ///   - startsOfSegments: As above.
  ///   - threads: How many threads may be used, 1 or more; the rows are the same with any number.
  ///   - draw: Draws all pixels into the memory it is given, and calls its second argument with a number of rows, in
  ///     ascending order, once it will not touch these rows again.
  /// - Throws: `PNGError.rows` unless every pixel is opaque, or what `draw` throws.
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
      // The memory goes with an error, so nobody may still be reading it then.
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

  /// How many rows above a row must be those above it here for its bits to be right.
  func history(of row: Int) -> Int { histories[row] }

  /// Copies the bits of rows.
  func append(_ rows: Range<Int>, to writer: inout BitWriter) {
    let first = starts[rows.lowerBound]
    bits.withUnsafeBytes {
      guard let start = $0.baseAddress else { return }
      writer.append(bitsOf: start, from: first, count: starts[rows.upperBound] - first)
    }
  }

  /// What rows add to the stream's checksum.
  ///
  /// A row's sum counts once more for each byte of the rows behind it.
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

/// Codes that are the same for all rows of an animation.
///
/// They never change once they are made, which is what makes sharing them safe.
final class SharedCodes: @unchecked Sendable {
  let codes: DeflateCodes

  /// The best codes for rows that can write everything else, too.
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
