import Annotation
import Graphics
import Imaging
import Stage
import Testing

@testable import Painting

struct SeamBracketTests {
  private func rows(_ bracket: SeamBracket, x: Int) throws -> Set<Int> {
    let canvas = try Canvas(
      size: Size(width: 20, height: 60), scale: 2, background: .white, fonts: try Fonts())
    bracket.draw(Palette(.light), on: canvas)
    let bitmap = try canvas.bitmap()
    return Set((0..<bitmap.height).filter { bitmap[x, $0] != 0xFFFF_FFFF })
  }

  /// From end to end, in pixels, with ticks inside both ends.
  @Test func aGapIsOneLine() throws {
    let bracket = SeamBracket(.gap, x: 10, from: 10, to: 50)
    #expect(try Set(22..<98).isSubset(of: rows(bracket, x: 20)))
    #expect(try rows(bracket, x: 16) == [20, 21, 22, 97, 98, 99])
  }

  @Test func anOverlapIsDashedWhereThatIsSeen() throws {
    let long = try rows(SeamBracket(.overlap, x: 10, from: 10, to: 50), x: 20)
    #expect(!Set(22..<98).isSubset(of: long))
    let short = try rows(SeamBracket(.overlap, x: 10, from: 10, to: 16), x: 20)
    #expect(Set(22..<30).isSubset(of: short))
  }

  @Test func anOpenEndHasNoTick() throws {
    let open = SeamBracket(.gap, x: 10, from: 10, to: 50, endsAtBottom: false)
    #expect(try rows(open, x: 16) == [20, 21, 22])
    #expect(try Set(22..<100).isSubset(of: rows(open, x: 20)))
  }

  @Test func aSeamLowerThanItsTicksIsStillDrawn() throws {
    #expect(try !rows(SeamBracket(.gap, x: 10, from: 10, to: 10.1), x: 20).isEmpty)
  }
}
