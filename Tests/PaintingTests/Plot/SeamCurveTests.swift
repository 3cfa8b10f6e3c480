import Graphics
import Imaging
import Scenarios
import Testing

@testable import Annotation
@testable import Painting

struct SeamCurveTests {
  private func curve(_ approach: String) throws -> SeamCurve {
    let scenario = try Scenario(yaml: "name: test", file: "test.yaml")
    let film = try scenario.film(of: try #require(NamedApproach.named(approach)))
    return SeamCurve(
      lines: SeamLines(film, range: 0...1.6, count: 400),
      panel: PlotPanel(
        rect: Rect(x: 0, y: 0, width: 160, height: 100), x: Axis(0...1600, mostTicks: 2),
        y: Axis(-300...300, mostTicks: 2), unit: "pt"), below: .overlap)
  }

  /// 260 points at the start fill what lies above the line there, and nothing below it.
  @Test func aGapTakesTheRoomAboveTheLine() throws {
    let curve = try curve("constraints")
    #expect(!curve.isFree(Rect(x: 0, y: 20, width: 10, height: 20), uprights: []))
    #expect(curve.isFree(Rect(x: 0, y: 60, width: 10, height: 20), uprights: []))
    #expect(curve.isFree(Rect(x: 60, y: 20, width: 10, height: 20), uprights: []))
    #expect(!curve.isFree(Rect(x: 105, y: 60, width: 10, height: 20), uprights: []))
  }

  @Test func uprightsAreKeptClear() throws {
    let rect = Rect(x: 60, y: 20, width: 10, height: 20)
    #expect(try !curve("transform").isFree(rect, uprights: [65]))
    #expect(try curve("transform").isFree(rect, uprights: [50, 80]))
  }

  /// A jump is upright, and nothing is drawn once the keyboard has gone.
  @Test func pixelsFollowTheCurve() throws {
    let canvas = try Canvas(
      size: Size(width: 160, height: 100), background: .white, fonts: try Fonts())
    let palette = Palette(.light)
    try curve("constraints").draw(palette, on: canvas)
    let bitmap = try canvas.bitmap()
    let red = 0xFF00_0000 | palette.gap.hex
    #expect(bitmap[2, 20] == red)
    #expect(bitmap[2, 60] == 0xFFFF_FFFF)
    #expect(bitmap[97, 60] == 0xFFFF_FFFF && bitmap[102, 60] != 0xFFFF_FFFF)
    for x in 152..<160 {
      #expect((0..<100).allSatisfy { bitmap[x, $0] == 0xFFFF_FFFF })
    }
  }
}
