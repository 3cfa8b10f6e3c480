import Graphics
import Stage

/// The names of lines, to the right of where they end, instead of a legend.
struct LineLabels {
  /// A line's name and where it ends.
  struct Label {
    let text: String
    let end: Point
    let color: Color
  }

  /// The height that a name takes, in points.
  static let height = 13.0
  /// From the line's end to its name.
  private static let lead = 10.0

  /// Moves offsets apart until neighbours are `height` from each other, keeps their order and, where
  /// there is room for all, stays in a range.
  ///
  /// - Parameters:
  ///   - offsets: In ascending order.
  ///   - height: The least distance of two.
  ///   - range: Where they should lie.
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

  /// Draws names beside a panel; those of lines that end at one point stand in the order given.
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
