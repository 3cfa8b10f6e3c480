public import Foundation

/// What moves and scales a layer: Core Animation's `CATransform3D`, as far as it stays in the plane of the screen.
public struct CATransform3D: Sendable, Hashable {
  /// What it does in the plane.
  let affine: CGAffineTransform
}

/// Nothing.
public let CATransform3DIdentity = CATransform3D(affine: .identity)

/// Larger or smaller.
public func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  CATransform3D(affine: CGAffineTransform(scaleX: x, y: y))
}

/// Elsewhere, in points.
public func CATransform3DMakeTranslation(
  _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3D(affine: CGAffineTransform(translationX: x, y: y))
}

/// What a transform does in the plane.
public func CATransform3DMakeAffineTransform(_ transform: CGAffineTransform) -> CATransform3D {
  CATransform3D(affine: transform)
}

extension CALayer {
  /// What moves and scales it after layout.
  public var transform: CATransform3D {
    get { CATransform3D(affine: affineTransform()) }
    set { setAffineTransform(newValue.affine) }
  }
}
