import Testing

@testable import Annotation

struct DoubleTextTests {
  @Test func distancesAreWordedWithOneDecimal() {
    #expect(0.distanceText == "0 pt")
    #expect(22.14.distanceText == "22.1 pt")
    #expect((-73.5).distanceText == "−73.5 pt")
    #expect(260.distanceText == "260 pt")
    #expect(0.01.distanceText == "<0.1 pt")
    #expect((-0.01).distanceText == "<0.1 pt")
  }

  @Test func areasAreSquare() { #expect(290.14.areaText == "290.1 pt²") }

  /// A field of which a hair is hidden is not all seen.
  @Test func sharesAreRoundedDown() {
    #expect(0.999.percentText == "99 %")
    #expect(1.0.percentText == "100 %")
    #expect(0.0.percentText == "0 %")
  }
}
