public import Foundation
import Geometry

/// An affine transform of the plane: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
///
/// The arithmetic is that of Core Graphics. A view shows the stage's part, a scale and a translation: the film leaves
/// out a rotation or a shear, with a warning.
public struct CGAffineTransform: Sendable, Hashable, Codable {
  public var a, b, c, d: CGFloat
  public var tx, ty: CGFloat
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  public init(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  public init(translationX x: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  public init(scaleX x: CGFloat, y: CGFloat) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  public var isIdentity: Bool { self == .identity }

  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d,
      c: c * other.a + d * other.c, d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
  }

  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0 else { return self }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}

extension CGAffineTransform {
  init(_ transform: Transform) {
    self.init(
      a: transform.scale.width, b: 0, c: 0, d: transform.scale.height,
      tx: transform.translation.x, ty: transform.translation.y)
  }

  /// Whether it turns or shears, which the stage cannot; a turn by 180° is a scale by −1.
  ///
  /// A sine of 180° is not 0 in floating-point numbers, so less than a thousandth of a pixel across a screen does not
  /// count.
  var turnsOrShears: Bool { max(abs(b), abs(c)) > CGAffineTransform.unseen }

  /// A factor too small to move anything on a screen of 1000 points by a thousandth of a pixel, in points per point.
  private static let unseen: CGFloat = 1e-7
}

extension Transform {
  /// The stage's part of a transform: its scale and translation.
  init(_ transform: CGAffineTransform) {
    self.init(
      translation: Point(x: transform.tx, y: transform.ty),
      scale: Size(width: transform.a, height: transform.d))
  }
}

extension CGPoint {
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension CGSize {
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }
}

extension CGRect {
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    guard !isNull else { return self }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(transform) }
    var bounds = CGRect(origin: corners[0], size: .zero)
    for corner in corners { bounds = bounds.union(CGRect(origin: corner, size: .zero)) }
    return bounds
  }
}
