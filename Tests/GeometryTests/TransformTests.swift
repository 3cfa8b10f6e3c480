import Geometry
import Testing

/// The identities of affine transforms, of those that scale and move.
struct TransformTests {
  private let one = Transform(
    translation: Point(x: 3, y: -5), scale: Size(width: 2, height: -0.5))
  private let other = Transform(
    translation: Point(x: -7, y: 11), scale: Size(width: 4, height: 8))

  /// Where a transform takes a point.
  private func apply(_ transform: Transform, _ point: Point) -> Point {
    Point(
      x: point.x * transform.scale.width + transform.translation.x,
      y: point.y * transform.scale.height + transform.translation.y)
  }

  @Test func concatenatingIsOneAfterTheOther() {
    for point in [Point.zero, Point(x: 1, y: 1), Point(x: -8, y: 6)] {
      #expect(apply(one.concatenating(other), point) == apply(other, apply(one, point)))
    }
    #expect(one.concatenating(.identity) == one && Transform.identity.concatenating(one) == one)
    #expect(one.concatenating(other) != other.concatenating(one))
  }

  /// As `CGAffineTransformTranslate` is documented: t′ = translation × t; the same for scales.
  @Test func translatingAndScalingComeFirst() {
    let point = Point(x: 2, y: 4)
    #expect(apply(one.translatedBy(x: 10, y: 20), point) == apply(one, Point(x: 12, y: 24)))
    #expect(apply(one.scaledBy(x: 3, y: 5), point) == apply(one, Point(x: 6, y: 20)))
  }

  @Test func theInverseUndoes() {
    #expect(one.concatenating(one.inverted()).isIdentity)
    #expect(other.inverted().concatenating(other).isIdentity)
    let flat = Transform.scale(x: 0, y: 1)
    #expect(flat.inverted() == flat)
  }
}
