import Annotation
import Stage
import Testing

@testable import Painting

struct SeamMarkPainterTests {
  /// The band lies between the edges, cut to what the cell shows.
  @Test func theBandIsBetweenTheEdges() throws {
    let cell = Rect(x: 10, y: 20, width: 100, height: 200)
    let window = Rect(x: 0, y: 100, width: 200, height: 400)
    func band(from top: Double, to bottom: Double) -> Rect? {
      let mark = SeamMark(Rect(x: 50, y: top, width: 100, height: bottom - top), .gap)
      return SeamMarkPainter.fullBand(mark, in: cell, window: window)
    }
    #expect(band(from: 200, to: 300) == Rect(x: 10, y: 70, width: 100, height: 50))
    #expect(band(from: 480, to: 520) == Rect(x: 10, y: 210, width: 100, height: 10))
    #expect(band(from: 50, to: 90) == nil)
  }

  /// It is as wide as the bar, or the field.
  @Test func theBandIsAsWideAsWhatItMarks() throws {
    let cell = Rect(x: 10, y: 20, width: 100, height: 200)
    let window = Rect(x: 100, y: 100, width: 200, height: 400)
    func band(_ across: ClosedRange<Double>) -> Rect? {
      let rect = Rect(
        x: across.lowerBound, y: 200, width: across.upperBound - across.lowerBound, height: 100)
      return SeamMarkPainter.band(rect, in: cell, window: window)
    }
    #expect(band(140...240) == Rect(x: 30, y: 70, width: 50, height: 50))
    #expect(band(0...1000) == Rect(x: 10, y: 70, width: 100, height: 50))
    #expect(band(0...90) == nil)
  }
}
