import Diagnosis
import Stage

/// One figure of a heading: a sign, what was found, and when.
struct SeamFinding: Sendable, Hashable {
  /// What stands before the words.
  enum Sign: Sendable, Hashable {
    case gap, overlap, seamless, none
  }

  let sign: Sign
  let text: String
  /// Seconds; nil where it holds throughout.
  let time: Double?

  /// The side of a sign, in points.
  private static let side = 10.0

  /// What is said of a film between two times: its largest gap and its largest overlap.
  ///
  /// A seam of 0 points counts for nothing where no keyboard shows, or where the bar's content is
  /// not wholly on the screen; then that is said in its place.
  static func all(of film: Film, in range: ClosedRange<Double>) -> [SeamFinding] {
    let verdicts = film.frameTimes.filter(range.contains).map { (time: $0, film.verdict(at: $0)) }
    guard verdicts.contains(where: { $0.1 != .noKeyboard }) else {
      return [SeamFinding(sign: .none, text: "no keyboard", time: nil)]
    }
    let measures = film.measures(in: range)
    let figures = [
      finding("gap", .gap, measures.gapMax), finding("covered", .overlap, measures.overlapMax),
    ]
    guard let away = verdicts.first(where: { $0.1 == .fieldOffScreen }) else { return figures }
    return figures.filter { $0.sign != .seamless }
      + [SeamFinding(sign: .none, text: SeamMarks.fieldOffScreen, time: away.time)]
  }

  private static func finding(_ label: String, _ sign: Sign, _ measure: Measure) -> SeamFinding {
    SeamFinding(
      sign: measure.value == 0 ? .seamless : sign,
      text: "\(label) \(SeamMarks.text(measure.value))", time: measure.time)
  }

  /// Draws it from a place at its left, half way up, and returns where it ends.
  @discardableResult
  func draw(at place: Point, size: Double, _ palette: Palette, on canvas: Canvas) -> Double {
    let side = SeamFinding.side
    let box = Rect(x: place.x, y: place.y - side / 2, width: side, height: side)
    switch sign {
    case .gap, .overlap:
      SeamFill.draw(.rounded(box, radius: 2), isGap: sign == .gap, palette, on: canvas)
      canvas.hairline(
        around: box, radius: 2, sign == .gap ? palette.gap : palette.overlap)
    case .seamless: SeamFinding.drawCheck(in: box, palette.seamless, on: canvas)
    case .none:
      canvas.stroke(
        .line(from: Point(x: box.minX + 1, y: box.midY), to: Point(x: box.maxX - 1, y: box.midY)),
        palette.second, Stroke(width: 2, cap: .round))
    }
    let strong = TextStyle(size, .semiBold, palette.ink, hasTabularFigures: true)
    let baseline = place.y + strong.capHeight / 2
    let x = box.maxX + 6
    let end = x + canvas.text(text, at: Point(x: x, y: baseline), strong).width
    guard let time else { return end }
    let weak = TextStyle(size, .regular, palette.second, hasTabularFigures: true)
    return end
      + canvas.text(
        " at \(Int((time * 1000).rounded())) ms", at: Point(x: end, y: baseline), weak
      ).width
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
