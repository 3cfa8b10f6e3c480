import Geometry
import Testing

// Darwin has these names, too.
import struct Geometry.Point
import struct Geometry.Rect
import struct Geometry.Size

@testable import FilmstripUIKit

@Suite struct ValuesTransformTests {
  static let transforms = [
    CGAffineTransform.identity, CGAffineTransform(translationX: 3, y: -4),
    CGAffineTransform(scaleX: 2, y: -1), CGAffineTransform(rotationAngle: 0.7),
    CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6),
  ]
  static let points = [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: -2, y: 7)]

  /// Whether two points differ by rounding alone: these are below 100, and take a few dozen operations.
  private func isSame(_ one: CGPoint, _ other: CGPoint) -> Bool {
    max(abs(one.x - other.x), abs(one.y - other.y)) < 1e-12
  }

  @Test(arguments: transforms, transforms)
  func oneTransformAfterAnother(first: CGAffineTransform, then: CGAffineTransform) {
    for point in Self.points {
      let both = point.applying(first.concatenating(then))
      let each = point.applying(first).applying(then)
      #expect(isSame(both, each))
    }
  }

  @Test(arguments: transforms) func theInverseUndoes(transform: CGAffineTransform) {
    for point in Self.points {
      let back = point.applying(transform).applying(transform.inverted())
      #expect(isSame(back, point))
    }
  }

  @Test func singularTransformsAreTheirOwnInverse() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test(arguments: transforms) func partsArePutBeforeTheTransform(transform: CGAffineTransform) {
    let point = CGPoint(x: 1, y: 2)
    let moved = point.applying(transform.translatedBy(x: 3, y: 4))
    #expect(isSame(moved, CGPoint(x: 4, y: 6).applying(transform)))
    let scaled = point.applying(transform.scaledBy(x: 3, y: 4))
    #expect(isSame(scaled, CGPoint(x: 3, y: 8).applying(transform)))
  }

  @Test func aTurnIsClockwiseOnTheScreen() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isSame(turned, CGPoint(x: 0, y: 1)))
  }

  @Test func aTurnedRectangleIsSurrounded() {
    let turned = CGRect(x: 0, y: 0, width: 2, height: 1)
      .applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    #expect(turned == CGRect(x: -1, y: 0, width: 1, height: 2))
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
  }

  @Test func theStageHasScaleAndTranslation() {
    let transform = CGAffineTransform(translationX: 3, y: -260).scaledBy(x: 1, y: -1)
    let staged = Transform(transform)
    #expect(
      staged == Transform(translation: Point(x: 3, y: -260), scale: Size(width: 1, height: -1)))
    #expect(CGAffineTransform(staged) == transform)
    #expect(!transform.turnsOrShears)
  }

  @Test func aQuarterTurnIsNotOnTheStageAndAHalfOneIs() {
    #expect(CGAffineTransform(rotationAngle: .pi / 2).turnsOrShears)
    #expect(!CGAffineTransform(rotationAngle: .pi).turnsOrShears)
    #expect(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0).turnsOrShears)
  }

  @Test func insetsMoveEdgesInwards() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == CGRect(x: 12, y: 21, width: 94, height: 46))
    #expect(rect.inset(by: .zero) == rect)
    let nothing = rect.inset(by: UIEdgeInsets(top: 40, left: 0, bottom: 40, right: 0))
    #expect(nothing.size.height == -30)
  }

  @Test func geometryIsTheSameOnTheStage() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(CGRect(Rect(rect)) == rect)
    #expect(Rect(CGRect.null).isNull)
    #expect(UIEdgeInsets(Insets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))).right == 4)
  }

  @Test func textIsWrittenAsInUIKit() {
    #expect(
      NSCoder.string(for: CGRect(x: 0, y: 407.5, width: 375, height: 260))
        == "{{0, 407.5}, {375, 260}}")
    #expect(
      NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
    #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
  }
}
