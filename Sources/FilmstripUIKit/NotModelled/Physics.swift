// Motion by forces, which is not known in advance.

public import Foundation

/// Moves nothing.
@preconcurrency @MainActor
open class UIDynamicAnimator: UIObject {
  public private(set) var behaviors: [UIDynamicBehavior] = []
  public init(referenceView view: UIView) { super.init() }

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.append(behavior)
    Play.warn("A \(type(of: behavior)) moves nothing: motion by forces is not modelled.")
  }

  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
  }

  open func removeAllBehaviors() { behaviors = [] }
}

@preconcurrency @MainActor
open class UIDynamicBehavior: UIObject {}

@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  open var damping: CGFloat = 0.5
  open var snapPoint: CGPoint
  public init(item: UIView, snapTo point: CGPoint) {
    snapPoint = point
    super.init()
  }
}

@available(*, unavailable, message: "not modelled; use UIView.animate")
public protocol UIDynamicItem {}
@available(*, unavailable, message: "not modelled; use UIView.animate")
public final class UIAttachmentBehavior {
  public init(item: Any, attachedToAnchor: CGPoint) {}
  public init(item: Any, attachedTo: Any) {}
}

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
