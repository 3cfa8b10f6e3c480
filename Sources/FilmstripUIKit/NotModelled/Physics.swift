// What moves by forces, whose motion is not known in advance.

public import Foundation

/// Moves views by forces.
@available(*, unavailable, message: "not modelled; use UIView.animate")
public final class UIDynamicAnimator {
  /// Only so that the compiler names the type.
  public init(referenceView: Any) {}
}

/// What forces move.
@available(*, unavailable, message: "not modelled; use UIView.animate")
public protocol UIDynamicItem {}

/// A force.
@available(*, unavailable, message: "not modelled; use UIView.animate")
public final class UIDynamicBehavior {
  /// Only so that the compiler names the type.
  public init() {}
}

/// A spring to a point.
@available(*, unavailable, message: "not modelled; use UIView.animate")
public final class UIAttachmentBehavior {
  /// Only so that the compiler names the type.
  public init(item: Any, attachedToAnchor: CGPoint) {}

  /// Only so that the compiler names the type.
  public init(item: Any, attachedTo: Any) {}
}

/// A snap to a point.
@available(*, unavailable, message: "not modelled; use UIView.animate")
public final class UISnapBehavior {
  /// Only so that the compiler names the type.
  public init(item: Any, snapTo: CGPoint) {}
}

/// Gravity.
@available(*, unavailable, message: "not modelled; use UIView.animate")
public final class UIGravityBehavior {
  /// Only so that the compiler names the type.
  public init(items: [Any]) {}
}

/// Collisions.
@available(*, unavailable, message: "not modelled; use UIView.animate")
public final class UICollisionBehavior {
  /// Only so that the compiler names the type.
  public init(items: [Any]) {}
}

/// A push.
@available(*, unavailable, message: "not modelled; use UIView.animate")
public final class UIPushBehavior {
  /// Only so that the compiler names the type.
  public init(items: [Any], mode: Int) {}
}

/// How something reacts to forces.
@available(*, unavailable, message: "not modelled; use UIView.animate")
public final class UIDynamicItemBehavior {
  /// Only so that the compiler names the type.
  public init(items: [Any]) {}
}

/// A field of forces.
@available(*, unavailable, message: "not modelled; use UIView.animate")
public final class UIFieldBehavior {
  /// Only so that the compiler names the type.
  public init() {}
}
