public import Foundation
import Stage

@preconcurrency @MainActor
open class NSLayoutConstraint: UIObject {
  /// A side of a view or a guide, or none.
  struct Side: Hashable {
    var item: AnyObject?
    var attribute = Attribute.notAnAttribute

    static func == (one: Side, other: Side) -> Bool {
      one.item === other.item && one.attribute == other.attribute
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(item.map(ObjectIdentifier.init))
      hasher.combine(attribute)
    }
  }

  private(set) var first = Side()
  private(set) var second = Side()
  public private(set) var relation = Relation.equal
  public private(set) var multiplier: CGFloat = 1
  private var staged: Constraint?

  // The only one that is not convenient, so that subclasses have all.
  /// A place for one that is made later: of nothing, and so never in force.
  public override init() {
    constant = 0
    super.init()
  }

  convenience init(
    _ first: Side, _ relation: Relation, _ second: Side, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init()
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    Play.current?.calls.autorelease(self)
  }

  public convenience init(
    item: Any, attribute: Attribute, relatedBy relation: Relation, toItem other: Any?,
    attribute otherAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init(
      Side(item: item as AnyObject, attribute: attribute), relation,
      Side(item: other.map { $0 as AnyObject }, attribute: otherAttribute), multiplier: multiplier,
      constant: constant)
  }

  open var constant: CGFloat {
    willSet { willChangeValue(forKey: "constant") }
    didSet {
      Play.current?.calls.step()
      staged?.constant = Double(constant)
      didChangeValue(forKey: "constant")
    }
  }

  open var priority = UILayoutPriority.required {
    didSet { staged?.priority = Double(priority.rawValue) }
  }

  open var identifier: String? { didSet { staged?.identifier = identifier } }
  open var shouldBeArchived = false
  open var firstItem: AnyObject? { first.item }
  open var secondItem: AnyObject? { second.item }
  open var firstAttribute: Attribute { first.attribute }
  open var secondAttribute: Attribute { second.attribute }
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    second.item == nil ? nil : NSLayoutAnchor(second)
  }

  open var isActive: Bool {
    get { staged?.isActive ?? false }
    set {
      guard newValue != isActive else { return }
      Play.current?.calls.step()
      guard newValue else {
        staged?.isActive = false
        keeper?.keptConstraints[ObjectIdentifier(self)] = nil
        return
      }
      // The hierarchy is only known now.
      staged = resolve()
      staged?.isActive = true
      keeper?.keptConstraints[ObjectIdentifier(self)] = self
    }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  // MARK: The stage's

  /// The view that retains it while it is active, as in UIKit: an item that lives as long as both.
  private var keeper: UIView? { view(of: first) ?? view(of: second) }

  private func view(of side: Side) -> UIView? {
    (side.item as? UIView) ?? (side.item as? UILayoutGuide)?.owningView
  }

  private func resolve() -> Constraint? {
    guard first.item != nil else {
      Play.warn("An NSLayoutConstraint() of nothing was made active, and left out.")
      return nil
    }
    guard let one = term(of: first, with: second, multiplier: 1) else { return nil }
    let other =
      second.item == nil
      ? nil : term(of: second, with: first, multiplier: Double(multiplier))
    guard second.item == nil || other != nil else { return nil }
    let relation: Constraint.Relation =
      switch relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    let constraint = Constraint(one, relation, other, constant: Double(constant))
    constraint.priority = Double(priority.rawValue)
    constraint.identifier = identifier
    return constraint
  }

  private func term(of side: Side, with other: Side, multiplier: Double) -> Term? {
    let isMirrored =
      side.attribute.isDirectional
      && commonView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard let (attribute, isMargin) = side.attribute.staged else {
      Play.warn("A constraint to \(side.attribute) is not modelled, and was left out.")
      return nil
    }
    if let guide = side.item as? UILayoutGuide {
      return guide.term(attribute, multiplier: multiplier, isMirrored: isMirrored)
    }
    guard let view = side.item as? UIView else {
      Play.warn(
        "A constraint of a \(type(of: side.item)) was left out: it is neither a view nor a guide.")
      return nil
    }
    if isMargin {
      return view.layoutMarginsGuide.term(
        attribute, multiplier: multiplier, isMirrored: isMirrored)
    }
    // Inside a scroll view its edges are those of its content.
    if let scrollView = view as? UIScrollView, attribute.isEdge, let inner = self.view(of: other),
      inner !== view, inner.isDescendant(of: view)
    {
      return scrollView.contentLayoutGuide.term(
        attribute, multiplier: multiplier, isMirrored: isMirrored)
    }
    return Term(view.node, attribute, multiplier: multiplier, isMirrored: isMirrored)
  }
}

extension Stage.Attribute { fileprivate var isEdge: Bool { self != .width && self != .height } }

extension NSLayoutConstraint.Attribute {
  fileprivate var isDirectional: Bool {
    [.leading, .trailing, .leadingMargin, .trailingMargin].contains(self)
  }

  /// On the stage, where baselines become the edges next to them, and whether it is a margin's.
  fileprivate var staged: (Stage.Attribute, isMargin: Bool)? {
    switch self {
    case .left, .leading: (.left, false)
    case .right, .trailing: (.right, false)
    case .top, .firstBaseline: (.top, false)
    case .bottom, .lastBaseline: (.bottom, false)
    case .width: (.width, false)
    case .height: (.height, false)
    case .centerX: (.centerX, false)
    case .centerY: (.centerY, false)
    case .leftMargin, .leadingMargin: (.left, true)
    case .rightMargin, .trailingMargin: (.right, true)
    case .topMargin: (.top, true)
    case .bottomMargin: (.bottom, true)
    case .centerXWithinMargins: (.centerX, true)
    case .centerYWithinMargins: (.centerY, true)
    case .notAnAttribute: nil
    }
  }
}

extension UIView {
  public var constraints: [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    func visit(_ view: UIView) {
      for constraint in view.keptConstraints.values where constraint.holder === self {
        found.append(constraint)
      }
      for subview in view.subviews { visit(subview) }
    }
    visit(self)
    let order = Dictionary(
      node.constraints.enumerated().map { (ObjectIdentifier($1), $0) },
      uniquingKeysWith: { first, _ in first })
    return found.sorted { $0.order(in: order) < $1.order(in: order) }
  }

  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }
}

extension UIView {
  /// Ties the constraints that it holds to the leading edges anew, as its direction changed.
  func directionDidChange() {
    let held = constraints.filter {
      $0.firstAttribute.isDirectional || $0.secondAttribute.isDirectional
    }
    NSLayoutConstraint.deactivate(held)
    NSLayoutConstraint.activate(held)
  }
}

extension NSLayoutConstraint {
  /// The view that holds it in UIKit while it is active.
  fileprivate var holder: UIView? { isActive ? commonView : nil }

  /// The nearest view that contains both items, whose direction decides which edge is the leading one.
  private var commonView: UIView? {
    guard let one = view(of: first) else { return nil }
    guard let other = view(of: second) else { return one }
    return one.lineage.first { other.isDescendant(of: $0) }
  }

  fileprivate func order(in known: [ObjectIdentifier: Int]) -> Int {
    staged.flatMap { known[ObjectIdentifier($0)] } ?? .max
  }
}
