package import Graphics
package import Imaging
package import Stage

/// A film's screens as rows that recur.
///
/// Over an animation most rows of a screen are rows of layers that only move by whole pixels: of 60 frames of a
/// chat, nine rows in ten. Each such row is drawn once, in a picture of them all; a frame then names the rows
/// of it that it shows. Rows that no other frame shows, such as those of a fading bar, are drawn for the frame.
///
/// Not thread-safe: use one for each thread, made of the same film.
package final class ScreenRows {
  /// Pixels across.
  package var width: Int { area.width }
  /// Pixels down.
  package var height: Int { area.height }

  private let film: Film
  private let area: ScreenArea
  private let painter: ScreenPainter
  private let fonts: Fonts
  /// The stacks that recur, each with the rows of it that are shown, and the row of the picture that is the first
  /// of these.
  private let segments: [(stack: RowStack, rows: Range<Int>, top: Int)]
  private let times: [Double]
  /// What each frame shows.
  package let plan: FramePlan

  /// The most pixels of the picture of rows that recur; what is beyond is drawn in each frame.
  static let pixelLimit = 16_000_000

  /// The rows of a film's screens at given times, in seconds.
  ///
  /// - Parameters:
  ///   - film: The film.
  ///   - times: The times of the frames that will be asked for; rows that only one of them shows are kept while they
  ///     are few.
  ///   - window: The part of the screen, in points; nil for all of it.
  ///   - painter: What draws them.
  ///   - fonts: The painter's fonts.
  ///   - threads: How many threads may be used, 1 or more.
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

    // In the order in which they appear, so that a film's rows have the same numbers every time.
    var segments: [(stack: RowStack, rows: Range<Int>, top: Int)] = []
    // How far below its own number a stack's row is in the picture; nil for one that is not kept.
    var shifts = [Int?](repeating: nil, count: uses.count)
    var top = 0
    var rowsOfOneFrame = 0
    let mostRows = min(Self.pixelLimit / area.width, Bitmap.largestSide)
    for (number, use) in uses.enumerated() {
      if use.frames == 1 {
        // Rows that one frame alone shows are taken while they are few: then no frame has to be drawn by itself.
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

  /// The rows that recur, one below another; nil where none do.
  ///
  /// - Throws: `CanvasError` where a glyph is missing.
  package func picture() throws(CanvasError) -> Bitmap? {
    guard rowCount > 0 else { return nil }
    return try Canvas.bitmap(
      pixelWidth: width, pixelHeight: rowCount, scale: painter.scale, fonts: fonts, isCovered: true
    ) { canvas in
      drawSegments(on: canvas) { _ in }
    }
  }

  /// The rows that recur, compressed; nil where none do.
  ///
  /// They are drawn segment by segment, and meanwhile compressed by another thread.
  ///
  /// - Parameter threads: How many threads may be used, 1 or more; the rows are the same with any number.
  /// - Throws: `CanvasError` where a glyph is missing.
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

  /// How many rows recur.
  private var rowCount: Int { segments.last.map { $0.top + $0.rows.count } ?? 0 }

  /// Draws the rows that recur one below another, and tells after each segment how many are there.
  private func drawSegments(on canvas: Canvas, _ finish: (Int) -> Void) {
    canvas.inPixels {
      for segment in segments {
        painter.draw(
          segment.stack.parts(of: segment.rows).compactMap { $0.moved(y: segment.top) }, on: canvas)
        finish(segment.top + segment.rows.count)
      }
    }
  }

  /// The screen in a frame, from top to bottom: rows of `picture()`, and bitmaps of rows that are this frame's own.
  ///
  /// - Parameter frame: The index of one of the times that were given.
  /// - Throws: `CanvasError` where a glyph is missing.
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

/// Where a stack is shown.
private struct Use {
  let stack: RowStack
  /// In how many frames, and in which last.
  var frames = 1
  var lastFrame: Int
  /// From the first row of it that is shown to the last.
  var rows: Range<Int>

  mutating func add(_ more: Range<Int>, of frame: Int) {
    rows = min(rows.lowerBound, more.lowerBound)..<max(rows.upperBound, more.upperBound)
    if lastFrame != frame { frames += 1 }
    lastFrame = frame
  }
}
