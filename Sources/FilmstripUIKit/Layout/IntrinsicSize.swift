public import Foundation
import Stage

/// The constraints by which a view's contents hold its size: two a direction, against growing and against shrinking.
struct IntrinsicSize {
  fileprivate var constraints: [Constraint] = []
  /// How much they hold against growing and shrinking, across and down.
  fileprivate var hugging: (across: UILayoutPriority, down: UILayoutPriority) = (
    .defaultLow, .defaultLow
  )
  fileprivate var resistance: (across: UILayoutPriority, down: UILayoutPriority) = (
    .defaultHigh, .defaultHigh
  )
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
    guard !node.translatesAutoresizingMaskIntoConstraints else {
      for constraint in intrinsic.constraints { constraint.isActive = false }
      intrinsic.constraints = []
      intrinsic.known = nil
      return
    }
    let size = intrinsicContentSize
    guard size != intrinsic.known else { return }
    intrinsic.known = size
    for constraint in intrinsic.constraints { constraint.isActive = false }
    intrinsic.constraints = []
    hold(size.width, node.widthAnchor, intrinsic.hugging.across, intrinsic.resistance.across)
    hold(size.height, node.heightAnchor, intrinsic.hugging.down, intrinsic.resistance.down)
  }

  private func hold(
    _ length: CGFloat, _ anchor: Anchor<LayoutDimension>, _ hugging: UILayoutPriority,
    _ resistance: UILayoutPriority
  ) {
    guard length >= 0 else { return }
    let most = anchor.constraint(lessThanOrEqualToConstant: Double(length))
    let least = anchor.constraint(greaterThanOrEqualToConstant: Double(length))
    most.priority = Double(hugging.rawValue)
    least.priority = Double(resistance.rawValue)
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

  /// How much it holds against growing.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? intrinsic.hugging.across : intrinsic.hugging.down
  }

  /// Sets how much it holds against growing.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      intrinsic.hugging.across = priority
    } else {
      intrinsic.hugging.down = priority
    }
    holdAnew()
  }

  /// How much it holds against shrinking.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    axis == .horizontal ? intrinsic.resistance.across : intrinsic.resistance.down
  }

  /// Sets how much it holds against shrinking.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      intrinsic.resistance.across = priority
    } else {
      intrinsic.resistance.down = priority
    }
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

  /// As small as its constraints let it be.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// As large as its constraints let it be.
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
