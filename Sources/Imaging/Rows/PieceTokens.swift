import Dispatch
import Synchronization

/// Tokens of a picture's pieces, made while the picture is drawn.
///
/// A thread takes the pieces from the top as they get ready; in the end whoever waits for it takes them from the bottom.
/// What comes out is the same whoever did a piece. Each of the two has tokens of its own, and `pieces` is asked for
/// when both are done, which makes sharing this safe.
final class PieceTokens: @unchecked Sendable {
  /// A piece's rows, and whose literals and matches they are.
  typealias Piece = (tokens: RowTokens, rows: [RowTokens.Row])

  /// Who makes tokens.
  private final class Maker {
    let tokens: RowTokens
    var done: [(index: Int, rows: [RowTokens.Row])] = []

    init(width: Int) { tokens = RowTokens(width: width) }
  }

  /// What nobody has taken yet, and how many rows are ready.
  private struct Open {
    var pieces: Range<Int>
    var rows = 0
  }

  private let ranges: [Range<Int>]
  private let open: Mutex<Open>
  /// The thread, and who waits for it.
  private let (thread, waiting): (Maker, Maker)
  private let queue: DispatchQueue?

  /// - Parameters:
  ///   - width: Pixels across.
  ///   - pieces: The rows of each piece, from top to bottom.
  ///   - threads: With one there is only whoever waits.
  init(width: Int, pieces: [Range<Int>], threads: Int) {
    ranges = pieces
    open = Mutex(Open(pieces: pieces.indices))
    (thread, waiting) = (Maker(width: width), Maker(width: width))
    queue = threads > 1 ? DispatchQueue(label: "filmstrip.rows") : nil
  }

  /// Rows are ready: none of those above `bottom` changes any more.
  func add(upTo bottom: Int, of pixels: UnsafePointer<UInt32>) {
    open.withLock { $0.rows = bottom }
    guard let queue else { return }
    nonisolated(unsafe) let pixels = pixels
    queue.async {
      while let piece = self.open.withLock({ open -> Int? in
        guard let first = open.pieces.first, self.ranges[first].upperBound <= open.rows else {
          return nil
        }
        open.pieces.removeFirst()
        return first
      }) {
        self.make(piece, of: pixels, self.thread)
      }
    }
  }

  /// Returns when the tokens of all rows are there; all must be ready.
  func finish(_ pixels: UnsafePointer<UInt32>) {
    while let piece = open.withLock({ $0.pieces.popLast() }) { make(piece, of: pixels, waiting) }
    queue?.sync {}
  }

  private func make(_ piece: Int, of pixels: UnsafePointer<UInt32>, _ maker: Maker) {
    maker.done.append((piece, maker.tokens.add(pixels, rows: ranges[piece])))
  }

  /// Returns when nobody makes tokens any more, whatever is missing.
  func cancel() {
    open.withLock { $0.pieces = $0.pieces.upperBound..<$0.pieces.upperBound }
    queue?.sync {}
  }

  /// The tokens of all pieces, from top to bottom.
  var pieces: [Piece] {
    let all = [thread, waiting].flatMap { maker in
      maker.done.map { (index: $0.index, piece: (maker.tokens, $0.rows)) }
    }
    return all.sorted { $0.index < $1.index }.map(\.piece)
  }

  /// The tokens of either.
  var makers: [RowTokens] { [thread.tokens, waiting.tokens] }
}
