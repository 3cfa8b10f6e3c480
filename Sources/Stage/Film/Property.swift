/// One animatable number of a view; every number has a track of its own.
public enum Property: Int, Sendable, CaseIterable {
  /// The centre, in the superview's coordinates, in points.
  case centerX, centerY
  /// The bounds' size, in points.
  case width, height
  /// The bounds' origin, in points: what a scroll view scrolls.
  case originX, originY
  /// The transform's translation, in points.
  case translationX, translationY
  /// The transform's scale, as factors.
  case scaleX, scaleY
  /// Opacity, 0…1.
  case alpha

  /// The Core Animation key that the number is part of.
  public var key: AnimationKey {
    switch self {
    case .centerX, .centerY: .position
    case .width, .height, .originX, .originY: .bounds
    case .translationX, .translationY, .scaleX, .scaleY: .transform
    case .alpha: .opacity
    }
  }
}

/// Core Animation's key for what a view animates; on iOS 7 a new animation replaces a running one of its key, and on later
/// systems one of opacity does.
public enum AnimationKey: String, Sendable, Hashable, CaseIterable {
  /// The layer's position (the view's centre).
  case position
  /// The layer's bounds.
  case bounds
  /// The layer's transform.
  case transform
  /// The layer's opacity.
  case opacity

  /// Whether it says where the view is seen, and not how.
  var isGeometry: Bool { self != .opacity }

  /// The numbers the key is made of.
  public var properties: [Property] {
    switch self {
    case .position: [.centerX, .centerY]
    case .bounds: [.width, .height, .originX, .originY]
    case .transform: [.translationX, .translationY, .scaleX, .scaleY]
    case .opacity: [.alpha]
    }
  }
}
