public import Foundation

@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: UIObject {
  // Equality is asked of anchors on any actor.
  nonisolated(unsafe) let side: NSLayoutConstraint.Side

  convenience init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(NSLayoutConstraint.Side(item: item, attribute: attribute))
  }

  init(_ side: NSLayoutConstraint.Side) { self.side = side }

  open var item: AnyObject? { side.item }

  /// By item and attribute, as each question makes an anchor anew.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? any Sided)?.side == side
  }

  nonisolated open override var hash: Int { side.hashValue }

  func constraint(
    _ relation: NSLayoutConstraint.Relation,
    _ other: NSLayoutConstraint.Side = .init(item: nil, attribute: .notAnAttribute),
    multiplier: CGFloat = 1, constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, relation, other, multiplier: multiplier, constant: constant)
  }

  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.equal, anchor.side, constant: constant) }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor.side, constant: constant) }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor.side, constant: constant) }
}

/// An anchor of whichever axis.
private protocol Sided {
  var side: NSLayoutConstraint.Side { get }
}

extension NSLayoutAnchor: Sided {}

@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  // The system spaces views by 8 pt.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(equalTo: anchor, constant: 8 * multiplier) }

  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(lessThanOrEqualTo: anchor, constant: 8 * multiplier) }

  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(greaterThanOrEqualTo: anchor, constant: 8 * multiplier) }
}

@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(equalTo: anchor, constant: 8 * multiplier) }

  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(lessThanOrEqualTo: anchor, constant: 8 * multiplier) }

  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(greaterThanOrEqualTo: anchor, constant: 8 * multiplier) }
}

@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, constant: constant)
  }

  open func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, constant: constant)
  }

  open func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, constant: constant)
  }

  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor.side, multiplier: multiplier, constant: constant)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor.side, multiplier: multiplier, constant: constant)
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor.side, multiplier: multiplier, constant: constant)
  }
}

/// Views and guides, with the twelve sides.
@preconcurrency @MainActor
public protocol LayoutItem: AnyObject {}

extension LayoutItem {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  // The film uses the edges next to the baselines.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension UIView: LayoutItem {}
extension UILayoutGuide: LayoutItem {}
