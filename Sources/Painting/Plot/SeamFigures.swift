import Diagnosis
import Stage

/// The heading of a block: the approach's name, and its largest gap and overlap beside signs for
/// both.
struct SeamFigures {
  let film: Film
  /// The seconds that are plotted, so that a figure of another time is known for one.
  let range: ClosedRange<Double>
  let palette: Palette

  /// The room it takes, in points.
  static let height = 43.0
  /// The side of a sign.
  private static let sign = 10.0

  func draw(in rect: Rect, on canvas: Canvas) {
    let name = TextStyle(14, .semiBold, palette.ink)
    canvas.text(
      film.approach, at: Point(x: rect.minX, y: rect.minY + 13), name, maxWidth: rect.width)
    let measures = film.measures
    let middle = rect.minY + 27
    var x = rect.minX
    x = draw("gap", measures.gapMax, palette.gap, at: Point(x: x, y: middle), on: canvas) + 20
    _ = draw(
      "covered", measures.overlapMax, palette.overlap, at: Point(x: x, y: middle), on: canvas)
  }

  /// One figure; returns where it ends.
  private func draw(
    _ label: String, _ measure: Measure, _ color: Color, at place: Point, on canvas: Canvas
  ) -> Double {
    let box = Rect(
      x: place.x, y: place.y - SeamFigures.sign / 2, width: SeamFigures.sign,
      height: SeamFigures.sign)
    if measure.value == 0 {
      SeamFigures.drawCheck(in: box, palette.seamless, on: canvas)
    } else {
      SeamFill.draw(.rounded(box, radius: 2), isGap: measure.name == "gap.max", palette, on: canvas)
      canvas.hairline(around: box, radius: 2, color)
    }
    let strong = TextStyle(11.5, .semiBold, palette.ink, hasTabularFigures: true)
    let baseline = place.y + strong.capHeight / 2
    var x = box.maxX + 6
    x +=
      canvas.text("\(label) \(SeamMarks.text(measure.value))", at: Point(x: x, y: baseline), strong)
      .width
    guard let time = measure.time else { return x }
    let elsewhere = range.contains(time) ? "" : ", not shown"
    let text = " at \(Int((time * 1000).rounded())) ms\(elsewhere)"
    let weak = TextStyle(11.5, .regular, palette.second, hasTabularFigures: true)
    return x + canvas.text(text, at: Point(x: x, y: baseline), weak).width
  }

  /// The sign of a seam without fault.
  static func drawCheck(in box: Rect, _ color: Color, on canvas: Canvas) {
    canvas.stroke(
      .polyline([
        Point(x: box.minX + 1, y: box.midY + 0.5), Point(x: box.minX + 4, y: box.maxY - 1.5),
        Point(x: box.maxX - 0.5, y: box.minY + 1.5),
      ]), color, Stroke(width: 2, cap: .round))
  }
}
