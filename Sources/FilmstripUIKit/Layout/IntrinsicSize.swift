public import Foundation
import Stage

/// The constraints of a view's intrinsic size: two per direction, against growing and shrinking.
struct IntrinsicSize {
  fileprivate var constraints: [Constraint] = []
  /// Against growing and shrinking in each direction.
  fileprivate var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  fileprivate var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  fileprivate var known: CGSize?
}

extension UIView {
  /// Lays out views that depend on its intrinsic size.
  func intrinsicSizeDidChange() {
    node.superview?.setNeedsLayout()
    play.screen?.accessoryDidChange(self)
  }

  /// Reports its intrinsic size to the layout, if that needs it.
  func refreshIntrinsicSize() {
    let isFramed = node.translatesAutoresizingMaskIntoConstraints && !node.isSizedByContents
    let size = isFramed ? nil : intrinsicContentSize
    guard isFramed || size != intrinsic.known else { return }
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
  ) -> UILayoutPriority { intrinsic.resistance[axis] ?? .defaultHigh }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    intrinsic.resistance[axis] = priority
    holdAnew()
  }

  /// The size by the stage's constraints.
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

  /// Gives its text the height for its future width.
  func settleText(width: CGFloat?) {
    guard let width, width > 0 else { return }
    let old = bounds.size
    bounds.size.width = width
    // Asking for its size does not place the views around it.
    node.layOutInside()
    node.layOutInside()
    bounds.size = old
  }
}
