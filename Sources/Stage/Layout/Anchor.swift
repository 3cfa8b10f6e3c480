/// Horizontal anchors.
public enum HorizontalAxis {}
/// Vertical anchors.
public enum VerticalAxis {}
/// Size anchors: UIKit's `NSLayoutDimension`; not `Dimension`, which Foundation has.
public enum LayoutDimension {}

/// An edge, a middle or a size of a view, to make constraints of: UIKit's `NSLayoutAnchor`.
///
/// An anchor can only be constrained to one of its own kind, which the compiler checks.
public struct Anchor<Kind> {
  let view: View
  let attribute: Attribute
  /// Whether it is the safe area's edge, not the view's own.
  let isSafe: Bool

  init(_ view: View, _ attribute: Attribute, isSafe: Bool = false) {
    self.view = view
    self.attribute = attribute
    self.isSafe = isSafe
  }

  /// Makes this anchor equal to the other one plus `constant`, in points.
  public func constraint(equalTo other: Anchor<Kind>, constant: Double = 0) -> Constraint {
    Constraint(Term(self), .equal, Term(other), constant: constant)
  }

  /// Makes this anchor at least the other one plus `constant`, in points.
  public func constraint(
    greaterThanOrEqualTo other: Anchor<Kind>, constant: Double = 0
  ) -> Constraint {
    Constraint(Term(self), .greaterThanOrEqual, Term(other), constant: constant)
  }

  /// Makes this anchor at most the other one plus `constant`, in points.
  public func constraint(
    lessThanOrEqualTo other: Anchor<Kind>, constant: Double = 0
  ) -> Constraint {
    Constraint(Term(self), .lessThanOrEqual, Term(other), constant: constant)
  }
}

extension Anchor where Kind == LayoutDimension {
  /// Makes this size equal to the other one times `multiplier` plus `constant`, in points.
  public func constraint(
    equalTo other: Anchor<LayoutDimension>, multiplier: Double, constant: Double = 0
  ) -> Constraint {
    Constraint(Term(self), .equal, Term(other, multiplier: multiplier), constant: constant)
  }

  /// Makes this size `constant` points.
  public func constraint(equalToConstant constant: Double) -> Constraint {
    Constraint(Term(self), .equal, nil, constant: constant)
  }

  /// Makes this size at least `constant` points.
  public func constraint(greaterThanOrEqualToConstant constant: Double) -> Constraint {
    Constraint(Term(self), .greaterThanOrEqual, nil, constant: constant)
  }

  /// Makes this size at most `constant` points.
  public func constraint(lessThanOrEqualToConstant constant: Double) -> Constraint {
    Constraint(Term(self), .lessThanOrEqual, nil, constant: constant)
  }
}

/// What of a view an anchor stands for: UIKit's `NSLayoutConstraint.Attribute`.
public enum Attribute: String, Sendable, Hashable, CaseIterable {
  /// The left edge.
  case left
  /// The right edge.
  case right
  /// Half way between left and right.
  case centerX
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
  /// Half way between top and bottom.
  case centerY
  /// Points across.
  case width
  /// Points down.
  case height

  /// How much of the size lies between the origin and the edge.
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
  let isSafe: Bool
  let multiplier: Double

  /// Points added to the view's own edge, for a guide inside it.
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

  /// A side of a view, or, where it is safe, of the guide of its safe area.
  package init(_ view: View, _ attribute: Attribute, isSafe: Bool = false, multiplier: Double = 1) {
    self.view = view
    self.attribute = attribute
    self.isSafe = isSafe
    self.multiplier = multiplier
  }

  init<Kind>(_ anchor: Anchor<Kind>, multiplier: Double = 1) {
    view = anchor.view
    attribute = anchor.attribute
    isSafe = anchor.isSafe
    self.multiplier = multiplier
  }
}
