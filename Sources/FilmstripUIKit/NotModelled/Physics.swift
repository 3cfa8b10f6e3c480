// Motion by forces, which is not known in advance.

public import Foundation

@available(*, unavailable, message: "not modelled; use UIView.animate")
public final class UIDynamicAnimator { public init(referenceView: Any) {} }
@available(*, unavailable, message: "not modelled; use UIView.animate")
public protocol UIDynamicItem {}
@available(*, unavailable, message: "not modelled; use UIView.animate")
public final class UIDynamicBehavior { public init() {} }
@available(*, unavailable, message: "not modelled; use UIView.animate")
public final class UIAttachmentBehavior {
  public init(item: Any, attachedToAnchor: CGPoint) {}
  public init(item: Any, attachedTo: Any) {}
}

@available(*, unavailable, message: "not modelled; use UIView.animate")
public final class UISnapBehavior { public init(item: Any, snapTo: CGPoint) {} }
@available(*, unavailable, message: "not modelled; use UIView.animate")
public final class UIGravityBehavior { public init(items: [Any]) {} }
@available(*, unavailable, message: "not modelled; use UIView.animate")
public final class UICollisionBehavior { public init(items: [Any]) {} }
@available(*, unavailable, message: "not modelled; use UIView.animate")
public final class UIPushBehavior { public init(items: [Any], mode: Int) {} }
@available(*, unavailable, message: "not modelled; use UIView.animate")
public final class UIDynamicItemBehavior { public init(items: [Any]) {} }
@available(*, unavailable, message: "not modelled; use UIView.animate")
public final class UIFieldBehavior { public init() {} }
