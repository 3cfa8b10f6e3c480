/// A view that shows part of a larger content: UIKit's `UIScrollView`.
///
/// The offset is the origin of its bounds. Changing the size of the bounds or of the content, or the inset, clamps
/// it at once, in the caller's context, so that inside a block the content animates there.
open class ScrollView: View {
  /// The content's size, in points.
  public var contentSize: Size = .zero {
    didSet {
      guard contentSize != oldValue else { return }
      clampOffset()
    }
  }

  /// Room around the content, in points.
  public var contentInset: Insets = .zero {
    didSet {
      guard contentInset != oldValue else { return }
      insetHistory.append(InsetChange(time: simulation.filmTime, inset: contentInset))
      clampOffset()
    }
  }

  /// The insets over time, in order; of several at one time the last is shown.
  private(set) var insetHistory = [InsetChange(time: -.infinity, inset: .zero)]

  /// Where the content shows at the view's top left, in points.
  public var contentOffset: Point {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// A scroll view of no size at the origin; it clips.
  public override init(_ name: String, in simulation: Simulation) {
    super.init(name, in: simulation)
    clipsToBounds = true
  }

  /// The least offset.
  public var minimumOffset: Double { -contentInset.top }

  /// The greatest offset: the end of the content and its inset at the view's bottom, or `minimumOffset` where
  /// all of it fits.
  public var maximumOffset: Double {
    max(minimumOffset, contentSize.height + contentInset.bottom - bounds.height)
  }

  /// How long an animated scroll takes, in seconds.
  ///
  /// Apple does not document it; it was observed to be about 0.3.
  public static let scrollDuration = 0.3

  /// Scrolls to `offset`, in points; animated, on a clock of its own that no surrounding block changes.
  public func setContentOffset(_ offset: Point, animated: Bool) {
    guard animated else {
      contentOffset = offset
      return
    }
    willSweep(
      from: contentOffset.y, to: offset.y, until: simulation.now + ScrollView.scrollDuration)
    simulation.animate(
      withDuration: ScrollView.scrollDuration, delay: 0,
      options: [.overrideInheritedDuration, .overrideInheritedCurve],
      animations: { contentOffset = offset }, completion: nil)
  }

  override func boundsDidChange(resized: Bool, scrolled: Bool) {
    if resized { clampOffset() }
    guard scrolled else { return }
    // The origin of its bounds decides what it shows: UIKit lays a scroll view out as it scrolls.
    markUnlessLayingOut()
    simulation.didScroll(self)
  }

  /// Told before an animated scroll passes over everything between two offsets, until a time in seconds.
  func willSweep(from: Double, to: Double, until end: Double) {}

  private func clampOffset() {
    let offset = contentOffset
    let clamped = min(max(offset.y, minimumOffset), maximumOffset)
    if clamped != offset.y { contentOffset = Point(x: offset.x, y: clamped) }
  }
}
