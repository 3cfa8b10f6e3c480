import Geometry

/// The coverage of a blurred rounded rectangle.
struct SoftEdge {
  private let center: Point
  private let straight: Size
  private let radius: Double
  private let blur: Double

  /// A rounded rectangle whose edge fades over `blur`; all in one unit.
  init(outline: Rect, radius: Double, blur: Double) {
    self.radius = min(max(radius, blur / 2), outline.width / 2, outline.height / 2)
    center = Point(x: outline.midX, y: outline.midY)
    straight = Size(
      width: outline.width / 2 - self.radius, height: outline.height / 2 - self.radius)
    self.blur = blur
  }

  /// The equal rows between the corners; empty if the rectangle is smaller than its blur.
  func alikeRows(of height: Int) -> Range<Int> {
    guard radius >= blur / 2 else { return 0..<0 }
    let first = Int((center.y - straight.height - 0.5).rounded(.up))
    let last = Int((center.y + straight.height - 0.5).rounded(.down))
    return (first..<max(first, last + 1)).clamped(to: 0..<height)
  }

  /// 1 well inside, ½ on the outline, 0 well outside.
  func coverage(x: Double, y: Double) -> Double {
    let beyondX = abs(x - center.x) - straight.width
    let beyondY = abs(y - center.y) - straight.height
    let outside: Double
    if beyondX > 0, beyondY > 0 {
      outside = (beyondX * beyondX + beyondY * beyondY).squareRoot() - radius
    } else {
      outside = max(beyondX, beyondY) - radius
    }
    let part = min(max(0.5 - outside / blur, 0), 1)
    // Hermite's cubic: level at both ends, as a blurred edge is.
    return part * part * (3 - 2 * part)
  }
}
