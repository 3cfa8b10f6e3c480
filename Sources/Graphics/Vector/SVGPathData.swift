import Geometry

/// A path as the `d` of an SVG element: SVG 1.1, section 8.3.
///
/// Points are rounded to a hundredth first and then written as short relative steps, so errors do not add up.
/// Consecutive horizontal or vertical steps are merged.
struct SVGPathData {
  private(set) var text = ""
  /// In hundredths of a point.
  private var pen = (x: 0, y: 0)
  /// A step that may still grow.
  private var step: (x: Int, y: Int)?
  /// The last letter written; lines and curves continue without it.
  private var letter: Character = " "

  init(_ path: Path) {
    var start = pen
    for element in path.elements {
      switch element {
      case .move(let point):
        endStep()
        let place = SVGPathData.whole(point)
        write("M", [place])
        (pen, start) = (place, place)
      case .line(let point):
        let place = SVGPathData.whole(point)
        let next = (x: place.x - pen.x, y: place.y - pen.y)
        if let step, SVGPathData.isOneLine(step, next) {
          self.step = (step.x + next.x, step.y + next.y)
        } else {
          endStep()
          step = next
        }
        pen = place
      case .curve(let first, let second, let end):
        endStep()
        let points = [first, second, end].map(SVGPathData.whole)
        write("c", points.map { ($0.x - pen.x, $0.y - pen.y) })
        pen = points[2]
      case .close:
        endStep()
        write("z", [])
        pen = start
      }
    }
    endStep()
  }

  private static func whole(_ point: Point) -> (x: Int, y: Int) {
    func whole(_ value: Double) -> Int { Int(exactly: (value * 100).rounded()) ?? 0 }
    return (whole(point.x), whole(point.y))
  }

  /// Whether two steps have the same direction along one axis, and none along the other.
  private static func isOneLine(_ first: (x: Int, y: Int), _ next: (x: Int, y: Int)) -> Bool {
    first.y == 0 && next.y == 0 && first.x.signum() * next.x.signum() >= 0
      || first.x == 0 && next.x == 0 && first.y.signum() * next.y.signum() >= 0
  }

  /// Writes the step; an empty one only if it is the only one, as round ends make it a dot.
  private mutating func endStep() {
    if let step, step != (0, 0) || letter == "M" { write("l", [step]) }
    step = nil
  }

  private mutating func write(_ letter: Character, _ points: [(x: Int, y: Int)]) {
    var needsSpace = self.letter == letter && (letter == "l" || letter == "c")
    if !needsSpace { text.append(letter) }
    self.letter = letter
    for number in points.flatMap({ [$0.x, $0.y] }) {
      if needsSpace, number >= 0 { text += " " }
      text += SVGText.number(Double(number) / 100)
      needsSpace = true
    }
  }
}
