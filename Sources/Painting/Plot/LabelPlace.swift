import Stage

/// Where the figure of an extreme goes: beside its dot, where it covers nothing.
enum LabelPlace {
  /// Distances from the dot to the text that are tried, in points, the nearest first.
  private static let distances = stride(from: 7.0, through: 70, by: 3)

  /// A rectangle for a text to the right of a dot or, where that is taken, to its left or farther away.
  ///
  /// - Parameters:
  ///   - dot: What is labelled.
  ///   - size: The text's room.
  ///   - bounds: Where the text must lie; it is moved up or down to fit.
  ///   - isFree: Whether nothing else is drawn in a rectangle.
  /// - Returns: The first place that is free; if there is none, the first within bounds.
  static func beside(
    _ dot: Point, size: Size, in bounds: Rect, isFree: (Rect) -> Bool
  ) -> Rect {
    let y = max(bounds.minY, min(dot.y - size.height / 2, bounds.maxY - size.height))
    let places = distances.flatMap { distance in
      [dot.x + distance, dot.x - distance - size.width].map {
        Rect(x: $0, y: y, width: size.width, height: size.height)
      }
    }
    let inside = places.filter { bounds.minX <= $0.minX && $0.maxX <= bounds.maxX }
    let held = max(bounds.minX, min(dot.x + 7, bounds.maxX - size.width))
    return inside.first(where: isFree) ?? inside.first
      ?? Rect(x: held, y: y, width: size.width, height: size.height)
  }
}
