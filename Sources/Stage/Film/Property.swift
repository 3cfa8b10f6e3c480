/// An animatable number of a view, with its own track.
public enum Property: Int, Sendable, Codable, CaseIterable {
  /// The centre, in the superview's coordinates, in points.
  case centerX, centerY
  /// The bounds' size, in points.
  case width, height
  /// The bounds' origin, in points: scrolled by a scroll view.
  case originX, originY
  /// The transform's translation, in points.
  case translationX, translationY
  /// The transform's scale, as factors.
  case scaleX, scaleY
  /// Opacity, 0…1.
  case alpha

  /// Its Core Animation key.
  public var key: AnimationKey {
    switch self {
    case .centerX, .centerY: .position
    case .width, .height, .originX, .originY: .bounds
    case .translationX, .translationY, .scaleX, .scaleY: .transform
    case .alpha: .opacity
    }
  }
}

/// Core Animation's key of an animation.
///
/// On iOS 7 a new animation replaces a running one of its key; on later systems only one of opacity does.
public enum AnimationKey: String, Sendable, Hashable, CaseIterable {
  /// The layer's position (the view's centre).
  case position
  case bounds
  case transform
  case opacity

  /// Whether it affects where the view is seen, rather than how.
  var isGeometry: Bool { self != .opacity }

  /// The numbers of the key.
  public var properties: [Property] {
    switch self {
    case .position: [.centerX, .centerY]
    case .bounds: [.width, .height, .originX, .originY]
    case .transform: [.translationX, .translationY, .scaleX, .scaleY]
    case .opacity: [.alpha]
    }
  }
}
