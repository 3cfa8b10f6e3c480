// The enumerations in `NSLayoutConstraint`, with UIKit's raw values (NSLayoutConstraint.h).

extension NSLayoutConstraint {
  /// What of an item a constraint is about.
  public enum Attribute: Int, Sendable, CaseIterable {
    /// Nothing: the constraint has no second item.
    case notAnAttribute = 0
    /// The left edge.
    case left = 1
    /// The right edge.
    case right
    /// The top.
    case top
    /// The bottom.
    case bottom
    /// The edge where a line begins.
    case leading
    /// The edge where a line ends.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The middle across.
    case centerX
    /// The middle down.
    case centerY
    /// The last line of text's baseline.
    case lastBaseline
    /// The first line of text's baseline.
    case firstBaseline
    /// The left edge inside the margin.
    case leftMargin
    /// The right edge inside the margin.
    case rightMargin
    /// The top inside the margin.
    case topMargin
    /// The bottom inside the margin.
    case bottomMargin
    /// The leading edge inside the margin.
    case leadingMargin
    /// The trailing edge inside the margin.
    case trailingMargin
    /// The middle across, between the margins.
    case centerXWithinMargins
    /// The middle down, between the margins.
    case centerYWithinMargins
  }

  /// How a constraint's sides compare.
  public enum Relation: Int, Sendable, CaseIterable {
    /// The first is at most the second.
    case lessThanOrEqual = -1
    /// They are the same.
    case equal = 0
    /// The first is at least the second.
    case greaterThanOrEqual = 1
  }

  /// A direction of the plane.
  public enum Axis: Int, Sendable, CaseIterable {
    /// Across.
    case horizontal
    /// Down.
    case vertical
  }
}
