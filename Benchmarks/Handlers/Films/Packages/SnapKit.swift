import FilmstripUIKit

// Of SnapKit: constraints to views, guides and numbers, with an offset that can be changed.

/// A view or a guide, or some of its edges.
@MainActor
protocol ConstraintTarget {
  var targetItem: AnyObject { get }
  var targetAttributes: [NSLayoutConstraint.Attribute] { get }
}

@MainActor
struct ConstraintItem: ConstraintTarget {
  let targetItem: AnyObject
  let targetAttributes: [NSLayoutConstraint.Attribute]
}

extension UIView: ConstraintTarget {
  var targetItem: AnyObject { self }
  var targetAttributes: [NSLayoutConstraint.Attribute] { [] }
  var snp: ConstraintEdges { ConstraintEdges(item: self) }
}

extension UILayoutGuide {
  var snp: ConstraintEdges { ConstraintEdges(item: self) }
}

@MainActor
final class Constraint {
  fileprivate var made: [NSLayoutConstraint] = []

  func activate() { NSLayoutConstraint.activate(made) }
  func deactivate() { NSLayoutConstraint.deactivate(made) }

  @discardableResult
  func update(offset: CGFloat) -> Constraint {
    for constraint in made { constraint.constant = offset }
    return self
  }
}

@MainActor
struct ConstraintEdges {
  let item: AnyObject

  private func edge(_ attribute: NSLayoutConstraint.Attribute) -> ConstraintItem {
    ConstraintItem(targetItem: item, targetAttributes: [attribute])
  }

  var top: ConstraintItem { edge(.top) }
  var bottom: ConstraintItem { edge(.bottom) }
  var left: ConstraintItem { edge(.left) }
  var right: ConstraintItem { edge(.right) }
  var leading: ConstraintItem { edge(.leading) }
  var trailing: ConstraintItem { edge(.trailing) }
  var centerY: ConstraintItem { edge(.centerY) }
  // A guide has no margins of its own.
  var topMargin: ConstraintItem { edge(.top) }
  var bottomMargin: ConstraintItem { edge(.bottom) }

  func makeConstraints(_ closure: (ConstraintMaker) -> Void) {
    guard let view = item as? UIView else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    closure(ConstraintMaker(view: view, makes: true, attributes: []))
    // Only now, with their offsets.
    NSLayoutConstraint.activate(Array(Made.all[Made.active...]))
    Made.active = Made.all.count
  }

  func updateConstraints(_ closure: (ConstraintMaker) -> Void) {
    guard let view = item as? UIView else { return }
    closure(ConstraintMaker(view: view, makes: false, attributes: []))
  }
}

@MainActor
final class ConstraintMaker {
  private let view: UIView
  private let makes: Bool
  private let attributes: [NSLayoutConstraint.Attribute]
  let constraint = Constraint()

  init(view: UIView, makes: Bool, attributes: [NSLayoutConstraint.Attribute]) {
    (self.view, self.makes, self.attributes) = (view, makes, attributes)
  }

  private func with(_ attribute: NSLayoutConstraint.Attribute) -> ConstraintMaker {
    ConstraintMaker(view: view, makes: makes, attributes: attributes + [attribute])
  }

  var top: ConstraintMaker { with(.top) }
  var bottom: ConstraintMaker { with(.bottom) }
  var left: ConstraintMaker { with(.left) }
  var right: ConstraintMaker { with(.right) }
  var leading: ConstraintMaker { with(.leading) }
  var trailing: ConstraintMaker { with(.trailing) }
  var centerX: ConstraintMaker { with(.centerX) }
  var centerY: ConstraintMaker { with(.centerY) }
  var width: ConstraintMaker { with(.width) }
  var height: ConstraintMaker { with(.height) }
  var edges: ConstraintMaker { leading.top.trailing.bottom }

  @discardableResult
  func equalTo(_ target: any ConstraintTarget) -> ConstraintMaker { related(.equal, target) }

  @discardableResult
  func lessThanOrEqualTo(_ target: any ConstraintTarget) -> ConstraintMaker {
    related(.lessThanOrEqual, target)
  }

  @discardableResult
  func greaterThanOrEqualTo(_ target: any ConstraintTarget) -> ConstraintMaker {
    related(.greaterThanOrEqual, target)
  }

  private func related(
    _ relation: NSLayoutConstraint.Relation, _ target: any ConstraintTarget
  ) -> ConstraintMaker {
    for (index, attribute) in attributes.enumerated() {
      let other =
        target.targetAttributes.isEmpty
        ? attribute : target.targetAttributes[min(index, target.targetAttributes.count - 1)]
      add(attribute, relation, to: target.targetItem, other, 0)
    }
    return self
  }

  @discardableResult
  func equalTo(_ number: CGFloat) -> ConstraintMaker {
    for attribute in attributes { add(attribute, .equal, to: nil, .notAnAttribute, number) }
    return self
  }

  @discardableResult
  func lessThanOrEqualTo(_ number: CGFloat) -> ConstraintMaker {
    for attribute in attributes { add(attribute, .lessThanOrEqual, to: nil, .notAnAttribute, number) }
    return self
  }

  @discardableResult
  func offset(_ value: CGFloat) -> ConstraintMaker {
    constraint.update(offset: value)
    return self
  }

  private func add(
    _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    to item: AnyObject?,
    _ other: NSLayoutConstraint.Attribute, _ constant: CGFloat
  ) {
    if !makes,
      let old = Made.all.last(where: {
        $0.isActive && $0.firstItem === view && $0.firstAttribute == attribute
      })
    {
      old.constant = constant
      return constraint.made.append(old)
    }
    let new = NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: relation, toItem: item, attribute: other,
      multiplier: 1, constant: constant)
    Made.all.append(new)
    constraint.made.append(new)
  }
}

/// All that were made, so that one can be found again and changed.
@MainActor
private enum Made {
  static var all: [NSLayoutConstraint] = []
  /// How many of them were activated.
  static var active = 0
}
