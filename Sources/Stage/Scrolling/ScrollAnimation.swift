import LibC

/// An animated scroll in progress: UIKit's private `UIScrollViewScrollAnimation`.
///
/// Behind `setContentOffset(_:animated: true)` and everything that uses it. It is not a Core Animation animation: it
/// sets the offset at each display tick, outside every block, so that handlers read the old offset right after the
/// call, and another one at each tick. Ends that change move the offset meanwhile: it continues from there, and reaches
/// its target in time, within the ends if it was (open).
final class ScrollAnimation {
  private unowned let view: ScrollView
  private let target: Point
  private let begin: Double
  /// Whether the target was between the content's ends.
  private let staysInside: Bool
  /// Where it continues from, with the progress there.
  private var origin: (offset: Point, progress: Double)
  /// The last offset it set, with the progress then.
  private var last: (offset: Point, progress: Double)

  /// A scroll to `target`, in points, from now on; nil if it is already there.
  init?(of view: ScrollView, to target: Point) {
    let target = target.snapped
    guard target.x.isFinite, target.y.isFinite, target != view.contentOffset else { return nil }
    self.view = view
    self.target = target
    begin = view.simulation.now
    staysInside = view.minimumOffset <= target.y && target.y <= view.maximumOffset
    origin = (view.contentOffset, 0)
    last = origin
  }

  /// The fraction of the distance after a fraction of the duration: (1 − cos πt) ÷ 2.
  ///
  /// Source: github.com/Vercantez/openuikit, uikit/Tools/oracle2/signalrowsprobe/offset-order-ios-26.1-iphone16.json.
  static func progress(after share: Double) -> Double { (1 - cos(.pi * share)) / 2 }

  func start() {
    view.simulation.ticks.follow { [self] _ in
      view.scrollAnimation === self && step()
    }
  }

  private func step() -> Bool {
    let simulation = view.simulation
    let share = (simulation.now - begin) / ScrollView.scrollDuration
    let isLast = share >= 1 - DisplayTicks.rounding / ScrollView.scrollDuration
    if view.contentOffset != last.offset { origin = (view.contentOffset, last.progress) }
    let progress = isLast ? 1 : ScrollAnimation.progress(after: share)
    let rest = progress < 1 ? (1 - progress) / (1 - origin.progress) : 0
    var offset = Point(
      x: target.x + (origin.offset.x - target.x) * rest,
      y: target.y + (origin.offset.y - target.y) * rest
    ).snapped
    // It may come from beyond the ends.
    if staysInside {
      offset.y = min(
        max(offset.y, min(view.minimumOffset, origin.offset.y)),
        max(view.maximumOffset, origin.offset.y))
    }
    last = (offset, progress)
    view.scroll(to: offset)
    // A handler of the scroll may have ended it.
    guard view.scrollAnimation === self else { return false }
    guard isLast else { return true }
    view.scrollAnimation = nil
    simulation.call(.endedScrollingAnimation(view))
    return false
  }
}
