import Annotation
import Graphics
import Stage

/// Draws a figure of a heading: a sign, a finding and its time.
struct FigurePainter {
  let palette: Palette

  /// The side of a sign next to letters of a size, in points.
  private static func side(_ size: Double) -> Double { max(10, size * 0.7) }
  private static let afterSign = 6.0

  private func strong(_ size: Double) -> TextStyle {
    TextStyle(size, .semiBold, palette.ink, hasTabularFigures: true)
  }

  private func weak(_ size: Double) -> TextStyle {
    TextStyle(size, .regular, palette.second, hasTabularFigures: true)
  }

  /// The width of a figure with its time.
  func width(of figure: Figure, size: Double, measuredOn canvas: Canvas) -> Double {
    FigurePainter.side(size) + FigurePainter.afterSign
      + canvas.extent(of: figure.text, strong(size)).width
      + (figure.when.map { canvas.extent(of: " \($0)", weak(size)).width } ?? 0)
  }

  func lines(
    of figures: [Figure], size: Double, spacing: Double, width: Double, measuredOn canvas: Canvas
  ) -> [[Figure]] {
    var lines: [[Figure]] = []
    var end = Double.infinity
    for figure in figures {
      let length = self.width(of: figure, size: size, measuredOn: canvas)
      if end + spacing + length > width {
        lines.append([figure])
        end = length
      } else {
        lines[lines.count - 1].append(figure)
        end += spacing + length
      }
    }
    return lines
  }

  /// Draws lines of figures from the middle of the first one's left edge.
  func draw(
    _ lines: [[Figure]], at start: Point, size: Double, spacing: Double, lineHeight: Double,
    width: Double, on canvas: Canvas
  ) {
    for (index, line) in lines.enumerated() {
      var x = start.x
      for figure in line {
        let place = Point(x: x, y: start.y + Double(index) * lineHeight)
        let end = draw(figure, at: place, size: size, maxWidth: width - (x - start.x), on: canvas)
        x = end + spacing
      }
    }
  }

  /// Draws a figure, vertically centred, and returns its end.
  ///
  /// Its time becomes smaller, and is left out, where both would be wider than `maxWidth` points.
  private func draw(
    _ figure: Figure, at start: Point, size: Double, maxWidth: Double, on canvas: Canvas
  ) -> Double {
    let side = FigurePainter.side(size)
    let box = Rect(x: start.x, y: start.y - side / 2, width: side, height: side)
    drawSign(of: figure.severity, in: box, on: canvas)
    let strong = strong(size)
    let baseline = start.y + strong.capHeight / 2
    let x = box.maxX + FigurePainter.afterSign
    let end = x + canvas.text(figure.text, at: Point(x: x, y: baseline), strong).width
    guard let time = figure.time, let when = figure.when else { return end }
    let (weak, small) = (weak(size), weak(size - 2))
    let short = " \(Int((time * 1000).rounded())) ms"
    for (text, style) in [(" \(when)", weak), (" \(when)", small), (short, small)] {
      guard end + canvas.extent(of: text, style).width <= start.x + maxWidth else { continue }
      return end + canvas.text(text, at: Point(x: end, y: baseline), style).width
    }
    return end
  }

  private func drawSign(of severity: Severity, in box: Rect, on canvas: Canvas) {
    switch severity {
    case .gap, .overlap, .covered:
      SeamFill.draw(.rounded(box, radius: 2), severity, palette, on: canvas)
      canvas.hairline(around: box, radius: 2, severity.color(palette))
    case .good: drawCheck(in: box, on: canvas)
    case .plain, .neutral:
      canvas.stroke(
        .line(from: Point(x: box.minX + 1, y: box.midY), to: Point(x: box.maxX - 1, y: box.midY)),
        severity.color(palette), Stroke(width: 2, cap: .round))
    }
  }

  /// The sign of a seam without fault.
  func drawCheck(in box: Rect, on canvas: Canvas) {
    canvas.stroke(
      .polyline([
        Point(x: box.minX + 1, y: box.midY + 0.5), Point(x: box.minX + 4, y: box.maxY - 1.5),
        Point(x: box.maxX - 0.5, y: box.minY + 1.5),
      ]), Severity.good.color(palette), Stroke(width: 2, cap: .round))
  }
}
