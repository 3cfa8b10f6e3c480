import Synchronization

/// Tokens of a picture's segments, made while the picture is drawn.
///
/// A thread takes finished segments from the top; in the end the waiting caller takes them from the bottom. The result
/// does not depend on which of them did a segment. Each of the two has tokens of its own, and `segments` is read when
/// both are done, which makes sharing this safe.
final class SegmentTokens: @unchecked Sendable {
  /// A segment's rows, with the maker's literals and matches.
  typealias Segment = (tokens: RowTokens, rows: [RowTokens.Row])

  private final class Maker {
    let tokens: RowTokens
    var done: [(index: Int, rows: [RowTokens.Row])] = []

    init(width: Int) { tokens = RowTokens(width: width) }
  }

  /// The segments not taken yet, and the number of finished rows.
  private struct Open {
    var segments: Range<Int>
    var rows = 0
    var isBeingMade = false
  }

  private let ranges: [Range<Int>]
  private let open: Mutex<Open>
  /// The thread, and the waiting caller.
  private let (thread, waiting): (Maker, Maker)
  private let isThreaded: Bool
  private var side: SideThread?

  /// Segments are rows from top to bottom; with one thread only the waiting caller works.
  init(width: Int, segments: [Range<Int>], threads: Int) {
    ranges = segments
    open = Mutex(Open(segments: segments.indices))
    (thread, waiting) = (Maker(width: width), Maker(width: width))
    isThreaded = threads > 1
  }

  /// Rows above `bottom` are final.
  func add(upTo bottom: Int, of pixels: UnsafePointer<UInt32>) {
    let isWanted = open.withLock { open in
      open.rows = bottom
      defer { open.isBeingMade = isThreaded }
      return isThreaded && !open.isBeingMade
    }
    guard isWanted else { return }
    // It had nothing more to do.
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

  /// Returns once the tokens of all rows, which must be final, are there.
  func finish(_ pixels: UnsafePointer<UInt32>) {
    while let segment = open.withLock({ $0.segments.popLast() }) {
      make(segment, of: pixels, waiting)
    }
    side?.join()
  }

  private func make(_ segment: Int, of pixels: UnsafePointer<UInt32>, _ maker: Maker) {
    maker.done.append((segment, maker.tokens.add(pixels, rows: ranges[segment])))
  }

  /// Returns once no tokens are being made, even if some are missing.
  func cancel() {
    open.withLock { $0.segments = $0.segments.upperBound..<$0.segments.upperBound }
    side?.join()
  }

  var segments: [Segment] {
    let all = [thread, waiting].flatMap { maker in
      maker.done.map { (index: $0.index, segment: (maker.tokens, $0.rows)) }
    }
    return all.sorted { $0.index < $1.index }.map(\.segment)
  }

  var makers: [RowTokens] { [thread.tokens, waiting.tokens] }
}
