// Animations and layers of Core Animation's own: films follow views.

@available(*, unavailable, message: "not modelled; films follow views: use UIView.animate")
public final class CABasicAnimation { public init(keyPath: String?) {} }
@available(*, unavailable, message: "not modelled; films follow views: use UIView.animate")
public final class CAKeyframeAnimation { public init(keyPath: String?) {} }
@available(*, unavailable, message: "not modelled; films follow views: use UIView.animate")
public final class CASpringAnimation { public init(keyPath: String?) {} }
@available(*, unavailable, message: "not modelled; films follow views: use UIView.animate")
public final class CAAnimationGroup { public init() {} }
@available(*, unavailable, message: "not modelled; films follow views: use UIView.animate")
public final class CATransition { public init() {} }

@available(*, unavailable, message: "not modelled; nothing that the app draws is seen")
public final class CAShapeLayer { public init() {} }
@available(*, unavailable, message: "not modelled; nothing that the app draws is seen")
public final class CAGradientLayer { public init() {} }

@available(*, unavailable, message: "not modelled; use a UILabel")
public final class CATextLayer { public init() {} }

@available(*, unavailable, message: "not modelled; nothing that the app draws is seen")
public final class CAReplicatorLayer { public init() {} }
@available(*, unavailable, message: "not modelled; nothing that the app draws is seen")
public final class CAEmitterLayer { public init() {} }
