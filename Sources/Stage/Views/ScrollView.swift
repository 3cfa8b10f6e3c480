/// A view that shows part of a larger content: UIKit's `UIScrollView`.
///
/// The offset is the origin of its bounds. Changing the size of the bounds or of the content, or the inset, clamps
/// it at once, in the caller's context, so that inside a block the content animates there; what a finger has pulled
/// beyond an end stays beyond it.
open class ScrollView: View {
  /// The content's size, in points.
  public var contentSize: Size = .zero {
    didSet {
      guard contentSize != oldValue else { return }
      insetsDidChange()
    }
  }

  /// Room around the content, in points, beside what `contentInsetAdjustmentBehavior` adds.
  public var contentInset: Insets = .zero {
    didSet { if contentInset != oldValue { insetsDidChange() } }
  }

  /// When the safe area is added to `contentInset`; iOS 11 and later.
  public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { insetsDidChange() } }
  }

  /// How far the vertical scroll indicator stays from the edges, in points: kept and logged; films show no indicators.
  public var verticalScrollIndicatorInsets: Insets = .zero {
    didSet { indicatorInsetsDidChange(from: oldValue, to: verticalScrollIndicatorInsets) }
  }

  /// How far the horizontal scroll indicator stays from the edges, in points: kept and logged; films show no
  /// indicators.
  public var horizontalScrollIndicatorInsets: Insets = .zero {
    didSet { indicatorInsetsDidChange(from: oldValue, to: horizontalScrollIndicatorInsets) }
  }

  /// The adjusted insets over time, in order; of several at one time the last is shown.
  private(set) var insetHistory = [InsetChange(time: -.infinity, inset: .zero)]

  /// What the safe area added to the insets when they were noted last.
  private var knownAdjustment = Insets.zero

  /// Notes the adjusted insets and keeps the offset within them.
  ///
  /// Where the safe area's part changes, a view that shows the top of its content goes on doing so: UIKit keeps the
  /// content in its place below the bars (not documented for every version).
  func insetsDidChange() {
    let inset = adjustedContentInset
    let oldTop = insetHistory.last?.inset.top ?? 0
    let adjustment = inset - contentInset
    let followsBar = adjustment.top != knownAdjustment.top && contentOffset.y <= -oldTop
    knownAdjustment = adjustment
    if inset != insetHistory.last?.inset {
      insetHistory.append(InsetChange(time: simulation.filmTime, inset: inset))
    }
    if followsBar { contentOffset.y = minimumOffset }
    clampOffset()
  }

  /// Where the content shows at the view's top left, in points.
  public var contentOffset: Point {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// What fingers do to it.
  private(set) lazy var scroller = Scroller(of: self)

  /// A scroll view of no size at the origin; it clips.
  public override init(_ name: String, in simulation: Simulation) {
    super.init(name, in: simulation)
    clipsToBounds = true
  }

  /// The least offset.
  public var minimumOffset: Double { -adjustedContentInset.top }

  /// The greatest offset: the end of the content and its inset at the view's bottom, or `minimumOffset` where
  /// all of it fits.
  public var maximumOffset: Double {
    max(minimumOffset, contentSize.height + adjustedContentInset.bottom - bounds.height)
  }

  /// How long an animated scroll takes, in seconds.
  ///
  /// Apple does not document it; it was observed to be about 0.3.
  public static let scrollDuration = 0.3

  /// The animated scroll that is on its way.
  var scrollAnimation: ScrollAnimation?

  /// Scrolls to `offset`, in points; animated, on a clock of its own that no surrounding block changes.
  ///
  /// Animated, the offset is the old one until the display's next tick, and another one at each tick until it is there,
  /// each of which `scrollViewDidScroll` tells of; then `scrollViewDidEndScrollingAnimation` is called. A finger that
  /// touches it, another animated scroll, or one without animation ends it, and that is not called. Nothing is animated
  /// where the offset is there already, before time begins, and while animations are switched off.
  ///
  /// Without an animation it also stops content that a finger has let go of, which setting `contentOffset` does not.
  ///
  /// Source: Apple, Scroll View Programming Guide for iOS, "Scrolling the Scroll View Content".
  public func setContentOffset(_ offset: Point, animated: Bool) {
    scrollAnimation = nil
    guard animated else {
      if isDecelerating { scroller.stop() }
      contentOffset = offset
      return
    }
    guard simulation.isPlaying, simulation.animationsAreEnabled,
      let animation = ScrollAnimation(of: self, to: offset)
    else {
      contentOffset = offset
      return
    }
    simulation.log(.animatedScroll(of: name, from: contentOffset, to: offset))
    scrollAnimation = animation
    animation.begin()
  }

  override func boundsDidChange(resized: Bool, scrolled: Bool) {
    if resized { insetsDidChange() }
    guard scrolled else { return }
    // The origin of its bounds decides what it shows: UIKit lays a scroll view out as it scrolls.
    markUnlessLayingOut()
    simulation.didScroll(self)
  }

  /// Takes the new safe area in.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsDidChange()
  }

  private func clampOffset() {
    let offset = contentOffset
    let clamped = min(
      max(offset.y, minimumOffset - scroller.overscroll.top),
      maximumOffset + scroller.overscroll.bottom)
    if clamped != offset.y { contentOffset = Point(x: offset.x, y: clamped) }
  }
}
