package import Graphics
package import Imaging
package import Stage

/// A film's screens as recurring rows; not thread-safe.
///
/// Most rows of an animated screen are rows of layers that only move by whole pixels: in 60 frames of a chat, nine rows
/// in ten. Each such row is drawn once, in a picture of them all; a frame then names the rows of it that it shows. Rows
/// that no other frame shows, such as those of a fading bar, are drawn for the frame.
package final class ScreenRows {
  package var width: Int { area.width }
  package var height: Int { area.height }

  private let film: Film
  private let area: ScreenArea
  private let painter: ScreenPainter
  private let fonts: Fonts
  /// The recurring stacks with their shown rows, and the first of these in the picture.
  private let segments: [(stack: RowStack, rows: Range<Int>, top: Int)]
  private let times: [Double]
  package let plan: FramePlan

  /// The most pixels in the picture of recurring rows; the remainder is drawn in each frame.
  static let pixelLimit = 16_000_000

  /// The rows of a film's screens at given times, in seconds.
  ///
  /// - Parameters:
  ///   - times: The times of the frames that will be asked for; rows that only one of them shows are kept while they
  ///     are few.
  ///   - window: In points; nil for the whole screen.
  ///   - fonts: The painter's fonts.
  ///   - threads: The most threads used, 1 or more.
  /// - Throws: `CanvasError` for a part of the screen that is empty or too large.
  package init(
    _ film: Film, at times: some Sequence<Double>, window: Rect? = nil, painter: ScreenPainter,
    fonts: Fonts, threads: Int = 1
  ) throws(CanvasError) {
    area = try ScreenArea(window, of: film, scale: painter.scale)
    self.film = film
    self.painter = painter
    self.fonts = fonts
    self.times = Array(times)
    if threads > 1, let middle = self.times.dropFirst(self.times.count / 2).first {
      try painter.cache.drawAhead(
        area.parts(of: film, at: middle, painter).compactMap(\.surface))
    }

    var numbers: [RowStack: Int] = [:]
    var uses: [Use] = []
    var seen: [[(number: Int?, rows: Range<Int>)]] = []
    for (frame, time) in self.times.enumerated() {
      let runs = try RowRun.runs(
        of: area.parts(of: film, at: time, painter), width: area.width, height: area.height,
        opaqueRows: painter.cache.opaqueRows)
      var shown: [(number: Int?, rows: Range<Int>)] = []
      for run in runs {
        guard let stack = run.stack else {
          shown.append((nil, run.rows))
          continue
        }
        let number = numbers[stack, default: uses.count]
        if number == uses.count {
          numbers[stack] = number
          uses.append(Use(stack: stack, lastFrame: frame, rows: run.rows))
        } else {
          uses[number].add(run.rows, of: frame)
        }
        shown.append((number, run.rows))
      }
      seen.append(shown)
    }

    // In order of appearance, so that the numbers of a film's rows are reproducible.
    var segments: [(stack: RowStack, rows: Range<Int>, top: Int)] = []
    // From a stack's own row numbers down to the picture's; nil for a stack that is not kept.
    var shifts = [Int?](repeating: nil, count: uses.count)
    var top = 0
    var rowsOfOneFrame = 0
    let mostRows = min(Self.pixelLimit / area.width, Bitmap.largestSide)
    for (number, use) in uses.enumerated() {
      if use.frames == 1 {
        // Rows of a single frame are kept while they are few: then no frame has to be drawn by itself.
        rowsOfOneFrame += use.rows.count
        guard rowsOfOneFrame <= area.height else { continue }
      }
      guard top + use.rows.count <= mostRows else { continue }
      segments.append((use.stack, use.rows, top))
      shifts[number] = top - use.rows.lowerBound
      top += use.rows.count
    }
    self.segments = segments
    var plan = FramePlan()
    for runs in seen { plan.add(runs, shifts) }
    self.plan = plan
  }

  /// The recurring rows, one below another; nil for none; throws `CanvasError` for a missing glyph.
  package func picture() throws(CanvasError) -> Bitmap? {
    guard rowCount > 0 else { return nil }
    return try Canvas.bitmap(
      pixelWidth: width, pixelHeight: rowCount, scale: painter.scale, fonts: fonts, isCovered: true
    ) { canvas in
      drawSegments(on: canvas) { _ in }
    }
  }

  /// The recurring rows, compressed by another thread while segments are drawn; nil for none.
  ///
  /// - Parameter threads: The most threads used, 1 or more; the rows do not depend on it.
  /// - Throws: `CanvasError` for a missing glyph.
  package func precompressedRows(threads: Int = 1) throws(CanvasError) -> PrecompressedRows? {
    guard rowCount > 0 else { return nil }
    do {
      return try PrecompressedRows(
        width: width, height: rowCount, startsOfSegments: segments.map(\.top),
        threads: threads
      ) { memory, ready in
        try Canvas.draw(
          into: memory, pixelWidth: width, scale: painter.scale, isOpaque: true, fonts: fonts
        ) { canvas, finish in
          drawSegments(on: canvas) { rows in
            finish(rows)
            ready(rows)
          }
        }
      }
    } catch let error as CanvasError {
      throw error
    } catch {
      throw .library("\(error)")
    }
  }

  private var rowCount: Int { segments.last.map { $0.top + $0.rows.count } ?? 0 }

  /// Draws the recurring rows one below another and reports their number after each segment.
  private func drawSegments(on canvas: Canvas, _ finish: (Int) -> Void) {
    canvas.inPixels {
      for segment in segments {
        painter.draw(
          segment.stack.parts(of: segment.rows).compactMap { $0.moved(y: segment.top) }, on: canvas)
        finish(segment.top + segment.rows.count)
      }
    }
  }

  /// The screen in the frame at an index, from the top: rows of `picture()`, and its own as bitmaps.
  ///
  /// - Throws: `CanvasError` for a missing glyph.
  package func spans(of frame: Int) throws(CanvasError) -> [RowSpan] {
    if let spans = plan.recurringSpans(of: frame) { return spans }
    let parts = area.parts(of: film, at: times[frame], painter)
    var spans: [RowSpan] = []
    for planned in plan[frame] {
      let rows = Int(planned.rows.lowerBound)..<Int(planned.rows.upperBound)
      if planned.isKept {
        spans.append(.kept(rows: rows))
      } else {
        let picture = try painter.picture(
          of: ScreenBand(of: parts, rows: rows), width: area.width, fonts: fonts)
        spans.append(.pixels(picture, rows: 0..<rows.count))
      }
    }
    return spans
  }
}

private struct Use {
  let stack: RowStack
  /// The number of frames, and the last of them.
  var frames = 1
  var lastFrame: Int
  /// From the first row shown to the last.
  var rows: Range<Int>

  mutating func add(_ more: Range<Int>, of frame: Int) {
    rows = min(rows.lowerBound, more.lowerBound)..<max(rows.upperBound, more.upperBound)
    if lastFrame != frame { frames += 1 }
    lastFrame = frame
  }
}
