/// Fingers on a scroll view, and its motion afterwards: UIKit's pan gesture and display link.
///
/// It sets the offset from tick to tick, outside every block. Other changes of the offset, or of the content's ends,
/// meanwhile are kept: it continues from there.
final class Scroller {
  private unowned let view: ScrollView

  /// See `ScrollView`.
  var dismissMode: KeyboardDismissMode?
  var rate = Deceleration.Rate.normal
  var bounces = true
  /// Whether content that fits is dragged, too; nil as the kind of view has it.
  var alwaysBounces: Bool?
  var isEnabled = true { didSet { if !isEnabled { stop() } } }
  var panTargets: [(PanGestureRecognizer) -> Void] = []

  private enum Phase {
    case resting
    case dragging
    case coasting(ScrollMotion, begin: Double)
  }

  private var phase = Phase.resting
  /// Kept after the finger has let go.
  private(set) var pan: PanGestureRecognizer
  /// Distinguishes the newest touch from those it interrupted.
  private var touches = 0
  /// The offset without the rubber band, in points.
  private var pulledOffset = 0.0
  /// The offset, ends and time last set here.
  private var last = (offset: 0.0, range: 0.0...0, time: 0.0)
  /// The overscroll caused by fingers alone, in points.
  private(set) var overscroll = (top: 0.0, bottom: 0.0)
  /// The index of its newest drag in the play; nil before its first touch.
  private var record: Int?

  init(of view: ScrollView) {
    self.view = view
    pan = PanGestureRecognizer(on: view)
  }

  private var simulation: Simulation { view.simulation }

  var isDragging: Bool { if case .dragging = phase { true } else { false } }
  var isDecelerating: Bool { if case .coasting = phase { true } else { false } }

  /// The offsets between the content's ends, in points; nil where they are not finite.
  private var range: ClosedRange<Double>? {
    let (least, greatest) = (view.minimumOffset, view.maximumOffset)
    guard least.isFinite, greatest.isFinite, least <= greatest else { return nil }
    return least...greatest
  }

  /// Whether a finger can drag it: its content is larger than it, or it bounces always.
  ///
  /// That the keyboard is not dismissed interactively elsewhere: github.com/lionheart/openradar-mirror, radar 14839243.
  var canBeDragged: Bool {
    guard isEnabled, let range else { return false }
    return range.lowerBound < range.upperBound || (bounces && view.alwaysBounceVertical)
  }

  // MARK: A finger

  /// Begins a drag, holding moving content; returns the touch's number for `isDragged(by:)`.
  func touch(at point: Point) -> Int {
    stop()
    view.scrollAnimation = nil
    touches += 1
    phase = .dragging
    pan.begin(at: point)
    if let range {
      last = (view.contentOffset.y, range, simulation.now)
      pulledOffset = unbanded(last.offset, in: range)
    }
    record = simulation.fingerScrolls.count
    simulation.fingerScrolls.append(FingerScroll(begin: simulation.now))
    note()
    return touches
  }

  func isDragged(by touch: Int) -> Bool { touch == touches && isDragging }

  /// Moves the finger on the screen; the velocity is in points per second, positive downwards.
  func drag(to point: Point, velocity: Double) {
    let distance = point.y - pan.finger.y
    pan.move(to: point, velocity: Point(x: 0, y: velocity))
    guard let range else { return }
    takeUpOtherChanges(in: range)
    pulledOffset -= distance
    set(banded(pulledOffset, in: range), in: range)
  }

  func tellPan() {
    for target in panTargets { target(pan) }
  }

  /// Lets go at a velocity in points per second, positive downwards.
  func letGo(velocity fingers: Double) {
    guard isDragging else { return }
    let touch = touches
    pan.end(velocity: Point(x: 0, y: fingers))
    guard let range else { return stop() }
    takeUpOtherChanges(in: range)
    let edge = min(max(pulledOffset, range.lowerBound), range.upperBound)
    let share = band.map { pulledOffset == edge ? 1 : $0.slope(at: pulledOffset - edge) } ?? 1
    // From 0, so that it has no sign where the finger rested.
    let velocity = 0 - fingers * (bounces ? share : pulledOffset == edge ? 1 : 0)
    // The handler still gets the finger's speed.
    let thrown = abs(fingers) < Deceleration.leastSpeed ? nil : velocity
    var motion = released(at: thrown, in: range)
    let target = DraggingTarget(Point(x: view.contentOffset.x, y: motion.end))
    simulation.call(.willEndDragging(velocity: Point(x: 0, y: velocity / 1000), target))
    // The handler may have changed anything.
    guard isDragged(by: touch) else { return }
    guard let range = self.range else { return stop() }
    let isChosen = target.offset.y != motion.end && target.offset.y.isFinite
    motion = released(at: thrown, in: range, toward: isChosen ? target.offset.y : nil)
    let isMoving = motion.duration > 0
    if isMoving {
      phase = .coasting(motion, begin: simulation.now)
      last = (view.contentOffset.y, range, simulation.now)
    } else {
      // The content may be beyond its end by less than can be seen.
      set(motion.end, in: range)
      stop()
    }
    simulation.call(.endedDragging(willDecelerate: isMoving))
    guard touch == touches, isDecelerating else { return }
    simulation.call(.willBeginDecelerating)
    simulation.ticks.follow { [unowned self] _ in
      guard touch == touches else { return false }
      return coast()
    }
  }

  /// Content that is let go at a velocity, or at rest: from beyond its end it begins inward then, too.
  private func released(
    at velocity: Double?, in range: ClosedRange<Double>, toward target: Double? = nil
  ) -> ScrollMotion {
    let offset = view.contentOffset.y
    let beyond = offset - min(max(offset, range.lowerBound), range.upperBound)
    return motion(
      from: offset, velocity: velocity ?? -Bounce.release * beyond, in: range, toward: target)
  }

  // MARK: Afterwards

  /// One tick of the content's own motion; returns whether it continues.
  private func coast() -> Bool {
    guard case .coasting(var motion, var begin) = phase else { return false }
    guard let range else {
      stop()
      return false
    }
    if view.contentOffset.y != last.offset || range != last.range {
      motion = self.motion(
        from: view.contentOffset.y, velocity: motion.velocity(at: last.time - begin), in: range)
      begin = last.time
      phase = .coasting(motion, begin: begin)
    }
    let time = simulation.now - begin
    set(motion.offset(at: time), in: range)
    // A handler of the scroll may have stopped it.
    guard isDecelerating else { return false }
    guard time >= motion.duration else { return true }
    stop()
    simulation.call(.endedDecelerating)
    return false
  }

  func stop() {
    if case .resting = phase { return }
    phase = .resting
    overscroll = (0, 0)
    if let record { simulation.fingerScrolls[record].end(at: simulation.now) }
  }

  private func motion(
    from offset: Double, velocity: Double, in range: ClosedRange<Double>,
    toward target: Double? = nil
  ) -> ScrollMotion {
    ScrollMotion(
      from: offset, velocity: velocity, in: range, rate: rate, toward: target,
      bounces: bounces)
  }

  // MARK: The offset

  private func set(_ offset: Double, in range: ClosedRange<Double>) {
    let offset = Grid.snap(length: offset)
    guard offset.isFinite else { return }
    last = (offset, range, simulation.now)
    note()
    view.scroll(to: Point(x: view.contentOffset.x, y: offset))
  }

  private func note() {
    let (offset, range, _) = last
    overscroll = (max(0, range.lowerBound - offset), max(0, offset - range.upperBound))
    guard let record else { return }
    simulation.fingerScrolls[record].note(
      overscroll.bottom - overscroll.top, at: simulation.now)
  }

  /// Continues from the content's place if something other than the finger moved it, or its ends.
  private func takeUpOtherChanges(in range: ClosedRange<Double>) {
    guard view.contentOffset.y != last.offset || range != last.range else { return }
    pulledOffset = unbanded(view.contentOffset.y, in: range)
  }

  private var band: RubberBand? { RubberBand(length: view.bounds.height) }

  /// The offset shown for a pulled offset.
  private func banded(_ offset: Double, in range: ClosedRange<Double>) -> Double {
    let edge = min(max(offset, range.lowerBound), range.upperBound)
    guard offset != edge, bounces, let band else { return edge }
    return edge + band.shown(of: offset - edge)
  }

  /// The pulled offset for a shown one.
  private func unbanded(_ offset: Double, in range: ClosedRange<Double>) -> Double {
    let edge = min(max(offset, range.lowerBound), range.upperBound)
    guard offset != edge, bounces, let band else { return offset }
    return edge + band.pulled(for: offset - edge)
  }
}
