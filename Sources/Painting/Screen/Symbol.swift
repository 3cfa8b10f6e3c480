import Graphics
import Stage

/// A sign drawn as paths in a square of 24 × 24 units.
enum Symbol: Sendable, Hashable, CaseIterable {
  /// An arrow outline that points up: capital letters.
  case shift
  /// A key that points left, with a cross: delete.
  case delete
  /// Another language.
  case globe
  case emoji
  /// Dictation.
  case microphone
  /// A keyboard with an arrow down: dismiss.
  case dismiss
  case undo
  case redo
  case paste
  /// Back.
  case chevron
  /// Back, where lines begin at the right.
  case chevronRight
  /// Send.
  case arrowUp
  /// Search.
  case magnifier

  static let side = 24.0

  private var lines: Path {
    switch self {
    case .shift:
      return .polyline(
        [
          Point(x: 12, y: 3.6), Point(x: 20.8, y: 12.6), Point(x: 16.2, y: 12.6),
          Point(x: 16.2, y: 19.6), Point(x: 7.8, y: 19.6), Point(x: 7.8, y: 12.6),
          Point(x: 3.2, y: 12.6),
        ], closed: true)
    case .delete:
      var path = Path()
      path.move(to: Point(x: 2, y: 12))
      path.line(to: Point(x: 7.6, y: 5.9))
      path.curve(Point(x: 8.2, y: 5.3), Point(x: 8.8, y: 5), to: Point(x: 9.6, y: 5))
      path.line(to: Point(x: 19.4, y: 5))
      path.addArc(center: Point(x: 19.4, y: 7.6), radius: 2.6, degrees: 270...360)
      path.addArc(center: Point(x: 19.4, y: 16.4), radius: 2.6, degrees: 0...90)
      path.line(to: Point(x: 9.6, y: 19))
      path.curve(Point(x: 8.8, y: 19), Point(x: 8.2, y: 18.7), to: Point(x: 7.6, y: 18.1))
      path.close()
      path.append(.line(from: Point(x: 11.4, y: 9.1), to: Point(x: 17.2, y: 14.9)))
      path.append(.line(from: Point(x: 17.2, y: 9.1), to: Point(x: 11.4, y: 14.9)))
      return path
    case .globe:
      let center = Point(x: 12, y: 12)
      var path = Path.circle(center: center, radius: 9)
      path.append(.line(from: Point(x: 12, y: 3), to: Point(x: 12, y: 21)))
      path.append(.line(from: Point(x: 3, y: 12), to: Point(x: 21, y: 12)))
      path.append(.line(from: Point(x: 4.4, y: 7.4), to: Point(x: 19.6, y: 7.4)))
      path.append(.line(from: Point(x: 4.4, y: 16.6), to: Point(x: 19.6, y: 16.6)))
      path.move(to: Point(x: 12, y: 3))
      path.curve(Point(x: 6.6, y: 7.6), Point(x: 6.6, y: 16.4), to: Point(x: 12, y: 21))
      path.curve(Point(x: 17.4, y: 16.4), Point(x: 17.4, y: 7.6), to: Point(x: 12, y: 3))
      return path
    case .emoji:
      var path = Path.circle(center: Point(x: 12, y: 12), radius: 9)
      path.move(to: Point(x: 7.3, y: 13.8))
      path.curve(Point(x: 9, y: 18), Point(x: 15, y: 18), to: Point(x: 16.7, y: 13.8))
      return path
    case .microphone:
      var path = Path.rounded(Rect(x: 8.8, y: 2.6, width: 6.4, height: 12), radius: 3.2)
      path.append(.arc(center: Point(x: 12, y: 11.4), radius: 6.4, degrees: 0...180))
      path.append(.line(from: Point(x: 12, y: 17.8), to: Point(x: 12, y: 21)))
      path.append(.line(from: Point(x: 8.8, y: 21), to: Point(x: 15.2, y: 21)))
      return path
    case .dismiss:
      var path = Path.rounded(Rect(x: 2, y: 3.4, width: 20, height: 12), radius: 2.4)
      path.append(.line(from: Point(x: 8, y: 12.4), to: Point(x: 16, y: 12.4)))
      path.append(
        .polyline([Point(x: 9, y: 18.2), Point(x: 12, y: 20.8), Point(x: 15, y: 18.2)]))
      return path
    case .undo: return Symbol.turningArrow { $0 }
    case .redo: return Symbol.turningArrow { Symbol.side - $0 }
    case .paste:
      var path = Path.rounded(Rect(x: 4.5, y: 4.6, width: 15, height: 16.8), radius: 2.6)
      path.append(.rounded(Rect(x: 8.6, y: 2.6, width: 6.8, height: 4), radius: 1.6))
      return path
    case .chevron:
      return .polyline([Point(x: 15.5, y: 3.5), Point(x: 7, y: 12), Point(x: 15.5, y: 20.5)])
    case .chevronRight:
      return .polyline([Point(x: 8.5, y: 3.5), Point(x: 17, y: 12), Point(x: 8.5, y: 20.5)])
    case .arrowUp:
      var path = Path.line(from: Point(x: 12, y: 19.5), to: Point(x: 12, y: 5))
      path.append(.polyline([Point(x: 5.8, y: 11), Point(x: 12, y: 4.8), Point(x: 18.2, y: 11)]))
      return path
    case .magnifier:
      var path = Path.circle(center: Point(x: 10, y: 10), radius: 7)
      path.append(.line(from: Point(x: 15.2, y: 15.2), to: Point(x: 21.4, y: 21.4)))
      return path
    }
  }

  /// An arrow that comes up on one side and points to the other; `x` maps to places from the left.
  private static func turningArrow(_ x: (Double) -> Double) -> Path {
    var path = Path.polyline(
      [Point(x: x(8.2), y: 3.6), Point(x: x(3.2), y: 8.6), Point(x: x(8.2), y: 13.6)])
    path.move(to: Point(x: x(3.6), y: 8.6))
    path.line(to: Point(x: x(14.8), y: 8.6))
    path.curve(
      Point(x: x(22.6), y: 8.6), Point(x: x(22.6), y: 19.8), to: Point(x: x(14.8), y: 19.8))
    path.line(to: Point(x: x(9.4), y: 19.8))
    return path
  }

  private var dots: [Path] {
    switch self {
    case .emoji:
      [9.0, 15].map { .circle(center: Point(x: $0, y: 9.6), radius: 1.35) }
    case .dismiss:
      [5.5, 8.8, 12, 15.2, 18.5].map {
        .rounded(Rect(x: $0 - 0.7, y: 7.2, width: 1.4, height: 1.4), radius: 0.4)
      }
    default: []
    }
  }

  /// Draws the sign in the middle of a rectangle.
  ///
  /// - Parameters:
  ///   - side: The square's side, in points.
  ///   - weight: The width of lines, in points.
  func draw(in rect: Rect, side: Double, weight: Double, _ color: Color, on canvas: Canvas) {
    let factor = side / Symbol.side
    canvas.saved {
      canvas.translate(x: rect.midX - side / 2, y: rect.midY - side / 2)
      canvas.scale(x: factor, y: factor)
      canvas.stroke(lines, color, Stroke(width: weight / factor, cap: .round, join: .round))
      for dot in dots { canvas.fill(dot, color) }
    }
  }
}
