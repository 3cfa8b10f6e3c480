/// Horizontal anchors.
public enum HorizontalAxis {}
/// Vertical anchors.
public enum VerticalAxis {}
/// Size anchors: UIKit's `NSLayoutDimension`; not `Dimension`, which Foundation has.
public enum LayoutDimension {}

/// An edge, a middle or a size of a view, to make constraints with: UIKit's `NSLayoutAnchor`.
///
/// An anchor can only be constrained to one of the same kind, which the compiler checks.
public struct Anchor<Kind> {
  let term: Term

  init(_ view: View, _ attribute: Attribute, isSafe: Bool = false) {
    term = Term(view, attribute, isSafe: isSafe)
  }

  /// The leading or the trailing edge, by that of text from left to right.
  init(directional view: View, _ attribute: Attribute, isSafe: Bool = false) {
    let isMirrored = view.simulation.isRightToLeft
    term = Term(view, attribute, isSafe: isSafe, isMirrored: isMirrored)
  }

  /// `self == other + constant`, in points.
  public func constraint(equalTo other: Anchor<Kind>, constant: Double = 0) -> Constraint {
    Constraint(term, .equal, other.term, constant: constant)
  }

  /// `self >= other + constant`, in points.
  public func constraint(
    greaterThanOrEqualTo other: Anchor<Kind>, constant: Double = 0
  ) -> Constraint {
    Constraint(term, .greaterThanOrEqual, other.term, constant: constant)
  }

  /// `self <= other + constant`, in points.
  public func constraint(
    lessThanOrEqualTo other: Anchor<Kind>, constant: Double = 0
  ) -> Constraint {
    Constraint(term, .lessThanOrEqual, other.term, constant: constant)
  }
}

extension Anchor where Kind == LayoutDimension {
  /// `self == other × multiplier + constant`, in points.
  public func constraint(
    equalTo other: Anchor<LayoutDimension>, multiplier: Double, constant: Double = 0
  ) -> Constraint {
    var second = other.term
    second.multiplier = multiplier
    return Constraint(term, .equal, second, constant: constant)
  }

  /// `self == constant`, in points.
  public func constraint(equalToConstant constant: Double) -> Constraint {
    Constraint(term, .equal, nil, constant: constant)
  }

  /// `self >= constant`, in points.
  public func constraint(greaterThanOrEqualToConstant constant: Double) -> Constraint {
    Constraint(term, .greaterThanOrEqual, nil, constant: constant)
  }

  /// `self <= constant`, in points.
  public func constraint(lessThanOrEqualToConstant constant: Double) -> Constraint {
    Constraint(term, .lessThanOrEqual, nil, constant: constant)
  }
}

/// The attribute of a view an anchor refers to: UIKit's `NSLayoutConstraint.Attribute`.
public enum Attribute: String, Sendable, Hashable, CaseIterable {
  case left
  case right
  case centerX
  case top
  case bottom
  case centerY
  case width
  case height

  var mirrored: Attribute {
    switch self {
    case .left: .right
    case .right: .left
    default: self
    }
  }

  /// The edge's position as a share of the size.
  var share: Double {
    switch self {
    case .left, .top: 0
    case .centerX, .centerY: 0.5
    case .right, .bottom, .width, .height: 1
    }
  }
}

/// An anchor times a factor: one side of a constraint.
package struct Term {
  let view: View
  let attribute: Attribute
  /// Whether it is of the safe area's guide rather than the view.
  let isSafe: Bool
  var multiplier: Double
  /// Whether it is a leading or trailing edge where lines begin at the right: points grow to the left.
  let isMirrored: Bool

  /// Added to the view's own edge, for a guide inside it, in points.
  var offset: Double {
    guard isSafe else { return 0 }
    let insets = view.safeAreaInsets
    return switch attribute {
    case .left: insets.left
    case .top: insets.top
    case .right: -insets.right
    case .bottom: -insets.bottom
    case .centerX: (insets.left - insets.right) / 2
    case .centerY: (insets.top - insets.bottom) / 2
    case .width: -insets.left - insets.right
    case .height: -insets.top - insets.bottom
    }
  }

  /// A mirrored one is of the opposite edge.
  package init(
    _ view: View, _ attribute: Attribute, isSafe: Bool = false, multiplier: Double = 1,
    isMirrored: Bool = false
  ) {
    self.view = view
    self.attribute = isMirrored ? attribute.mirrored : attribute
    self.isMirrored = isMirrored
    self.isSafe = isSafe
    self.multiplier = multiplier
  }
}
