import Geometry
import Testing

/// What is printed of a value: its numbers to the hundredth, in the order of its initialiser.
struct DescriptionTests {
  @Test func numbersAreRoundedToTheHundredth() {
    #expect("\(Point(x: 16, y: 42.5))" == "(16, 42.5)")
    #expect("\(Size(width: 1.0 / 3, height: 2))" == "0.33 × 2")
    #expect("\(Rect(x: 0, y: 764, width: 393, height: 88))" == "(0, 764, 393, 88)")
    #expect("\(Rect.null)" == "null")
    #expect("\(Insets(top: 59, bottom: 34))" == "top 59, left 0, bottom 34, right 0")
  }

  @Test func aTransformSaysWhatItDoes() {
    #expect("\(Transform.identity)" == "identity")
    #expect("\(Transform.translation(x: 0, y: -336))" == "moved by (0, -336)")
    let both = Transform(translation: Point(x: 1, y: 2), scale: Size(width: 2, height: 0.5))
    #expect("\(both)" == "scaled by 2 × 0.5, moved by (1, 2)")
  }
}
