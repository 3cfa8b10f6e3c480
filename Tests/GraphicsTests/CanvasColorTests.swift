import Imaging
import Testing

@testable import Graphics

struct CanvasColorTests {
  @Test func hexComesBack() {
    for hex: UInt32 in [0x000000, 0xFFFFFF, 0x123456, 0xFF3B30, 0x0A84FF, 0x808080] {
      #expect(Color(hex).hex == hex)
    }
  }

  @Test func componentsAreClampedToTheirRange() {
    let color = Color(red: -1, green: 2, blue: 0.5, alpha: 7)
    #expect(color == Color(red: 0, green: 1, blue: 0.5, alpha: 1))
  }

  /// WCAG's own figures: black on white is 21, a colour on itself 1, and #767676 on white just over
  /// 4.5.
  @Test func contrastIsThatOfTheGuidelines() {
    #expect(abs(Color.black.contrast(with: .white) - 21) < 1e-9)
    #expect(Color(0x336699).contrast(with: Color(0x336699)) == 1)
    #expect(Color(0x767676).contrast(with: .white) > 4.5)
    #expect(Color(0x777777).contrast(with: .white) < 4.5)
  }

  /// Black and white are 100 apart in L*, and pure red lies at L* 53.24, a* 80.09, b* 67.20
  /// (Lindbloom).
  @Test func differenceIsThatOfLab() {
    #expect(abs(Color.black.difference(from: .white) - 100) < 0.01)
    let red = (53.24 * 53.24 + 80.09 * 80.09 + 67.20 * 67.20).squareRoot()
    #expect(abs(Color(0xFF0000).difference(from: .black) - red) < 0.05)
  }

  @Test func visibleColoursAreThePaintedOnes() throws {
    let colors = [Color(0xFF3B30).opacity(0.4), Color.black.opacity(0.12), .clear, Color(0x123456)]
    for color in colors {
      let bitmap = try drawn(scale: 1) { $0.fill(color) }
      let expected = color.over(.white).hex
      for shift: UInt32 in [0, 8, 16] {
        let (seen, wanted) = (bitmap[4, 4] >> shift & 0xFF, expected >> shift & 0xFF)
        #expect(max(seen, wanted) - min(seen, wanted) <= 1)
      }
    }
  }
}
