/// Literals and matches of rows, before there are codes; used by one thread at a time.
final class RowTokens {
  /// A row's end in the sequences and literals, and the rows it needs above it.
  struct Row {
    var sequences: Range<Int>
    var firstLiteral: Int
    var history: Int
    var piece: Adler32.Piece
  }

  private(set) var block = DeflateBlock()
  private(set) var isOpaque = true
  private var parser = RowParser()
  private let width: Int

  init(width: Int) { self.width = width }

  /// Adds a segment, each row against those above it there, independent of earlier segments.
  func add(_ pixels: UnsafePointer<UInt32>, rows: Range<Int>) -> [Row] {
    let stride = 1 + width * OpaqueSamples.bytesPerPixel
    let reaches = stride <= DeflateSymbols.farthestMatch
    let first = pixels + rows.lowerBound * width
    let all = UnsafeBufferPointer(start: first, count: rows.count * width)
    isOpaque = isOpaque && all.reduce(UInt32.max, &) >> 24 == 0xFF
    parser.start(base: first, width: width)
    return rows.map { y in
      let row = pixels + y * width
      block.reserve(sequences: width + stride / 64 + 8, literals: stride + 8)
      let (firstSequence, firstLiteral) = (block.sequenceCount, block.literalCount)
      let (history, piece) = parser.add(
        row, above: y > rows.lowerBound && reaches ? row - width : nil, to: &block)
      block.closeSequence()
      return Row(
        sequences: firstSequence..<block.sequenceCount, firstLiteral: firstLiteral,
        history: history, piece: piece)
    }
  }
}
