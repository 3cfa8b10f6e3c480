import Geometry
import Testing

@testable import Graphics

struct CanvasPathTests {
  /// Points along a path's curves and lines.
  private func points(of path: Path) -> [Point] {
    var points: [Point] = []
    var current = Point.zero
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point):
        points.append(point)
        current = point
      case .curve(let first, let second, let end):
        for step in 1...32 {
          let t = Double(step) / 32
          func blend(_ value: (Point) -> Double) -> Double {
            let u = 1 - t
            return u * u * u * value(current) + 3 * u * u * t * value(first)
              + 3 * u * t * t * value(second) + t * t * t * value(end)
          }
          points.append(Point(x: blend(\.x), y: blend(\.y)))
        }
        current = end
      case .close: break
      }
    }
    return points
  }

  @Test func circlesAreRound() {
    let path = Path.circle(center: Point(x: 3, y: -2), radius: 7)
    for point in points(of: path) {
      let distance = ((point.x - 3) * (point.x - 3) + (point.y + 2) * (point.y + 2)).squareRoot()
      #expect(abs(distance - 7) < 7 * 0.0003)
    }
  }

  @Test func onlyNamedCornersAreRound() {
    let rect = Rect(x: 10, y: 20, width: 30, height: 40)
    let corners: [(Corners, Point)] = [
      (.topLeft, Point(x: 10, y: 20)), (.topRight, Point(x: 40, y: 20)),
      (.bottomRight, Point(x: 40, y: 60)), (.bottomLeft, Point(x: 10, y: 60)),
    ]
    for rawValue in 0..<16 {
      let chosen = Corners(rawValue: rawValue)
      let points = points(of: .rounded(rect, radius: 8, corners: chosen))
      for (corner, place) in corners {
        let nearest = points.map { hypotenuse($0.x - place.x, $0.y - place.y) }.min() ?? .infinity
        // A round corner passes its square one at (√2 − 1) radii.
        let expected = chosen.contains(corner) ? (2.0.squareRoot() - 1) * 8 : 0
        #expect(abs(nearest - expected) < 0.01)
      }
      #expect(points.allSatisfy { (10...40).contains($0.x) && (20...60).contains($0.y) })
    }
  }

  @Test func radiiAreClampedToHalfTheShorterSide() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 4)
    #expect(Path.rounded(rect, radius: 99) == Path.rounded(rect, radius: 2))
    #expect(Path.rounded(rect, radius: -1) == Path.rectangle(rect))
  }

  @Test func fewerThanTwoPointsAreNothing() {
    #expect(Path.polyline([]).elements.isEmpty)
    #expect(Path.polyline([.zero]).elements.isEmpty)
  }

  @Test func arcsBeginAndEndWhereTheyShould() throws {
    let points = points(of: .arc(center: .zero, radius: 2, degrees: 90...180))
    let first = try #require(points.first)
    let last = try #require(points.last)
    #expect(hypotenuse(first.x, first.y - 2) < 1e-12)
    #expect(hypotenuse(last.x + 2, last.y) < 1e-12)
  }

  private func hypotenuse(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
}
