import Graphics
import Stage

/// The names of lines, to the right of their ends, instead of a legend.
struct LineLabels {
  struct Label {
    let text: String
    let end: Point
    let color: Color
  }

  static let height = 13.0
  /// From the line's end to its name.
  private static let lead = 10.0

  /// Moves offsets apart until neighbours are `height` from each other.
  ///
  /// Keeps their order and, where there is room for all, stays in the range.
  ///
  /// - Parameter offsets: In ascending order.
  static func spread(_ offsets: [Double], height: Double, in range: ClosedRange<Double>) -> [Double]
  {
    var spread = offsets
    var next = range.lowerBound
    for index in spread.indices {
      spread[index] = max(spread[index], next)
      next = spread[index] + height
    }
    var limit = range.upperBound
    for index in spread.indices.reversed() {
      spread[index] = min(spread[index], limit)
      limit = spread[index] - height
    }
    return spread
  }

  /// Draws names next to a panel; those of lines that end at one point keep the order given.
  static func draw(_ labels: [Label], beside panel: Rect, on canvas: Canvas) {
    let ordered = labels.map {
      let y = max(panel.minY, min($0.end.y, panel.maxY))
      return Label(text: $0.text, end: Point(x: $0.end.x, y: y), color: $0.color)
    }.enumerated().sorted {
      ($0.element.end.y, $0.offset) < ($1.element.end.y, $1.offset)
    }.map(\.element)
    let offsets = spread(
      ordered.map(\.end.y), height: height,
      in: (panel.minY + height / 2)...(panel.maxY - height / 2))
    for (label, y) in zip(ordered, offsets) {
      let start = Point(x: panel.maxX + lead, y: y)
      canvas.stroke(
        .polyline([
          Point(x: max(label.end.x, panel.maxX - lead), y: label.end.y),
          Point(x: panel.maxX + 2, y: label.end.y), Point(x: start.x - 2, y: y),
        ]), label.color.opacity(0.5), Stroke(width: 1))
      let style = TextStyle(11, .semiBold, label.color)
      canvas.text(label.text, at: Point(x: start.x, y: y + style.capHeight / 2), style)
    }
  }
}
