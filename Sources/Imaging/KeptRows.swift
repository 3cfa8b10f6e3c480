/// Rows of an animation's layers, compressed once and used in every frame.
///
/// An animation that moves opaque layers up and down by whole pixels shows the same rows again and
/// again. Here they stand one below another in a picture, piece by piece. Each is turned into literals and matches
/// once, against the rows above it in its own piece, in the cheapest way there is, as it is shown often. They are
/// written with codes that are the same for the whole animation; a frame's picture data is then put together by
/// copying bits. `PNGEncoder` and `APNGWriter` do that.
///
/// Guarantees: the rows are opaque, and the codes can write any picture.
public struct KeptRows: Sendable {
  /// All rows.
  public let bitmap: Bitmap
  /// The codes of all rows.
  let codes: KeptCodes
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
  private let sums: [(sum: UInt64, placed: UInt64, weighted: UInt64)]

  /// Pixels across.
  public var width: Int { bitmap.width }

  /// The rows that an animation is known to show.
  ///
  /// The codes are the best for these rows together. Linear in their pixels, most of which are only compared.
  ///
  /// - Parameters:
  ///   - bitmap: All rows.
  ///   - startsOfPieces: The rows in which a new piece begins, in ascending order: what a frame shows above them will seldom
  ///     be what stands above them here.
  /// - Throws: `PNGError.rows` unless every pixel is opaque.
  public init(_ bitmap: Bitmap, startsOfPieces: [Int] = []) throws(PNGError) {
    guard bitmap.isOpaque else { throw .rows("a kept row is not opaque") }
    self.bitmap = bitmap
    var tokens = RowTokens()
    var rows: [RowTokens.Row] = []
    rows.reserveCapacity(bitmap.height)
    let inside = startsOfPieces.filter { (1..<bitmap.height).contains($0) }
    for (start, end) in zip([0] + inside, inside + [bitmap.height]) where start < end {
      rows += tokens.add(bitmap, rows: start..<end)
    }
    codes = KeptCodes(tokens)

    var writer = BitWriter()
    var starts: [Int] = []
    var sums: [(sum: UInt64, placed: UInt64, weighted: UInt64)] = [(0, 0, 0)]
    let modulus = Adler32.modulus
    for (y, row) in rows.enumerated() {
      starts.append(writer.position)
      let literals = 1 + bitmap.width * OpaqueSamples.bytesPerPixel
      writer.reserve(row.sequences.count * 7 + literals * 2)
      tokens.block.write(
        row.sequences, literalsFrom: row.firstLiteral, codes: codes.codes, to: &writer)
      let last = sums[y]
      sums.append(
        (
          (last.sum + row.piece.sum) % modulus,
          (last.placed + row.piece.sum * UInt64(y)) % modulus,
          (last.weighted + row.piece.weighted) % modulus
        ))
    }
    starts.append(writer.position)
    writer.padToByte()
    writer.append([UInt8](repeating: 0, count: BitWriter.slack))
    bits = Array(UnsafeRawBufferPointer(start: writer.bytes, count: writer.count))
    self.starts = starts
    self.sums = sums
    histories = rows.map(\.history)
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
      sum * UInt64(max(rows.upperBound - 1, 0)) % modulus, difference(last.placed, first.placed))
    return Adler32.Piece(
      sum: sum,
      weighted: (difference(last.weighted, first.weighted) + behind * (UInt64(stride) % modulus))
        % modulus,
      count: rows.count * stride)
  }
}

/// Literals and matches of rows, before there are codes.
private struct RowTokens: ~Copyable {
  var block = DeflateBlock()
  private var parser = RowParser()

  /// What is known of a row: where its sequences and literals end, and what it needs above it.
  struct Row {
    var sequences: Range<Int>
    var firstLiteral: Int
    var history: Int
    var piece: Adler32.Piece
  }

  /// Adds rows of a bitmap, each against those of them that are above it.
  mutating func add(_ bitmap: Bitmap, rows: Range<Int>) -> [Row] {
    let width = bitmap.width
    let stride = 1 + width * OpaqueSamples.bytesPerPixel
    let reaches = stride <= DeflateSymbols.farthestMatch
    return bitmap.pixels.withUnsafeBufferPointer { pixels in
      guard let start = pixels.baseAddress.map({ $0 + rows.lowerBound * width }) else { return [] }
      parser.start(base: start, width: width)
      return rows.map { y in
        block.reserve(sequences: width + stride / 64 + 8, literals: stride + 8)
        let (firstSequence, firstLiteral) = (block.sequenceCount, block.literalCount)
        let row = start + (y - rows.lowerBound) * width
        let (history, piece) = parser.add(
          row, above: y > rows.lowerBound && reaches ? row - width : nil, to: &block)
        block.closeSequence()
        return Row(
          sequences: firstSequence..<block.sequenceCount, firstLiteral: firstLiteral,
          history: history, piece: piece)
      }
    }
  }
}

/// Codes that are the same for all rows of an animation.
///
/// They never change once they are made, which is what makes sharing them safe.
final class KeptCodes: @unchecked Sendable {
  let codes: DeflateCodes

  /// The best codes for rows that can write everything else, too.
  fileprivate init(_ tokens: borrowing RowTokens) {
    var codes = DeflateCodes()
    let frequencies = tokens.block.frequencies
    let count = DeflateSymbols.literalsAndLengths + DeflateSymbols.distances
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: count) { counts in
      for symbol in 0..<count { counts[symbol] = frequencies[symbol] + 1 }
      if let start = counts.baseAddress { codes.assign(from: start) }
    }
    self.codes = codes
  }
}
