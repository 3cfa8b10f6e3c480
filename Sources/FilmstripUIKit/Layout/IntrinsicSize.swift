public import Foundation
import Stage

/// The constraints by which a view's contents hold its size: two a direction, against growing and against shrinking.
struct IntrinsicSize {
  fileprivate var constraints: [Constraint] = []
  /// How much they hold against growing and shrinking in each direction.
  fileprivate var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  fileprivate var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  fileprivate var known: CGSize?
}

extension UIView {
  /// Lays out anew what depends on the size that its contents want.
  func intrinsicSizeDidChange() {
    node.superview?.setNeedsLayout()
    play.screen?.accessoryDidChange(self)
  }

  /// Lets layout know what size its contents want, where layout decides.
  func refreshIntrinsicSize() {
    let isFree = node.translatesAutoresizingMaskIntoConstraints
    let size = isFree ? nil : intrinsicContentSize
    guard isFree || size != intrinsic.known else { return }
    intrinsic.known = size
    for constraint in intrinsic.constraints { constraint.isActive = false }
    intrinsic.constraints = []
    guard let size else { return }
    hold(size.width, node.widthAnchor, .horizontal)
    hold(size.height, node.heightAnchor, .vertical)
  }

  private func hold(
    _ length: CGFloat, _ anchor: Anchor<LayoutDimension>, _ axis: NSLayoutConstraint.Axis
  ) {
    guard length >= 0 else { return }
    let most = anchor.constraint(lessThanOrEqualToConstant: Double(length))
    let least = anchor.constraint(greaterThanOrEqualToConstant: Double(length))
    most.priority = Double(contentHuggingPriority(for: axis).rawValue)
    least.priority = Double(contentCompressionResistancePriority(for: axis).rawValue)
    for constraint in [most, least] {
      constraint.identifier = "\(node.name)'s contents"
      constraint.isActive = true
      intrinsic.constraints.append(constraint)
    }
  }

  private func holdAnew() {
    intrinsic.known = nil
    refreshIntrinsicSize()
  }

  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    intrinsic.hugging[axis] ?? .defaultLow
  }

  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    intrinsic.hugging[axis] = priority
    holdAnew()
  }

  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    intrinsic.resistance[axis] ?? .defaultHigh
  }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    intrinsic.resistance[axis] = priority
    holdAnew()
  }

  /// The size that the stage's constraints give it.
  func fit(
    _ size: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    play.calls.step()
    settleText(width: horizontal == .required ? size.width : nil)
    return CGSize(
      node.fittingSize(
        nearest: Size(size), widthPriority: Double(horizontal.rawValue),
        heightPriority: Double(vertical.rawValue)))
  }

  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Lets text in it be as high as the width asks for that it will have.
  private func settleText(width: CGFloat?) {
    guard let width, width > 0 else { return }
    let old = bounds.size
    bounds.size.width = width
    layoutIfNeeded()
    layoutIfNeeded()
    bounds.size = old
  }
}
