/// A view's transform: a scale about the view's centre, then a translation.
///
/// The part of UIKit's affine transform that keyboard handling uses; there is no rotation or shear.
public struct Transform: Sendable, Hashable {
  /// Points the view is moved by.
  public var translation: Point
  /// Factors the view is scaled by, about its centre.
  public var scale: Size

  /// Leaves the view where layout put it.
  public static let identity = Transform(translation: .zero, scale: Size(width: 1, height: 1))

  /// A transform of both parts.
  public init(translation: Point, scale: Size) {
    self.translation = translation
    self.scale = scale
  }

  /// Moves by `x` points right and `y` points down.
  public static func translation(x: Double, y: Double) -> Transform {
    Transform(translation: Point(x: x, y: y), scale: Size(width: 1, height: 1))
  }

  /// Scales about the centre.
  public static func scale(x: Double, y: Double) -> Transform {
    Transform(translation: .zero, scale: Size(width: x, height: y))
  }
}
