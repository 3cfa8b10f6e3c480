import Scenarios
import Testing

@testable import Painting

struct SeamMarksTests {
  @Test func distancesAreWordedWithOneDecimal() {
    #expect(SeamMarks.text(0) == "0 pt")
    #expect(SeamMarks.text(22.14) == "22.1 pt")
    #expect(SeamMarks.text(-73.5) == "−73.5 pt")
    #expect(SeamMarks.text(260) == "260 pt")
    #expect(SeamMarks.text(0.01) == "<0.1 pt")
    #expect(SeamMarks.text(-0.01) == "<0.1 pt")
  }

  /// The band lies between the edges, cut to what the cell shows.
  @Test func theBandLiesBetweenTheEdges() throws {
    let cell = Rect(x: 10, y: 20, width: 100, height: 200)
    let window = Rect(x: 0, y: 100, width: 200, height: 400)
    let gap = Seam(keyboardTop: 300, toolbarBottom: 200, contentBottom: 200)
    #expect(
      SeamMarks.band(gap, in: cell, window: window)
        == Rect(x: 10, y: 70, width: 100, height: 50))
    let overlap = Seam(keyboardTop: 480, toolbarBottom: 534, contentBottom: 520)
    #expect(
      SeamMarks.band(overlap, in: cell, window: window)
        == Rect(x: 10, y: 210, width: 100, height: 10))
    let none = Seam(keyboardTop: 300, toolbarBottom: 300, contentBottom: 300)
    #expect(SeamMarks.band(none, in: cell, window: window) == nil)
    let outside = Seam(keyboardTop: 90, toolbarBottom: 50, contentBottom: 50)
    #expect(SeamMarks.band(outside, in: cell, window: window) == nil)
  }

  /// It is as wide as the bar, or the field.
  @Test func theBandIsAsWideAsWhatItMarks() throws {
    let cell = Rect(x: 10, y: 20, width: 100, height: 200)
    let window = Rect(x: 100, y: 100, width: 200, height: 400)
    let gap = Seam(keyboardTop: 300, toolbarBottom: 200, contentBottom: 200)
    #expect(
      SeamMarks.band(gap, across: 140...240, in: cell, window: window)
        == Rect(x: 30, y: 70, width: 50, height: 50))
    #expect(
      SeamMarks.band(gap, across: 0...1000, in: cell, window: window)
        == Rect(x: 10, y: 70, width: 100, height: 50))
    #expect(SeamMarks.band(gap, across: 0...90, in: cell, window: window) == nil)
  }
}
