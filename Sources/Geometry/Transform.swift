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

  /// Scales about the centre; a negative factor turns over.
  public static func scale(x: Double, y: Double) -> Transform {
    Transform(translation: .zero, scale: Size(width: x, height: y))
  }

  /// Whether it leaves the view where layout put it.
  public var isIdentity: Bool { self == .identity }

  /// This transform, and then another: `CGAffineTransform.concatenating(_:)`.
  public func concatenating(_ other: Transform) -> Transform {
    Transform(
      translation: Point(
        x: translation.x * other.scale.width + other.translation.x,
        y: translation.y * other.scale.height + other.translation.y),
      scale: Size(
        width: scale.width * other.scale.width, height: scale.height * other.scale.height))
  }

  /// A translation and then this transform: `CGAffineTransform.translatedBy(x:y:)`.
  public func translatedBy(x: Double, y: Double) -> Transform {
    Transform.translation(x: x, y: y).concatenating(self)
  }

  /// A scale by two factors, and then this transform: `CGAffineTransform.scaledBy(x:y:)`.
  public func scaledBy(x: Double, y: Double) -> Transform {
    Transform.scale(x: x, y: y).concatenating(self)
  }

  /// The inverse; the transform itself where it scales to nothing, as in UIKit.
  public func inverted() -> Transform {
    guard scale.width != 0, scale.height != 0 else { return self }
    return Transform(
      translation: Point(x: -translation.x / scale.width, y: -translation.y / scale.height),
      scale: Size(width: 1 / scale.width, height: 1 / scale.height))
  }
}

extension Transform: CustomStringConvertible {
  /// For example “moved by (0, -336)”, or “identity”.
  public var description: String {
    var parts: [String] = []
    if scale != Transform.identity.scale { parts.append("scaled by \(scale)") }
    if translation != .zero { parts.append("moved by \(translation)") }
    return parts.isEmpty ? "identity" : parts.joined(separator: ", ")
  }
}
