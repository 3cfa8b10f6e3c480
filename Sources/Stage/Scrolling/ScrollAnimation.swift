/// An animated scroll on its way: UIKit's private `UIScrollViewScrollAnimation`, behind
/// `setContentOffset(_:animated: true)` and all that uses it.
///
/// It is no animation of Core Animation: it sets the offset at each tick of the display, outside every block, so that
/// handlers read the old offset right after the call, and at each tick another one. What else moves the offset meanwhile
/// is kept: it goes on from there, and is at its target in time (our choice, as for content that slows down). A target
/// that lay between the ends of the content goes no farther than they do where they change.
final class ScrollAnimation {
  private unowned let view: ScrollView
  private let target: Point
  private let timing: Timing
  /// Whether the target lay between the content's ends.
  private let staysInside: Bool
  /// Where it goes on from, and how far it had come there.
  private var start: (offset: Point, progress: Double)
  /// What it set last, and how far it had come then.
  private var last: (offset: Point, progress: Double)

  /// A way to `target`, in points, from now on; nil where there is none.
  init?(of view: ScrollView, to target: Point) {
    let target = target.snapped
    guard target.x.isFinite, target.y.isFinite, target != view.contentOffset,
      let timing = Timing(
        curve: .easeInOut, duration: ScrollView.scrollDuration, begin: view.simulation.now)
    else { return nil }
    self.view = view
    self.target = target
    self.timing = timing
    staysInside = view.minimumOffset <= target.y && target.y <= view.maximumOffset
    start = (view.contentOffset, 0)
    last = start
  }

  /// Follows the display's ticks as long as it is the view's.
  func begin() {
    view.simulation.ticks.follow { [self] _ in
      view.scrollAnimation === self && step()
    }
  }

  /// One tick.
  ///
  /// - Returns: Whether it goes on.
  private func step() -> Bool {
    let simulation = view.simulation
    let isLast = simulation.now >= timing.end - DisplayTicks.rounding
    if view.contentOffset != last.offset { start = (view.contentOffset, last.progress) }
    let progress = isLast ? 1 : timing.progress(at: simulation.now)
    let rest = progress < 1 ? (1 - progress) / (1 - start.progress) : 0
    var offset = Point(
      x: target.x + (start.offset.x - target.x) * rest,
      y: target.y + (start.offset.y - target.y) * rest
    ).snapped
    if staysInside { offset.y = min(max(offset.y, view.minimumOffset), view.maximumOffset) }
    last = (offset, progress)
    view.contentOffset = offset
    // A handler of the scroll may have ended it.
    guard view.scrollAnimation === self else { return false }
    guard isLast else { return true }
    view.scrollAnimation = nil
    simulation.call(.endedScrollingAnimation(view))
    return false
  }
}
