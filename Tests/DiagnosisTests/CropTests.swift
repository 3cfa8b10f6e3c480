import Stage
import Testing

@testable import Diagnosis

struct CropTests {
  private let screen = Rect(x: 0, y: 0, width: 390, height: 844)

  @Test func readsWhatItWrites() throws {
    let crops: [Crop] = [
      .seam, .screen, .part(Rect(x: 0, y: 500.5, width: 390, height: 200)),
      .part(Rect(x: -10, y: 0, width: 20, height: 10_000)),
    ]
    for crop in crops { #expect(Crop(crop.description) == crop) }
    #expect(Crop("0, 500, 390, 200") == .part(Rect(x: 0, y: 500, width: 390, height: 200)))
  }

  @Test(arguments: [
    "", "Seam", "1,2,30", "1,2,30,40,50", "1,2,30,", "a,2,30,40", "nan,0,30,40", "0,inf,30,40",
    "0,0,19.99,40", "0,0,40,19.99", "0,0,-40,40", "0,0,40,10000.1",
  ])
  func refusesOthers(text: String) { #expect(Crop(text) == nil) }

  /// Only what the screen has is shown; less than 20 points of it is nothing.
  @Test func isHeldToTheScreen() throws {
    func part(_ x: Double, _ y: Double, _ width: Double, _ height: Double) throws -> Rect? {
      try #require(Crop(part: Rect(x: x, y: y, width: width, height: height))).part(of: screen)
    }
    #expect(try part(0, 0, 390, 844) == screen)
    #expect(try part(-50, -50, 1000, 1000) == screen)
    #expect(try part(370, 100, 100, 30) == Rect(x: 370, y: 100, width: 20, height: 30))
    #expect(try part(370.5, 100, 100, 30) == nil)
    #expect(try part(0, 824, 100, 30) == Rect(x: 0, y: 824, width: 100, height: 20))
    #expect(try part(0, 825, 100, 30) == nil)
    #expect(Crop.seam.part(of: screen) == screen && Crop.screen.part(of: screen) == screen)
  }
}
