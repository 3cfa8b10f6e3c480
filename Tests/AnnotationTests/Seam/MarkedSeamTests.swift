import Diagnosis
import Stage
import Testing

@testable import Annotation

struct MarkedSeamTests {
  private func marked(
    _ subject: MarkedSeam.Subject = .bar, keyboard: Double, bar: Double, content: Double,
    isOnTheWay: Bool = false
  ) -> MarkedSeam {
    MarkedSeam(
      subject: subject,
      seam: Seam(keyboardTop: keyboard, toolbarBottom: bar, contentBottom: content),
      across: 20...120, isOnTheWay: isOnTheWay)
  }

  /// From the bar to the keyboard, or what of its content lies behind the keyboard: padding is no fault.
  @Test func theMarkIsBetweenTheEdges() {
    #expect(
      marked(keyboard: 300, bar: 200, content: 190).mark
        == SeamMark(Rect(x: 20, y: 200, width: 100, height: 100), .gap))
    #expect(
      marked(keyboard: 480, bar: 534, content: 520).mark
        == SeamMark(Rect(x: 20, y: 480, width: 100, height: 40), .overlap))
    #expect(marked(keyboard: 300, bar: 300, content: 300).mark == nil)
    #expect(marked(keyboard: 300, bar: 334, content: 300).mark == nil)
  }

  @Test func aCoveredFieldIsNotAnOverlap() {
    #expect(marked(.field, keyboard: 400, bar: 400, content: 444).mark?.severity == .covered)
    #expect(marked(.field, keyboard: 400, bar: 356, content: 356).mark?.severity == .gap)
  }

  /// Less than a pixel cannot be seen.
  @Test func lessThanAPixelIsNotAFault() {
    for (bar, isFault) in [
      (299.7, false), (299.5, true), (300.0, false), (300.3, false), (300.5, true),
    ] {
      let seam = Seam(keyboardTop: 300, toolbarBottom: bar, contentBottom: bar)
      let marked = MarkedSeam(subject: .bar, seam: seam, across: 0...1, pixel: 0.5)
      #expect((marked.fault != nil) == isFault, "\(bar)")
      #expect((marked.signed != 0) == isFault && (marked.mark != nil) == isFault)
    }
  }

  /// What the keyboard has yet to come is not marked.
  @Test func movingEdgesAreNotMarked() {
    let waiting = marked(keyboard: 300, bar: 200, content: 200, isOnTheWay: true)
    #expect(waiting.mark == nil && waiting.signed == 0 && waiting.seam.signed == 100)
  }
}
