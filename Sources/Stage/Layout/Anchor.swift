/// Anchors across the screen.
public enum HorizontalAxis {}
/// Anchors down the screen.
public enum VerticalAxis {}
/// Anchors that are a size.
public enum Dimension {}

/// An edge, a middle or a size of a view, to make constraints of: UIKit's `NSLayoutAnchor`.
///
/// An anchor can only be tied to one of its own kind, which the compiler checks.
public struct Anchor<Kind> {
  let view: View
  let attribute: Attribute
  /// Points added to the view's own edge, for a guide inside it.
  let offset: Double

  init(_ view: View, _ attribute: Attribute, offset: Double = 0) {
    self.view = view
    self.attribute = attribute
    self.offset = offset
  }

  /// This anchor is the other one's plus `constant`, in points.
  public func constraint(equalTo other: Anchor<Kind>, constant: Double = 0) -> Constraint {
    Constraint(Term(self), .equal, Term(other), constant: constant)
  }

  /// This anchor is at least the other one's plus `constant`, in points.
  public func constraint(
    greaterThanOrEqualTo other: Anchor<Kind>, constant: Double = 0
  ) -> Constraint {
    Constraint(Term(self), .greaterThanOrEqual, Term(other), constant: constant)
  }

  /// This anchor is at most the other one's plus `constant`, in points.
  public func constraint(
    lessThanOrEqualTo other: Anchor<Kind>, constant: Double = 0
  ) -> Constraint {
    Constraint(Term(self), .lessThanOrEqual, Term(other), constant: constant)
  }
}

extension Anchor where Kind == Dimension {
  /// This size is the other one's times `multiplier` plus `constant`, in points.
  public func constraint(
    equalTo other: Anchor<Dimension>, multiplier: Double, constant: Double = 0
  ) -> Constraint {
    Constraint(Term(self), .equal, Term(other, multiplier: multiplier), constant: constant)
  }

  /// This size is `constant` points.
  public func constraint(equalToConstant constant: Double) -> Constraint {
    Constraint(Term(self), .equal, nil, constant: constant)
  }

  /// This size is at least `constant` points.
  public func constraint(greaterThanOrEqualToConstant constant: Double) -> Constraint {
    Constraint(Term(self), .greaterThanOrEqual, nil, constant: constant)
  }

  /// This size is at most `constant` points.
  public func constraint(lessThanOrEqualToConstant constant: Double) -> Constraint {
    Constraint(Term(self), .lessThanOrEqual, nil, constant: constant)
  }
}

/// What of a view an anchor stands for.
enum Attribute: String {
  case left, right, centerX, top, bottom, centerY, width, height

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
struct Term {
  let view: View
  let attribute: Attribute
  let offset: Double
  let multiplier: Double

  init<Kind>(_ anchor: Anchor<Kind>, multiplier: Double = 1) {
    view = anchor.view
    attribute = anchor.attribute
    offset = anchor.offset
    self.multiplier = multiplier
  }
}
