package import Geometry
// Darwin has these names, too.
package import struct Geometry.Point
package import struct Geometry.Rect
package import struct Geometry.Size
import LibC

/// Some of a rectangle's corners.
package struct Corners: OptionSet, Sendable, Hashable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let topLeft = Corners(rawValue: 1)
  package static let topRight = Corners(rawValue: 2)
  package static let bottomRight = Corners(rawValue: 4)
  package static let bottomLeft = Corners(rawValue: 8)
  package static let top: Corners = [.topLeft, .topRight]
  package static let bottom: Corners = [.bottomLeft, .bottomRight]
  package static let all: Corners = [.top, .bottom]

  /// Each, clockwise from the top left.
  package static let clockwise: [Corners] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
}

extension Rect {
  /// The corners of a part of a screen that are the screen's own, and not where it continues.
  package func corners(of screen: Rect) -> Corners {
    let (left, right) = (minX <= screen.minX, maxX >= screen.maxX)
    var corners: Corners = []
    if minY <= screen.minY { corners.formUnion([left ? .topLeft : [], right ? .topRight : []]) }
    if maxY >= screen.maxY {
      corners.formUnion([left ? .bottomLeft : [], right ? .bottomRight : []])
    }
    return corners
  }
}

/// Lines and curves, in points, to fill, stroke and clip to.
package struct Path: Sendable, Hashable {
  package enum Element: Sendable, Hashable {
    /// Lifts the pen and sets it down.
    case move(Point)
    case line(Point)
    /// A cubic Bézier curve: two control points, then the end.
    case curve(Point, Point, Point)
    /// A straight line to the beginning of the subpath.
    case close
  }

  package private(set) var elements: [Element] = []

  package init() {}

  /// Lifts the pen and sets it down at a point.
  package mutating func move(to point: Point) { elements.append(.move(point)) }

  package mutating func line(to point: Point) { elements.append(.line(point)) }

  package mutating func curve(_ first: Point, _ second: Point, to end: Point) {
    elements.append(.curve(first, second, end))
  }

  /// Draws a straight line to the beginning of the subpath.
  package mutating func close() { elements.append(.close) }

  package mutating func append(_ other: Path) { elements += other.elements }

  func mapped(_ change: (Point) -> Point) -> Path {
    var path = Path()
    path.elements = elements.map { element in
      switch element {
      case .move(let point): .move(change(point))
      case .line(let point): .line(change(point))
      case .curve(let first, let second, let end):
        .curve(change(first), change(second), change(end))
      case .close: .close
      }
    }
    return path
  }

  /// The smallest rectangle around every point, control points included; nil for none.
  var box: Rect? {
    let points = elements.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .curve(let first, let second, let end): [first, second, end]
      case .close: []
      }
    }
    guard let first = points.first else { return nil }
    var (low, high) = (first, first)
    for point in points {
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return Rect(origin: low, size: Size(width: high.x - low.x, height: high.y - low.y))
  }

  package static func line(from start: Point, to end: Point) -> Path { polyline([start, end]) }

  /// Straight lines through points; nothing for fewer than two.
  package static func polyline(_ points: [Point], closed: Bool = false) -> Path {
    var path = Path()
    guard let first = points.first, points.count > 1 else { return path }
    path.move(to: first)
    for point in points.dropFirst() { path.line(to: point) }
    if closed { path.close() }
    return path
  }

  package static func rectangle(_ rect: Rect) -> Path {
    polyline(
      [
        rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
        Point(x: rect.minX, y: rect.maxY),
      ], closed: true)
  }

  /// Clockwise from the top left; the radius, in points, is clamped to half the shorter side.
  package static func rounded(_ rect: Rect, radius: Double, corners: Corners = .all) -> Path {
    let radius = min(max(radius, 0), rect.width / 2, rect.height / 2)
    guard radius > 0, !corners.isEmpty else { return rectangle(rect) }
    var path = Path()
    func corner(_ corner: Corners, at point: Point, degrees: Double, inwards: Point) {
      guard corners.contains(corner) else {
        path.extend(to: point)
        return
      }
      let center = Point(x: point.x + radius * inwards.x, y: point.y + radius * inwards.y)
      path.addArc(center: center, radius: radius, degrees: degrees...(degrees + 90))
    }
    corner(.topLeft, at: rect.origin, degrees: 180, inwards: Point(x: 1, y: 1))
    corner(
      .topRight, at: Point(x: rect.maxX, y: rect.minY), degrees: 270, inwards: Point(x: -1, y: 1))
    corner(
      .bottomRight, at: Point(x: rect.maxX, y: rect.maxY), degrees: 0, inwards: Point(x: -1, y: -1))
    corner(
      .bottomLeft, at: Point(x: rect.minX, y: rect.maxY), degrees: 90, inwards: Point(x: 1, y: -1))
    path.close()
    return path
  }

  /// The radius is in points.
  package static func circle(center: Point, radius: Double) -> Path {
    var path = arc(center: center, radius: radius, degrees: 0...360)
    path.close()
    return path
  }

  /// Part of a circle: degrees clockwise, from the right.
  package static func arc(center: Point, radius: Double, degrees: ClosedRange<Double>) -> Path {
    var path = Path()
    path.addArc(center: center, radius: radius, degrees: degrees)
    return path
  }

  /// Adds part of a circle, with a straight line to its beginning if the pen is down.
  ///
  /// Made of cubic curves of at most 90°, whose handles are 4/3·tan(angle/4) radii long: off the circle by less than
  /// 0.03 % of the radius.
  package mutating func addArc(center: Point, radius: Double, degrees: ClosedRange<Double>) {
    let span = degrees.upperBound - degrees.lowerBound
    let count = max(1, Int((span / 90).rounded(.up)))
    let step = span / Double(count) * .pi / 180
    let handle = 4.0 / 3 * tan(step / 4) * radius
    func direction(_ index: Int) -> Point {
      let angle = degrees.lowerBound * .pi / 180 + Double(index) * step
      return Point(x: cos(angle), y: sin(angle))
    }
    func place(_ direction: Point, handle: Double) -> Point {
      Point(
        x: center.x + radius * direction.x - handle * direction.y,
        y: center.y + radius * direction.y + handle * direction.x)
    }
    extend(to: place(direction(0), handle: 0))
    for index in 0..<count {
      let (begin, end) = (direction(index), direction(index + 1))
      curve(place(begin, handle: handle), place(end, handle: -handle), to: place(end, handle: 0))
    }
  }

  /// Draws a line to a point, or sets the pen down there.
  private mutating func extend(to point: Point) {
    switch elements.last {
    case nil, .close?: move(to: point)
    default: line(to: point)
    }
  }
}
