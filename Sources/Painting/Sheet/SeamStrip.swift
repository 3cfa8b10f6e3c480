import Diagnosis
import Stage

/// The gap over time under a row: above the line red where bar and keyboard part, below it hatched amber where
/// the bar is covered.
struct SeamStrip {
  private let range: ClosedRange<Double>
  private let columns: [Int]
  private let palette: Palette
  /// The largest gap and overlap of any row, so that rows can be compared, in points.
  private let extent: (gap: Double, overlap: Double)

  /// The least extent, in points: where nothing parts, the strip must not magnify nothing.
  private static let leastExtent = 8.0
  /// Room for a label, in points.
  private static let labelSize = 9.0

  init(_ sheet: Sheet, _ layout: SheetLayout, palette: Palette) {
    range = sheet.range
    columns = layout.frames
    self.palette = palette
    var gap = 0.0
    var overlap = 0.0
    for film in sheet.rows.map(\.film) {
      for case let value? in film.series(.gap) {
        gap = max(gap, value)
        overlap = max(overlap, -value)
      }
    }
    let least = max(SeamStrip.leastExtent, (gap + overlap) / 6)
    extent = (max(gap, least), max(overlap, least))
  }

  func draw(_ film: Film, in rect: Rect, on canvas: Canvas) {
    let plot = SeamCurve(film, range: range, in: rect, extent: extent)
    canvas.fill(.rounded(rect, radius: 4), palette.panel)
    canvas.saved {
      canvas.clip(rect)
      for event in film.events where range.contains(event.time) && event.time > range.lowerBound {
        let x = plot.x(event.time)
        canvas.stroke(
          .line(from: Point(x: x, y: rect.minY), to: Point(x: x, y: rect.maxY)),
          palette.second.opacity(0.7), Stroke(width: 1, dash: [3, 3]))
      }
      canvas.hairline(y: plot.zero, from: rect.minX, to: rect.maxX, palette.second.opacity(0.5))
      plot.draw(palette, on: canvas)
    }
    for frame in columns {
      let x = plot.x(film.time(ofFrame: frame))
      canvas.stroke(
        .line(from: Point(x: x, y: rect.maxY - 4), to: Point(x: x, y: rect.maxY)), palette.ink,
        Stroke(width: 1))
    }
    label(plot, on: canvas, in: rect)
  }

  /// The extremes' figures, beside their places.
  private func label(_ plot: SeamCurve, on canvas: Canvas, in rect: Rect) {
    for extreme in plot.extremes {
      let style = TextStyle(
        SeamStrip.labelSize, .semiBold, palette.ink, hasTabularFigures: true)
      let text = SeamMarks.text(extreme.value)
      let width = canvas.extent(of: text, style).width
      let isRight = extreme.point.x + width + 12 < rect.maxX
      // Beyond the curve: above a gap, below an overlap, as far as there is room.
      let beyond = extreme.value > 0 ? extreme.point.y - 3 : extreme.point.y + 9
      let y = min(max(beyond, rect.minY + SeamStrip.labelSize), rect.maxY - 3)
      let x = extreme.point.x + (isRight ? 7 : -7 - width)
      let plate = Rect(
        x: x - 2, y: y - style.capHeight - 2, width: width + 4, height: style.capHeight + 4)
      canvas.fill(.rounded(plate, radius: 2), palette.panel.opacity(0.85))
      canvas.text(text, at: Point(x: x, y: y), style)
    }
  }
}

/// The series `gap` as a shape in a rectangle.
struct SeamCurve {
  private let rect: Rect
  private let range: ClosedRange<Double>
  /// Runs of frames that have a value: time and value.
  private let runs: [[(time: Double, value: Double)]]
  /// Where nothing parts, from the top.
  let zero: Double
  private let pointsPerPoint: Double

  init(
    _ film: Film, range: ClosedRange<Double>, in rect: Rect,
    extent: (gap: Double, overlap: Double)
  ) {
    self.rect = rect
    self.range = range
    let inner = max(rect.height - 6, 1)
    pointsPerPoint = inner / (extent.gap + extent.overlap)
    zero = rect.minY + 3 + extent.gap * pointsPerPoint
    var runs: [[(time: Double, value: Double)]] = [[]]
    for (time, value) in zip(film.frameTimes, film.series(.gap)) where range.contains(time) {
      if let value {
        runs[runs.count - 1].append((time, value))
      } else if runs.last?.isEmpty == false {
        runs.append([])
      }
    }
    self.runs = runs.filter { !$0.isEmpty }
  }

  func x(_ time: Double) -> Double {
    let length = range.upperBound - range.lowerBound
    return rect.minX + (length > 0 ? (time - range.lowerBound) / length : 0) * rect.width
  }

  private func point(_ sample: (time: Double, value: Double)) -> Point {
    Point(x: x(sample.time), y: zero - sample.value * pointsPerPoint)
  }

  /// The largest gap and the largest overlap, where there is one, with their places.
  var extremes: [(value: Double, point: Point)] {
    let samples = runs.joined()
    let highest = samples.max { $0.value < $1.value }
    let lowest = samples.min { $0.value < $1.value }
    return [
      highest.flatMap { $0.value > 0 ? $0 : nil }, lowest.flatMap { $0.value < 0 ? $0 : nil },
    ]
    .compactMap { $0 }.map { ($0.value, point($0)) }
  }

  func draw(_ palette: Palette, on canvas: Canvas) {
    for run in runs {
      area(run, canvas: canvas) {
        max($0, 0)
      } fill: {
        canvas.fill($0, palette.gap)
      }
      area(run, canvas: canvas) {
        min($0, 0)
      } fill: {
        canvas.fill($0, palette.overlap.opacity(0.35))
        canvas.hatch($0, Hatch(palette.overlap, spacing: 4, width: 1.4))
      }
      canvas.stroke(.polyline(run.map(point)), palette.ink.opacity(0.75), Stroke(width: 1))
    }
  }

  /// The part of a run on one side of the line.
  private func area(
    _ run: [(time: Double, value: Double)], canvas: Canvas, _ side: (Double) -> Double,
    fill: (Path) -> Void
  ) {
    guard run.contains(where: { side($0.value) != 0 }), let first = run.first, let last = run.last
    else { return }
    var points = [Point(x: x(first.time), y: zero)]
    points += run.map { point(($0.time, side($0.value))) }
    points.append(Point(x: x(last.time), y: zero))
    fill(.polyline(points, closed: true))
  }
}
