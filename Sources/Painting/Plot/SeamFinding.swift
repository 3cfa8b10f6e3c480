import Diagnosis
import Stage

/// One figure of a heading: a sign, what was found, and when.
struct SeamFinding: Sendable, Hashable {
  /// What stands before the words.
  enum Sign: Sendable, Hashable {
    case gap, overlap, covered, seamless, none

    /// The sign of a fault; a plain one where there is none.
    init(_ fault: SeamFault?) {
      switch fault {
      case .gap: self = .gap
      case .overlap: self = .overlap
      case .covered: self = .covered
      case nil: self = .none
      }
    }

    fileprivate var fault: SeamFault? {
      switch self {
      case .gap: .gap
      case .overlap: .overlap
      case .covered: .covered
      case .seamless, .none: nil
      }
    }
  }

  let sign: Sign
  let text: String
  /// Seconds; nil where it holds throughout.
  let time: Double?

  /// The side of a sign, in points.
  private static let side = 10.0

  /// A measure's figure, with a check where it is 0.
  init(_ label: String, _ sign: Sign, _ measure: Measure) {
    let text = SeamMarks.text(measure.value)
    self.init(
      sign: measure.value == 0 ? .seamless : sign,
      text: "\(label) \(measure.unit == "pt²" ? "\(text)²" : text)", time: measure.time)
  }

  init(sign: Sign, text: String, time: Double?) {
    self.sign = sign
    self.text = text
    self.time = time
  }

  /// Draws it from a place at its left, half way up, and returns where it ends; its time is left out where both would
  /// be wider than `maxWidth` points.
  @discardableResult
  func draw(
    at place: Point, size: Double, maxWidth: Double = .infinity, _ palette: Palette,
    on canvas: Canvas
  ) -> Double {
    let side = SeamFinding.side
    let box = Rect(x: place.x, y: place.y - side / 2, width: side, height: side)
    switch sign {
    case .gap, .overlap, .covered:
      if let fault = sign.fault {
        SeamFill.draw(.rounded(box, radius: 2), fault, palette, on: canvas)
        canvas.hairline(around: box, radius: 2, fault.color(palette))
      }
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
    let when = "\(Int((time * 1000).rounded())) ms"
    let small = TextStyle(size - 2, .regular, palette.second, hasTabularFigures: true)
    for (text, style) in [(" at \(when)", weak), (" at \(when)", small), (" \(when)", small)] {
      guard end + canvas.extent(of: text, style).width <= place.x + maxWidth else { continue }
      return end + canvas.text(text, at: Point(x: end, y: baseline), style).width
    }
    return end
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
