import Graphics
import Imaging
import Stage

/// Digests of screens, for which each row is drawn once, however many pictures of however many films show it.
///
/// Not thread-safe: one for each thread.
final class RowDigests {
  private let tools: ScreenTools
  private var known: [RowStack: KnownRows] = [:]
  private var count = 0

  /// How many rows are kept: a row takes 16 bytes.
  private static let rowLimit = 1 << 18

  init(_ tools: ScreenTools) { self.tools = tools }

  /// The digest of the bitmap that a part of a film's screen is at a time; nothing of it is kept.
  ///
  /// - Throws: `CanvasError` for a part that is empty or too large, and where a glyph is missing.
  func digest(of film: Film, at time: Double, window: Rect?) throws(CanvasError) -> Digest {
    let (painter, cache) = (tools.screens, tools.screens.cache)
    let area = try ScreenArea(window, of: film, scale: painter.scale)
    let parts = area.parts(of: film, at: time, painter)
    // What lies behind something else counts among what a picture needs, as whoever draws all of it does not know.
    for surface in parts.compactMap(\.surface) { try cache.noteUse(of: surface) }
    let runs = try RowRun.runs(
      of: parts, width: area.width, height: area.height, opaqueRows: cache.opaqueRows)
    var digest = Digest(ofRows: area.height, width: area.width)
    var top = 0
    for run in runs {
      if let stack = run.stack {
        for row in try rows(run.rows, of: stack, width: area.width) { digest.add(row) }
      } else {
        let own = parts.compactMap { $0.moved(y: -top) }
        for row in try drawn(own, width: area.width, run.rows.count) { digest.add(row) }
      }
      top += run.rows.count
    }
    return digest
  }

  /// Forgets all rows, as has to be done where the cache forgets the layers that they are made of.
  func forget() {
    known.removeAll()
    count = 0
  }

  private func rows(
    _ rows: Range<Int>, of stack: RowStack, width: Int
  ) throws(CanvasError) -> ArraySlice<Digest> {
    if count > RowDigests.rowLimit { forget() }
    var some = known[stack] ?? KnownRows(first: rows.lowerBound)
    let before = some.digests.count
    if rows.lowerBound < some.first {
      some.digests = try drawn(rows.lowerBound..<some.first, of: stack, width: width) + some.digests
      some.first = rows.lowerBound
    }
    let end = some.first + some.digests.count
    if rows.upperBound > end {
      some.digests += try drawn(end..<rows.upperBound, of: stack, width: width)
    }
    if some.digests.count > before {
      count += some.digests.count - before
      known[stack] = some
    }
    return some.digests[(rows.lowerBound - some.first)..<(rows.upperBound - some.first)]
  }

  /// How many rows of a stack are drawn at once: what a processor's cache holds.
  private static let band = 128

  private func drawn(
    _ rows: Range<Int>, of stack: RowStack, width: Int
  ) throws(CanvasError) -> [Digest] {
    var digests: [Digest] = []
    for first in stride(from: rows.lowerBound, to: rows.upperBound, by: RowDigests.band) {
      let band = first..<min(first + RowDigests.band, rows.upperBound)
      digests += try drawn(stack.parts(of: band), width: width, band.count)
    }
    return digests
  }

  private func drawn(
    _ parts: [ScreenPart], width: Int, _ rows: Int
  ) throws(CanvasError) -> [Digest] {
    try tools.screens.picture(of: parts, width: width, rows: rows, fonts: tools.fonts).rowDigests
  }
}

/// Rows of a stack, one below another.
private struct KnownRows {
  /// The first one's number.
  var first: Int
  var digests: [Digest] = []
}
