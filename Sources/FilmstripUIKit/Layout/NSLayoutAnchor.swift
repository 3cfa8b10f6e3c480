public import Foundation

/// A side of a view or a guide that constraints are made of: UIKit's `NSLayoutAnchor`.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject> {
  let side: NSLayoutConstraint.Side

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    side = NSLayoutConstraint.Side(item: item, attribute: attribute)
  }

  func constraint(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutConstraint.Side,
    multiplier: CGFloat = 1, constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, relation, other, multiplier: multiplier, constant: constant)
  }

  /// At the other, so many points further.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor.side, constant: constant)
  }

  /// At the other, so many points further, or beyond.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor.side, constant: constant)
  }

  /// At the other, so many points further, or before.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor.side, constant: constant)
  }
}

/// A side across.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// As far after the other as the system spaces views, 8 pt.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: 8 * multiplier)
  }

  /// At most as far after the other as the system spaces views, 8 pt.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: 8 * multiplier)
  }

  /// At least as far after the other as the system spaces views, 8 pt.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: 8 * multiplier)
  }
}

/// A side down.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// As far below the other as the system spaces views, 8 pt.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: 8 * multiplier)
  }

  /// At most as far below the other as the system spaces views, 8 pt.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: 8 * multiplier)
  }

  /// At least as far below the other as the system spaces views, 8 pt.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: 8 * multiplier)
  }
}

/// A size.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  private static var nothing: NSLayoutConstraint.Side {
    NSLayoutConstraint.Side(item: nil, attribute: .notAnAttribute)
  }

  /// So many points.
  open func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, NSLayoutDimension.nothing, constant: constant)
  }

  /// So many points or more.
  open func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, NSLayoutDimension.nothing, constant: constant)
  }

  /// So many points or less.
  open func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, NSLayoutDimension.nothing, constant: constant)
  }

  /// So many times the other, and points more.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor.side, multiplier: multiplier, constant: constant)
  }

  /// So many times the other, and points more, or larger.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor.side, multiplier: multiplier, constant: constant)
  }

  /// So many times the other, and points more, or smaller.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor.side, multiplier: multiplier, constant: constant)
  }
}

/// What has the twelve sides: views and guides.
@preconcurrency @MainActor
public protocol LayoutItem: AnyObject {}

extension LayoutItem {
  /// The edge that text begins at.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge that text runs to.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The middle across.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The middle down.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The first line of text; the film takes the top edge.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The last line of text; the film takes the bottom edge.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  /// Points across.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// Points down.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension UIView: LayoutItem {}
extension UILayoutGuide: LayoutItem {}
