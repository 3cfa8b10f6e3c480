public import Foundation

/// Only its effect in the plane of the screen counts.
public struct CATransform3D: Sendable, Hashable {
  /// Its effect in the plane.
  let affine: CGAffineTransform
}

public let CATransform3DIdentity = CATransform3D(affine: .identity)

public func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  CATransform3D(affine: CGAffineTransform(scaleX: x, y: y))
}

public func CATransform3DMakeTranslation(
  _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3D(affine: CGAffineTransform(translationX: x, y: y)) }

public func CATransform3DMakeAffineTransform(_ transform: CGAffineTransform) -> CATransform3D {
  CATransform3D(affine: transform)
}

extension CALayer {
  public var transform: CATransform3D {
    get { CATransform3D(affine: affineTransform()) }
    set { setAffineTransform(newValue.affine) }
  }
}
