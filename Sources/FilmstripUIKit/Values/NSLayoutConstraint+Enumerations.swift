// The enumerations in `NSLayoutConstraint`, with UIKit's raw values (NSLayoutConstraint.h).

extension NSLayoutConstraint {
  public enum Attribute: Int, Sendable, CaseIterable {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX
    case centerY, lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin
    case leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins
  }

  public enum Relation: Int, Sendable, CaseIterable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  public enum Axis: Int, Sendable, CaseIterable { case horizontal, vertical }
}
