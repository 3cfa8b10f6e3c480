// Drawing by the app's own code, which a film does not show.

public import Foundation

@available(*, unavailable, message: "not modelled; nothing that the app draws is seen")
public final class UIBezierPath {
  public init(rect: CGRect = .zero) {}
  public init(ovalIn: CGRect) {}
  public init(roundedRect: CGRect, cornerRadius: CGFloat) {}
  public init(roundedRect: CGRect, byRoundingCorners: UIRectCorner, cornerRadii: CGSize) {}
}

@available(*, unavailable, message: "not modelled; nothing that the app draws is seen")
public final class CGPath { public init() {} }
@available(*, unavailable, message: "not modelled; nothing that the app draws is seen")
public final class CGMutablePath { public init() {} }
@available(*, unavailable, message: "not modelled; nothing that the app draws is seen")
public final class CGContext { public init() {} }
@available(*, unavailable, message: "not modelled; nothing that the app draws is seen")
public final class CGImage { public init() {} }
@available(*, unavailable, message: "not modelled; nothing that the app draws is seen")
public final class CIImage { public init() {} }
@available(*, unavailable, message: "not modelled; nothing that the app draws is seen")
public final class UIGraphicsImageRenderer {
  public init(size: CGSize) {}
  public init(bounds: CGRect) {}
}

@available(*, unavailable, message: "not modelled; nothing that the app draws is seen")
public final class UIGraphicsImageRendererContext { public init() {} }
@available(*, unavailable, message: "not modelled; nothing that the app draws is seen")
public func UIGraphicsGetCurrentContext() -> Never? { nil }

@available(*, unavailable, message: "not modelled; nothing that the app draws is seen")
public func UIGraphicsGetImageFromCurrentImageContext() -> Never? { nil }

@available(*, unavailable, message: "not modelled; nothing that the app draws is seen")
public func UIGraphicsBeginImageContext(_ size: Any) {}

@available(*, unavailable, message: "not modelled; nothing that the app draws is seen")
public func UIGraphicsBeginImageContextWithOptions(_ size: Any, _ opaque: Any, _ scale: Any) {}

@available(*, unavailable, message: "not modelled; nothing that the app draws is seen")
public func UIGraphicsEndImageContext() {}
