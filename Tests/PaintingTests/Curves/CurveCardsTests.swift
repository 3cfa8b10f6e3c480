import Graphics
import Imaging
import Stage
import Testing

@testable import Painting

struct CurveCardsTests {
  @Test(arguments: Appearance.allCases, [1.0, 2])
  func cardsFitThePage(appearance: Appearance, scale: Double) throws {
    let cards = CurveCards(try PaintResources(appearance))
    let bitmap = try cards.bitmap(scale: scale)
    #expect((1000...1100).contains(Double(bitmap.width) / scale))
    #expect(bitmap.isOpaque)
    let paper = 0xFF00_0000 | Palette(appearance).paper.hex
    #expect(edge(of: bitmap, pixels: Int(12 * scale)).allSatisfy { $0 == paper })
    #expect(try cards.bitmap(scale: scale) == bitmap)
  }

  /// The text to copy is as wide as the card allows.
  @Test func textFitsItsCard() throws {
    let fonts = try Fonts()
    for preset in CurvePreset.groups.flatMap(\.presets) {
      for line in preset.code {
        #expect(try fonts.extent(of: line, CurveCard.codeStyle(.black)).width <= CurveCard.side)
      }
      #expect(
        try fonts.extent(of: preset.name, TextStyle(13, .semiBold, .black)).width <= CurveCard.side)
    }
  }

  /// The dots of what overshoots keep clear of the card's edge.
  @Test func dotsFitTheirCard() {
    let farthest = CurvePreset.groups.flatMap(\.presets).map(\.overshoot).max() ?? 0
    let room = (CurveCard.size.width - CurveCard.side) / 2
    #expect(farthest > 0.04)
    #expect(farthest * CurveCard.side + CurveCard.dotRadius < room - 4)
  }

  @Test func scalesAreChecked() throws {
    #expect(throws: CanvasError.scale(5)) {
      try CurveCards(PaintResources(.light)).bitmap(scale: 5)
    }
  }
}
