/// An animated scroll in progress: UIKit's private `UIScrollViewScrollAnimation`.
///
/// Behind `setContentOffset(_:animated: true)` and everything that uses it. It is not a Core Animation animation: it
/// sets the offset at each display tick, outside every block, so that handlers read the old offset right after the
/// call, and another one at each tick. Its curve is open: a log of iOS 26 has (1 − cos πt) ÷ 2. Other changes of the
/// offset meanwhile are kept: it continues from there, and reaches its target in time (open, too). A target within the
/// content's ends is clamped to them when they change.
final class ScrollAnimation {
  private unowned let view: ScrollView
  private let target: Point
  private let timing: Timing
  /// Whether the target was between the content's ends.
  private let staysInside: Bool
  /// Where it continues from, with the progress there.
  private var start: (offset: Point, progress: Double)
  /// The last offset it set, with the progress then.
  private var last: (offset: Point, progress: Double)

  /// A scroll to `target`, in points, from now on; nil if it is already there.
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

  func begin() {
    view.simulation.ticks.follow { [self] _ in
      view.scrollAnimation === self && step()
    }
  }

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
    // It may come from beyond the ends.
    if staysInside {
      offset.y = min(
        max(offset.y, min(view.minimumOffset, start.offset.y)),
        max(view.maximumOffset, start.offset.y))
    }
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
