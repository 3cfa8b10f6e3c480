/// A view that shows part of a larger content: UIKit's `UIScrollView`.
///
/// The offset is the origin of its bounds. Changing the size of the bounds or of the content, or the inset, clamps it
/// at once, in the caller's context, so that inside a block the content animates there; overscroll by a finger is kept.
open class ScrollView: View {
  /// The content's size, in points.
  public var contentSize: Size = .zero {
    willSet { willSet(.contentSize) }
    didSet {
      if contentSize != oldValue { insetsDidChange() }
      didSet(.contentSize)
    }
  }

  /// Room around the content, in points, in addition to that of `contentInsetAdjustmentBehavior`.
  public var contentInset: Insets = .zero {
    willSet { willSet(.contentInset) }
    didSet {
      if contentInset != oldValue { insetsDidChange() }
      didSet(.contentInset)
    }
  }

  /// When the safe area is added to `contentInset`; iOS 11 and later.
  public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { insetsDidChange() } }
  }

  /// The vertical scroll indicator's insets, in points: kept and logged; films show none.
  public var verticalScrollIndicatorInsets: Insets = .zero {
    didSet { indicatorInsetsDidChange(from: oldValue, to: verticalScrollIndicatorInsets) }
  }

  /// The horizontal scroll indicator's insets, in points: kept and logged; films show none.
  public var horizontalScrollIndicatorInsets: Insets = .zero {
    didSet { indicatorInsetsDidChange(from: oldValue, to: horizontalScrollIndicatorInsets) }
  }

  /// The adjusted insets over time, in order; of several at one time the last is shown.
  private(set) var insetHistory = [InsetChange(time: -.infinity, inset: .zero)]

  /// The safe area's part when the insets were last noted.
  private var knownAdjustment = Insets.zero

  /// Notes the adjusted insets and keeps the offset within them.
  ///
  /// Where the safe area's part changes, a view that shows the top of its content continues to: UIKit keeps the content
  /// in place below the bars (not documented for every version).
  func insetsDidChange() {
    let inset = adjustedContentInset
    let oldTop = insetHistory.last?.inset.top ?? 0
    let adjustment = inset - contentInset
    let followsBar = adjustment.top != knownAdjustment.top && contentOffset.y <= -oldTop
    knownAdjustment = adjustment
    if inset != insetHistory.last?.inset {
      insetHistory.append(InsetChange(time: simulation.filmTime, inset: inset))
    }
    if followsBar { scroll(to: Point(x: contentOffset.x, y: minimumOffset)) }
    clampOffset()
  }

  /// The content's point at the view's top left, in points; setting it ends an animated scroll.
  public var contentOffset: Point {
    get { bounds.origin }
    set {
      scrollAnimation = nil
      scroll(to: newValue)
    }
  }

  /// Moves the content while its own motion continues; the delegate is called, unlike for bounds that are set.
  func scroll(to offset: Point) {
    setting([.bounds, .contentOffset]) {
      let old = contentOffset
      setBounds(Rect(origin: offset, size: bounds.size))
      if contentOffset != old { simulation.didScroll(self) }
    }
  }

  private(set) lazy var scroller = Scroller(of: self)

  /// A scroll view of no size at the origin; it clips.
  public override init(_ name: String, in simulation: Simulation) {
    super.init(name, in: simulation)
    clipsToBounds = true
  }

  /// The least offset.
  public var minimumOffset: Double { -adjustedContentInset.top }

  /// The greatest offset: the content's end and inset at the bottom, at least `minimumOffset`.
  public var maximumOffset: Double {
    max(minimumOffset, contentSize.height + adjustedContentInset.bottom - bounds.height)
  }

  /// The duration of an animated scroll, in seconds: 0.3 as logged on iOS 26, not documented.
  public static let scrollDuration = 0.3

  var scrollAnimation: ScrollAnimation?

  /// Scrolls to `offset`, in points; animated, on its own clock that no surrounding block changes.
  ///
  /// Animated, the offset is the old one until the display's next tick, and changes at each tick, with
  /// `scrollViewDidScroll`, until it arrives; then `scrollViewDidEndScrollingAnimation` is called. A finger, another
  /// animated scroll, one without animation, or an offset that is set interrupts it without that call. Nothing is animated where the offset is
  /// there already, before time begins, and while animations are disabled.
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
    animation.start()
  }

  override func boundsDidChange(resized: Bool, scrolled: Bool) {
    if resized { insetsDidChange() }
    guard scrolled else { return }
    // The bounds' origin decides what it shows: UIKit lays out a scroll view as it scrolls.
    markUnlessLayingOut()
  }

  /// Updates the insets.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsDidChange()
  }

  private func clampOffset() {
    let offset = contentOffset
    let clamped = min(
      max(offset.y, minimumOffset - scroller.overscroll.top),
      maximumOffset + scroller.overscroll.bottom)
    if clamped != offset.y { scroll(to: Point(x: offset.x, y: clamped)) }
  }
}
