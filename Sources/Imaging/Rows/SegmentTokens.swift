import Synchronization

/// Tokens of a picture's segments, made while the picture is drawn.
///
/// A thread takes the segments from the top as they get ready; in the end whoever waits for it takes them from the bottom.
/// What comes out is the same whoever did a segment. Each of the two has tokens of its own, and `segments` is asked for
/// when both are done, which makes sharing this safe.
final class SegmentTokens: @unchecked Sendable {
  /// A segment's rows, and whose literals and matches they are.
  typealias Segment = (tokens: RowTokens, rows: [RowTokens.Row])

  /// Who makes tokens.
  private final class Maker {
    let tokens: RowTokens
    var done: [(index: Int, rows: [RowTokens.Row])] = []

    init(width: Int) { tokens = RowTokens(width: width) }
  }

  /// What nobody has taken yet, and how many rows are ready.
  private struct Open {
    var segments: Range<Int>
    var rows = 0
    /// Whether the thread looks for rows that get ready.
    var isBeingMade = false
  }

  private let ranges: [Range<Int>]
  private let open: Mutex<Open>
  /// The thread, and who waits for it.
  private let (thread, waiting): (Maker, Maker)
  private let isThreaded: Bool
  private var side: SideThread?

  /// - Parameters:
  ///   - width: Pixels across.
  ///   - segments: The rows of each segment, from top to bottom.
  ///   - threads: With one there is only whoever waits.
  init(width: Int, segments: [Range<Int>], threads: Int) {
    ranges = segments
    open = Mutex(Open(segments: segments.indices))
    (thread, waiting) = (Maker(width: width), Maker(width: width))
    isThreaded = threads > 1
  }

  /// Rows are ready: none of those above `bottom` changes any more.
  func add(upTo bottom: Int, of pixels: UnsafePointer<UInt32>) {
    let isWanted = open.withLock { open in
      open.rows = bottom
      defer { open.isBeingMade = isThreaded }
      return isThreaded && !open.isBeingMade
    }
    guard isWanted else { return }
    // It has found nothing more to do.
    side?.join()
    nonisolated(unsafe) let pixels = pixels
    side = SideThread {
      while let segment = self.open.withLock({ open -> Int? in
        guard let first = open.segments.first, self.ranges[first].upperBound <= open.rows else {
          open.isBeingMade = false
          return nil
        }
        open.segments.removeFirst()
        return first
      }) {
        self.make(segment, of: pixels, self.thread)
      }
    }
    if side == nil { open.withLock { $0.isBeingMade = false } }
  }

  /// Returns when the tokens of all rows are there; all must be ready.
  func finish(_ pixels: UnsafePointer<UInt32>) {
    while let segment = open.withLock({ $0.segments.popLast() }) {
      make(segment, of: pixels, waiting)
    }
    side?.join()
  }

  private func make(_ segment: Int, of pixels: UnsafePointer<UInt32>, _ maker: Maker) {
    maker.done.append((segment, maker.tokens.add(pixels, rows: ranges[segment])))
  }

  /// Returns when nobody makes tokens any more, whatever is missing.
  func cancel() {
    open.withLock { $0.segments = $0.segments.upperBound..<$0.segments.upperBound }
    side?.join()
  }

  /// The tokens of all segments, from top to bottom.
  var segments: [Segment] {
    let all = [thread, waiting].flatMap { maker in
      maker.done.map { (index: $0.index, segment: (maker.tokens, $0.rows)) }
    }
    return all.sorted { $0.index < $1.index }.map(\.segment)
  }

  /// The tokens of either.
  var makers: [RowTokens] { [thread.tokens, waiting.tokens] }
}
