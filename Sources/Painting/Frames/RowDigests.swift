import Graphics
import Imaging
import Stage

/// Digests of screens that draw each row once for all pictures of all films; not thread-safe.
final class RowDigests {
  private let tools: ScreenTools
  private var known: [RowStack: KnownRows] = [:]
  private var count = 0
  private let memory: PixelMemory

  /// The rows kept, at 16 bytes each.
  private static let rowLimit = 1 << 18

  /// - Parameter memory: Where `tools` draw screens; overwritten.
  init(_ tools: ScreenTools, _ memory: PixelMemory) {
    self.tools = tools
    self.memory = memory
  }

  /// The digest of the bitmap of a part of a film's screen; nothing of the bitmap is kept.
  ///
  /// - Throws: `CanvasError` for a part that is empty or too large, or a missing glyph.
  func digest(of film: Film, at time: Double, window: Rect?) throws(CanvasError) -> Digest {
    let (painter, cache) = (tools.screens, tools.screens.cache)
    let area = try ScreenArea(window, of: film, scale: painter.scale)
    let parts = area.parts(of: film, at: time, painter)
    // Hidden layers count as needed, as in a painter that draws every layer.
    for surface in parts.compactMap(\.surface) { try cache.noteUse(of: surface) }
    let runs = try RowRun.runs(
      of: parts, width: area.width, height: area.height, opaqueRows: cache.opaqueRows)
    var digest = Digest(ofRows: area.height, width: area.width)
    var top = 0
    for run in runs {
      if let stack = run.stack {
        for row in try rows(run.rows, of: stack, width: area.width) { digest.add(row) }
      } else {
        let own = ScreenBand(of: parts, rows: top..<(top + run.rows.count))
        for row in try drawn(own, width: area.width) { digest.add(row) }
      }
      top += run.rows.count
    }
    return digest
  }

  /// Forgets all rows; necessary when the cache forgets their layers.
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

  private func drawn(
    _ rows: Range<Int>, of stack: RowStack, width: Int
  ) throws(CanvasError) -> [Digest] {
    var digests: [Digest] = []
    for band in ScreenBand.bands(of: rows, in: stack) {
      digests += try drawn(band, width: width)
    }
    return digests
  }

  private func drawn(_ band: ScreenBand, width: Int) throws(CanvasError) -> [Digest] {
    let pixels = memory.room(for: width * band.rows)
    try tools.screens.draw(band, into: pixels, fonts: tools.fonts)
    return Digest.rows(of: UnsafeBufferPointer(pixels), width: width)
  }
}

private struct KnownRows {
  /// The first row's number.
  var first: Int
  var digests: [Digest] = []
}
