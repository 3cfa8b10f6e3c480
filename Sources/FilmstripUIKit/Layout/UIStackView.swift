public import Foundation
import Stage

@preconcurrency @MainActor
open class UIStackView: UIView {
  open private(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrange() } }
  open var distribution = Distribution.fill { didSet { arrange() } }
  open var alignment = Alignment.fill { didSet { arrange() } }
  open var spacing: CGFloat = 0 { didSet { arrange() } }
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrange() } }
  /// The film uses edges.
  open var isBaselineRelativeArrangement = false
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]
  private var made: [NSLayoutConstraint] = []

  public init(arrangedSubviews views: [UIView]) {
    super.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }

  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(index, 0), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrange()
  }

  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    arrange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    guard arrangedSubviews.contains(where: { $0 === subview }) else { return }
    removeArrangedSubview(subview)
  }

  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
    customSpacing[ObjectIdentifier(view)] = spacing
    arrange()
  }

  open func customSpacing(after view: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(view)] ?? spacing
  }

  override func arrangedVisibilityDidChange(of view: UIView) {
    if arrangedSubviews.contains(where: { $0 === view }) { arrange() }
  }

  // MARK: Constraints

  private var isAcross: Bool { axis == .horizontal }

  private func arrange() {
    NSLayoutConstraint.deactivate(made)
    made = []
    let shown = arrangedSubviews.filter { !$0.isHidden }
    guard let first = shown.first, let last = shown.last else { return }
    let area: any LayoutItem =
      isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self as any LayoutItem
    keep(first, begin, .equal, area, begin)
    keep(last, end, .equal, area, end)
    for (view, next) in zip(shown, shown.dropFirst()) { space(view, next) }
    for view in shown { align(view, in: area) }
    share(shown)
    NSLayoutConstraint.activate(made)
  }

  private var begin: NSLayoutConstraint.Attribute { isAcross ? .leading : .top }
  private var end: NSLayoutConstraint.Attribute { isAcross ? .trailing : .bottom }
  private var length: NSLayoutConstraint.Attribute { isAcross ? .width : .height }

  private func keep(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ other: any LayoutItem,
    _ otherAttribute: NSLayoutConstraint.Attribute, constant: CGFloat = 0,
    multiplier: CGFloat = 1, priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other,
      attribute: otherAttribute, multiplier: multiplier, constant: constant)
    constraint.priority = priority
    made.append(constraint)
  }

  private func space(_ view: UIView, _ next: UIView) {
    let isLoose = distribution == .equalSpacing || distribution == .equalCentering
    keep(
      next, begin, isLoose ? .greaterThanOrEqual : .equal, view, end,
      constant: customSpacing(after: view))
  }

  private func align(_ view: UIView, in area: any LayoutItem) {
    let (top, bottom, middle):
      (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
        isAcross ? (.top, .bottom, .centerY) : (.leading, .trailing, .centerX)
    let isAtTop = alignment == .fill || alignment == .leading || alignment == .firstBaseline
    let isAtBottom = alignment == .fill || alignment == .trailing || alignment == .lastBaseline
    if alignment == .center { keep(view, middle, .equal, area, middle) }
    keep(view, top, isAtTop ? .equal : .greaterThanOrEqual, area, top)
    keep(view, bottom, isAtBottom ? .equal : .lessThanOrEqual, area, bottom)
  }

  private func share(_ views: [UIView]) {
    guard let first = views.first else { return }
    switch distribution {
    case .fill: break
    case .fillEqually:
      for view in views.dropFirst() { keep(view, length, .equal, first, length) }
    case .fillProportionally:
      let lengths = views.map {
        isAcross ? $0.intrinsicContentSize.width : $0.intrinsicContentSize.height
      }
      guard lengths[0] > 0 else { return }
      for (view, own) in zip(views, lengths).dropFirst() where own > 0 {
        keep(
          view, length, .equal, first, length, multiplier: own / lengths[0],
          priority: UILayoutPriority(999))
      }
    case .equalSpacing, .equalCentering: shareSpaces(views)
    }
  }

  private func shareSpaces(_ views: [UIView]) {
    guard views.count > 2 else { return }
    let gaps = zip(views, views.dropFirst()).map { view, next in
      let guide = UILayoutGuide()
      addLayoutGuide(guide)
      keep(guide, begin, .equal, view, distribution == .equalSpacing ? end : middle)
      keep(guide, end, .equal, next, distribution == .equalSpacing ? begin : middle)
      return guide
    }
    for gap in gaps.dropFirst() { keep(gap, length, .equal, gaps[0], length) }
  }

  private var middle: NSLayoutConstraint.Attribute { isAcross ? .centerX : .centerY }
}
