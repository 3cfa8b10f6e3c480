import Graphics
import Stage

/// The card of one preset: name, curve and velocity in a square, dots, and the text to copy.
struct CurveCard {
  let preset: CurvePreset
  let palette: Palette

  static let size = Size(width: side + 2 * padding, height: codeTop + 3 * codeHeight + padding)
  /// Next to the square, room for the dots of an overshooting curve.
  private static let padding = 18.0
  /// Room above the square for overshoots, as a share of its side.
  static let headroom = 0.10
  /// The square's side, and the widest text on the card.
  static let side = 164.0
  private static let squareTop = 46.0
  private static let dotsTop = squareTop + headroom * side + side + 20
  private static let codeTop = dotsTop + 16
  private static let codeHeight = 12.0
  static func codeStyle(_ color: Color) -> TextStyle { TextStyle(8, .regular, color, face: .code) }

  static let dots = 11
  static let dotRadius = 4.0

  func draw(at corner: Point, on canvas: Canvas) {
    let card = Rect(origin: corner, size: CurveCard.size)
    canvas.shadow(of: card, radius: 10, Shadow(palette.shadow))
    canvas.fill(.rounded(card, radius: 10), palette.panel)
    canvas.hairline(around: card, radius: 10, palette.hairline)
    let x = card.minX + CurveCard.padding
    canvas.text(
      preset.name, at: Point(x: x, y: card.minY + 23), TextStyle(13, .semiBold, palette.ink),
      maxWidth: CurveCard.side)
    canvas.text(
      preset.duration, at: Point(x: x, y: card.minY + 38),
      TextStyle(10.5, .regular, palette.second, hasTabularFigures: true))
    let square = canvas.snapped(
      Rect(
        x: x, y: card.minY + CurveCard.squareTop + CurveCard.headroom * CurveCard.side,
        width: CurveCard.side, height: CurveCard.side))
    drawSquare(square, on: canvas)
    drawDots(from: square.minX, to: square.maxX, y: card.minY + CurveCard.dotsTop, on: canvas)
    canvas.paragraph(
      preset.code, at: Point(x: x, y: card.minY + CurveCard.codeTop),
      CurveCard.codeStyle(palette.ink), lineHeight: CurveCard.codeHeight)
  }

  private func drawSquare(_ square: Rect, on canvas: Canvas) {
    for quarter in 1..<4 {
      let part = Double(quarter) / 4
      canvas.hairline(
        x: square.minX + part * square.width, from: square.minY, to: square.maxY,
        palette.hairline.opacity(0.07))
      canvas.hairline(
        y: square.minY + part * square.height, from: square.minX, to: square.maxX,
        palette.hairline.opacity(0.07))
    }
    canvas.hairline(around: square, radius: 0, palette.hairline.opacity(0.25))
    func place(_ part: Double, _ value: Double) -> Point {
      Point(x: square.minX + part * square.width, y: square.maxY - value * square.height)
    }
    // The pace of linear motion, for comparison.
    let pace = place(0, 1 / CurvePreset.fastest).y
    canvas.stroke(
      .line(from: Point(x: square.minX - 4, y: pace), to: Point(x: square.minX + 4, y: pace)),
      palette.second, Stroke(width: 1))
    let parts = (0...CurvePreset.resolution).map(CurvePreset.part)
    canvas.stroke(
      .polyline(parts.map { place($0, preset.speed(at: $0) / CurvePreset.fastest) }),
      palette.second,
      Stroke(width: 1))
    canvas.stroke(
      .polyline(parts.map { place($0, preset.progress(at: $0)) }), palette.barLine,
      Stroke(width: 2.25, cap: .round))
    for (part, value) in [(0.0, 0.0), (1.0, 1.0)] {
      canvas.fill(.circle(center: place(part, value), radius: 3), palette.barLine)
    }
  }

  private func drawDots(from left: Double, to right: Double, y: Double, on canvas: Canvas) {
    canvas.hairline(y: y, from: left, to: right, palette.hairline.opacity(0.25))
    for index in 0..<CurveCard.dots {
      let progress = preset.progress(at: Double(index) / Double(CurveCard.dots - 1))
      let center = Point(x: left + progress * (right - left), y: y)
      canvas.fill(
        .circle(center: center, radius: CurveCard.dotRadius), palette.barLine.opacity(0.50))
      canvas.stroke(
        .circle(center: center, radius: CurveCard.dotRadius), palette.panel.opacity(0.9),
        Stroke(width: 0.75))
    }
  }
}
