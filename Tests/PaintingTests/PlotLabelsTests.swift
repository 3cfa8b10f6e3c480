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
      let places = (0..<Int.random(in: 1...7, using: &generator))
        .map { _ in Double.random(in: -20...120, using: &generator) }.sorted()
      let spread = LineLabels.spread(places, height: 13, in: 0...100)
      #expect(spread.allSatisfy { (0...100).contains($0) })
      #expect(zip(spread, spread.dropFirst()).allSatisfy { $1 - $0 >= 13 - 1e-9 })
    }
  }

  private let bounds = Rect(x: 0, y: 0, width: 200, height: 60)
  private let size = Size(width: 50, height: 12)

  @Test func aFigureStandsToTheRightWhereItCan() {
    let place = LabelPlace(beside: Point(x: 20, y: 30), size: size, in: bounds) { _ in true }
    #expect(place.isFree)
    #expect(place.rect == Rect(x: 28, y: 24, width: 50, height: 12))
  }

  @Test func aFigureAtTheEdgeStandsToTheLeft() {
    let place = LabelPlace(beside: Point(x: 190, y: 0), size: size, in: bounds) { _ in true }
    #expect(place.rect == Rect(x: 132, y: 0, width: 50, height: 12))
  }

  @Test func aFigureKeepsClear() {
    let wall = Rect(x: 30, y: 0, width: 20, height: 60)
    let place = LabelPlace(beside: Point(x: 20, y: 30), size: size, in: bounds) {
      $0.intersection(wall).isEmpty
    }
    #expect(place.isFree && place.rect.minX >= 50 && place.rect.minX < 53)
  }

  @Test func aFigureThatCannotKeepClearSaysSo() {
    let place = LabelPlace(beside: Point(x: 20, y: 30), size: size, in: bounds) { _ in false }
    #expect(!place.isFree)
    #expect(place.rect.intersection(bounds) == place.rect)
  }

  /// Whatever the place, the text is within bounds and not on the place itself.
  @Test func figuresStayWithinBounds() {
    var generator = SeededGenerator(8)
    for _ in 0..<500 {
      let place = Point(
        x: Double.random(in: 0...200, using: &generator),
        y: Double.random(in: 0...60, using: &generator))
      let label = LabelPlace(beside: place, size: size, in: bounds) { $0.minX < 100 }
      let rect = label.rect
      #expect(rect.minX >= 0 && rect.maxX <= 200 && rect.minY >= 0 && rect.maxY <= 60)
      #expect(
        !(rect.minX < place.x && place.x < rect.maxX && rect.minY < place.y && place.y < rect.maxY))
    }
  }

  @Test func eventsThatAreNearGetRowsOfTheirOwn() throws {
    let canvas = try Canvas(size: Size(width: 8, height: 8), fonts: try Fonts())
    func marks(_ times: [Double]) -> EventMarks {
      EventMarks(
        times.map { ScriptEvent(at: $0, .showKeyboard()) }, in: 0...1, palette: Palette(.light),
        measuredOn: canvas
      ) { $0 * 400 }
    }
    #expect(marks([]).height == 0)
    #expect(marks([0, 0.5, 1]).height == 13)
    #expect(marks([0, 0.01]).height == 26)
    #expect(marks([0, 0.01, 0.5, 0.51]).height == 26)
    let many = marks(stride(from: 0, to: 1, by: 0.01).map { $0 })
    #expect(many.height == 39)
    #expect(many.places.count == 100)
    #expect(marks([-1, 0.5, 2]).places == [200])
  }
}
