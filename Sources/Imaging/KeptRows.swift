/// Rows of an animation's layers, compressed once and used in every frame.
///
/// An animation that moves opaque layers up and down by whole pixels shows the same rows again and
/// again. Each is turned into literals and matches once, against the rows above it in its own
/// layer, and written with codes that are the same for the whole animation; a frame's picture data
/// is then put together by copying bits. `PNGEncoder` and `APNGWriter` do that.
///
/// Guarantees: every layer is opaque and of the same width, and the codes can write any picture.
public struct KeptRows: Sendable {
  /// Pixels across, of every layer.
  public let width: Int
  private var layers: [KeptLayer] = []
  /// The codes of all rows.
  let codes: KeptCodes

  /// The layers that an animation is known to show.
  ///
  /// The codes are the best for these layers together. Linear in their pixels, most of which are
  /// only compared.
  ///
  /// - Throws: `PNGError.rows` unless all are opaque and as wide as the first, and there is one.
  public init(_ bitmaps: [Bitmap]) throws(PNGError) {
    guard let first = bitmaps.first else { throw .rows("there is no layer") }
    width = first.width
    for bitmap in bitmaps { try KeptRows.check(bitmap, width: width) }
    var tokens = LayerTokens()
    let rows = bitmaps.map { tokens.add($0) }
    codes = KeptCodes(tokens)
    layers = zip(bitmaps, rows).map { KeptLayer($0, $1, tokens, codes) }
  }

  /// Adds a layer, written with the codes of the first ones, and says its number.
  ///
  /// The layers that were given first have the numbers from 0 on.
  ///
  /// - Throws: `PNGError.rows` unless it is opaque and as wide as the others.
  public mutating func add(_ bitmap: Bitmap) throws(PNGError) -> Int {
    try KeptRows.check(bitmap, width: width)
    var tokens = LayerTokens()
    let rows = tokens.add(bitmap)
    layers.append(KeptLayer(bitmap, rows, tokens, codes))
    return layers.count - 1
  }

  private static func check(_ bitmap: Bitmap, width: Int) throws(PNGError) {
    guard bitmap.width == width else {
      throw .rows("a layer is \(bitmap.width) pixels wide, another \(width)")
    }
    guard bitmap.isOpaque else { throw .rows("a layer is not opaque") }
  }

  /// A layer's pixels; nil for a number that none has.
  public func bitmap(of layer: Int) -> Bitmap? {
    layers.indices.contains(layer) ? layers[layer].bitmap : nil
  }

  /// A layer by its number, which must exist.
  subscript(layer: Int) -> KeptLayer { layers[layer] }
}

/// Literals and matches of layers, before there are codes.
struct LayerTokens: ~Copyable {
  fileprivate var block = DeflateBlock()
  /// Each row is turned once and shown often: looking deep is worth it.
  private var matcher = PixelMatcher(depth: 24)

  /// What is known of a row: where its sequences and literals end, and what it needs above it.
  struct Row {
    var sequences: Range<Int>
    var firstLiteral: Int
    var history: Int
    var piece: Adler32.Piece
  }

  /// Adds the rows of a layer, each against those above it.
  mutating func add(_ bitmap: Bitmap) -> [Row] {
    let width = bitmap.width
    let stride = 1 + width * OpaqueSamples.bytesPerPixel
    let reaches = stride <= DeflateSymbols.farthestMatch
    return bitmap.pixels.withUnsafeBufferPointer { pixels in
      guard let start = pixels.baseAddress else { return [] }
      matcher.start(base: start, position: 0)
      var rows: [Row] = []
      rows.reserveCapacity(bitmap.height)
      for y in 0..<bitmap.height {
        block.reserve(sequences: width + stride / 64 + 8, literals: stride + 8)
        let (firstSequence, firstLiteral) = (block.sequenceCount, block.literalCount)
        let row = start + y * width
        matcher.add(
          row, width: width, above: y > 0 && reaches ? row - width : nil, OpaqueSamples.self,
          to: &block)
        matcher.finish(stride: stride, to: &block)
        block.closeSequence()
        rows.append(
          Row(
            sequences: firstSequence..<block.sequenceCount, firstLiteral: firstLiteral,
            history: matcher.history(stride: stride), piece: matcher.piece))
      }
      return rows
    }
  }
}

/// Codes that are the same for all rows of an animation.
///
/// They never change once they are made, which is what makes sharing them safe.
final class KeptCodes: @unchecked Sendable {
  let codes: DeflateCodes

  /// The best codes for rows that can write everything else, too.
  init(_ tokens: borrowing LayerTokens) {
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

/// A layer's rows, as they stand in the stream.
struct KeptLayer: Sendable {
  let bitmap: Bitmap
  /// The bits of all rows, one after another, and eight bytes more.
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

  fileprivate init(
    _ bitmap: Bitmap, _ rows: [LayerTokens.Row], _ tokens: borrowing LayerTokens,
    _ kept: KeptCodes
  ) {
    self.bitmap = bitmap
    var writer = BitWriter()
    var starts: [Int] = []
    var sums: [(sum: UInt64, placed: UInt64, weighted: UInt64)] = [(0, 0, 0)]
    let modulus = Adler32.modulus
    for (y, row) in rows.enumerated() {
      starts.append(writer.position)
      let literals = 1 + bitmap.width * OpaqueSamples.bytesPerPixel
      writer.reserve(row.sequences.count * 7 + literals * 2)
      tokens.block.write(
        row.sequences, literalsFrom: row.firstLiteral, codes: kept.codes, to: &writer)
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

  /// How many rows above a row must be those of the layer for its bits to be right.
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
