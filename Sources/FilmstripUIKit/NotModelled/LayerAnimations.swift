// Animations and layers of Core Animation's own: films follow views.

/// An animation from one value to another.
@available(*, unavailable, message: "not modelled; films follow views: use UIView.animate")
public final class CABasicAnimation {
  /// Only so that the compiler names the type.
  public init(keyPath: String?) {}
}

/// An animation through several values.
@available(*, unavailable, message: "not modelled; films follow views: use UIView.animate")
public final class CAKeyframeAnimation {
  /// Only so that the compiler names the type.
  public init(keyPath: String?) {}
}

/// An animation by a spring.
@available(*, unavailable, message: "not modelled; films follow views: use UIView.animate")
public final class CASpringAnimation {
  /// Only so that the compiler names the type.
  public init(keyPath: String?) {}
}

/// Several animations.
@available(*, unavailable, message: "not modelled; films follow views: use UIView.animate")
public final class CAAnimationGroup {
  /// Only so that the compiler names the type.
  public init() {}
}

/// A transition.
@available(*, unavailable, message: "not modelled; films follow views: use UIView.animate")
public final class CATransition {
  /// Only so that the compiler names the type.
  public init() {}
}

/// A layer with a shape.
@available(*, unavailable, message: "not modelled; nothing that the app draws is seen")
public final class CAShapeLayer {
  /// Only so that the compiler names the type.
  public init() {}
}

/// A layer with a gradient.
@available(*, unavailable, message: "not modelled; nothing that the app draws is seen")
public final class CAGradientLayer {
  /// Only so that the compiler names the type.
  public init() {}
}

/// A layer with text.
@available(*, unavailable, message: "not modelled; use a UILabel")
public final class CATextLayer {
  /// Only so that the compiler names the type.
  public init() {}
}

/// A layer that shows another several times.
@available(*, unavailable, message: "not modelled; nothing that the app draws is seen")
public final class CAReplicatorLayer {
  /// Only so that the compiler names the type.
  public init() {}
}

/// A layer of particles.
@available(*, unavailable, message: "not modelled; nothing that the app draws is seen")
public final class CAEmitterLayer {
  /// Only so that the compiler names the type.
  public init() {}
}
