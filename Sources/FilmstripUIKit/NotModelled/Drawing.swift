// Drawing by the app's own code, of which a film shows nothing.

public import Foundation

/// A path.
@available(*, unavailable, message: "not modelled; nothing that the app draws is seen")
public final class UIBezierPath {
  /// Only so that the compiler names the type.
  public init() {}

  /// Only so that the compiler names the type.
  public init(rect: CGRect) {}

  /// Only so that the compiler names the type.
  public init(ovalIn: CGRect) {}

  /// Only so that the compiler names the type.
  public init(roundedRect: CGRect, cornerRadius: CGFloat) {}

  /// Only so that the compiler names the type.
  public init(roundedRect: CGRect, byRoundingCorners: UIRectCorner, cornerRadii: CGSize) {}
}

/// A path of Core Graphics.
@available(*, unavailable, message: "not modelled; nothing that the app draws is seen")
public final class CGPath {
  /// Only so that the compiler names the type.
  public init() {}
}

/// A path of Core Graphics, to be changed.
@available(*, unavailable, message: "not modelled; nothing that the app draws is seen")
public final class CGMutablePath {
  /// Only so that the compiler names the type.
  public init() {}
}

/// What is drawn into.
@available(*, unavailable, message: "not modelled; nothing that the app draws is seen")
public final class CGContext {
  /// Only so that the compiler names the type.
  public init() {}
}

/// Pixels.
@available(*, unavailable, message: "not modelled; nothing that the app draws is seen")
public final class CGImage {
  /// Only so that the compiler names the type.
  public init() {}
}

/// A picture of Core Image.
@available(*, unavailable, message: "not modelled; nothing that the app draws is seen")
public final class CIImage {
  /// Only so that the compiler names the type.
  public init() {}
}

/// Makes a picture.
@available(*, unavailable, message: "not modelled; nothing that the app draws is seen")
public final class UIGraphicsImageRenderer {
  /// Only so that the compiler names the type.
  public init(size: CGSize) {}

  /// Only so that the compiler names the type.
  public init(bounds: CGRect) {}
}

/// What a picture is drawn into.
@available(*, unavailable, message: "not modelled; nothing that the app draws is seen")
public final class UIGraphicsImageRendererContext {
  /// Only so that the compiler names the type.
  public init() {}
}

/// What is drawn into.
@available(*, unavailable, message: "not modelled; nothing that the app draws is seen")
public func UIGraphicsGetCurrentContext() -> Never? { nil }

/// The picture.
@available(*, unavailable, message: "not modelled; nothing that the app draws is seen")
public func UIGraphicsGetImageFromCurrentImageContext() -> Never? { nil }

/// Begins a picture.
@available(*, unavailable, message: "not modelled; nothing that the app draws is seen")
public func UIGraphicsBeginImageContext(_ size: Any) {}

/// Begins a picture.
@available(*, unavailable, message: "not modelled; nothing that the app draws is seen")
public func UIGraphicsBeginImageContextWithOptions(_ size: Any, _ opaque: Any, _ scale: Any) {}

/// Ends a picture.
@available(*, unavailable, message: "not modelled; nothing that the app draws is seen")
public func UIGraphicsEndImageContext() {}
