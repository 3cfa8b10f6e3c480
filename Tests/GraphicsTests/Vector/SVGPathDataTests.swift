import Geometry
import TestSupport
import Testing

@testable import Graphics

struct SVGPathDataTests {
  private func data(_ path: Path) -> String { SVGPathData(path).text }

  @Test func pathsAreSteps() {
    #expect(data(.rectangle(Rect(x: 1, y: 2, width: 3, height: 4))) == "M1 2l3 0 0 4-3 0z")
    #expect(data(.line(from: .zero, to: Point(x: -1, y: 0.5))) == "M0 0l-1 .5")
    var path = Path()
    path.move(to: Point(x: 1, y: 1))
    path.curve(Point(x: 2, y: 1), Point(x: 3, y: 2), to: Point(x: 3, y: 3))
    path.curve(Point(x: 3, y: 4), Point(x: 2, y: 5), to: Point(x: 1, y: 5))
    #expect(data(path) == "M1 1c1 0 2 1 2 2 0 1-1 2-2 2")
    #expect(data(Path()) == "")
  }

  @Test func stepsAlongOneLineAreOne() {
    let points = [0.0, 1, 1, 2, 5].map { Point(x: $0, y: 3) }
    #expect(data(.polyline(points)) == "M0 3l5 0")
    let back = [0.0, 4, 1].map { Point(x: 3, y: $0) }
    #expect(data(.polyline(back)) == "M3 0l0 4 0-3")
  }

  /// A line without length is a dot where lines have round ends.
  @Test func aDotStays() {
    #expect(data(.line(from: Point(x: 1, y: 1), to: Point(x: 1, y: 1))) == "M1 1l0 0")
  }

  @Test func linesThatBeginAnewAreMoves() {
    var path = Path.line(from: .zero, to: Point(x: 1, y: 1))
    path.append(.line(from: Point(x: 5, y: 5), to: Point(x: 6, y: 7)))
    #expect(data(path) == "M0 0l1 1M5 5l1 2")
    var moves = Path()
    moves.move(to: .zero)
    moves.move(to: Point(x: 1, y: 1))
    #expect(data(moves) == "M0 0M1 1")
  }

  /// However many steps, each point is where it should be, to half a hundredth.
  @Test func errorsDoNotAddUp() {
    var generator = SeededGenerator(11)
    let points = (0..<500).map { _ in
      Point(
        x: .random(in: -100...100, using: &generator), y: .random(in: -9...9, using: &generator))
    }
    let numbers = data(.polyline(points)).matches(of: /-?[0-9]*\.?[0-9]+/).compactMap {
      Double($0.output)
    }
    var pen = Point.zero
    for (index, point) in points.enumerated() {
      pen = Point(x: pen.x + numbers[2 * index], y: pen.y + numbers[2 * index + 1])
      #expect(abs(pen.x - point.x) < 0.00501 && abs(pen.y - point.y) < 0.00501)
    }
  }
}
