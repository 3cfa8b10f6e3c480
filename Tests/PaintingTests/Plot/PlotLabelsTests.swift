import Annotation
import Graphics
import Stage
import TestSupport
import Testing

@testable import Painting

struct PlotLabelsTests {
  @Test func namesAreSpread() {
    #expect(LineLabels.spread([50, 50], height: 13, in: 0...100) == [50, 63])
    #expect(LineLabels.spread([99, 100], height: 13, in: 0...100) == [87, 100])
    #expect(LineLabels.spread([-5, 30], height: 13, in: 0...100) == [0, 30])
    #expect(LineLabels.spread([], height: 13, in: 0...100).isEmpty)
  }

  @Test func spreadNamesAreApartInOrderAndInRange() {
    var generator = SeededGenerator(5)
    for _ in 0..<500 {
      let offsets = (0..<Int.random(in: 1...7, using: &generator))
        .map { _ in Double.random(in: -20...120, using: &generator) }.sorted()
      let spread = LineLabels.spread(offsets, height: 13, in: 0...100)
      #expect(spread.allSatisfy { (0...100).contains($0) })
      #expect(zip(spread, spread.dropFirst()).allSatisfy { $1 - $0 >= 13 - 1e-9 })
    }
  }

  private let bounds = Rect(x: 0, y: 0, width: 200, height: 60)
  private let size = Size(width: 50, height: 12)

  @Test func aFigureIsToTheRightWhereItCan() {
    let position = LabelPosition(beside: Point(x: 20, y: 30), size: size, in: bounds) { _ in true }
    #expect(position.isFree)
    #expect(position.rect == Rect(x: 28, y: 24, width: 50, height: 12))
  }

  @Test func aFigureAtTheEdgeIsToTheLeft() {
    let position = LabelPosition(beside: Point(x: 190, y: 0), size: size, in: bounds) { _ in true }
    #expect(position.rect == Rect(x: 132, y: 0, width: 50, height: 12))
  }

  @Test func aFigureKeepsClear() {
    let wall = Rect(x: 30, y: 0, width: 20, height: 60)
    let position = LabelPosition(beside: Point(x: 20, y: 30), size: size, in: bounds) {
      $0.intersection(wall).isEmpty
    }
    #expect(position.isFree && position.rect.minX >= 50 && position.rect.minX < 53)
  }

  @Test func aFigureThatCannotKeepClearSaysSo() {
    let position = LabelPosition(beside: Point(x: 20, y: 30), size: size, in: bounds) { _ in false }
    #expect(!position.isFree)
    #expect(position.rect.intersection(bounds) == position.rect)
  }

  /// Whatever the point, the text is within bounds and not on the point itself.
  @Test func figuresStayWithinBounds() {
    var generator = SeededGenerator(8)
    for _ in 0..<500 {
      let point = Point(
        x: Double.random(in: 0...200, using: &generator),
        y: Double.random(in: 0...60, using: &generator))
      let label = LabelPosition(beside: point, size: size, in: bounds) { $0.minX < 100 }
      let rect = label.rect
      #expect(rect.minX >= 0 && rect.maxX <= 200 && rect.minY >= 0 && rect.maxY <= 60)
      #expect(
        !(rect.minX < point.x && point.x < rect.maxX && rect.minY < point.y && point.y < rect.maxY))
    }
  }

  @Test func eventsThatAreNearGetTheirOwnRows() throws {
    let canvas = try Canvas(size: Size(width: 8, height: 8), fonts: try Fonts())
    func marks(_ times: [Double]) -> EventMarks {
      EventMarks(
        times.map { NamedEvent("show", at: $0) }, in: 0...1, palette: Palette(.light),
        measuredOn: canvas
      ) { $0 * 400 }
    }
    #expect(marks([]).height == 0)
    #expect(marks([0, 0.5, 1]).height == 13)
    #expect(marks([0, 0.01]).height == 26)
    #expect(marks([0, 0.01, 0.5, 0.51]).height == 26)
    let many = marks(stride(from: 0, to: 1, by: 0.01).map { $0 })
    #expect(many.height == 39)
    #expect(many.uprights.count == 100)
    #expect(marks([-1, 0.5, 2]).uprights == [200])
  }
}
