/// Animations that can be paused, scrubbed, reversed and stopped: UIKit's `UIViewPropertyAnimator`, which came with iOS 10.
///
/// ```swift
/// let animator = PropertyAnimator(on: chat, duration: keyboard.duration, curve: keyboard.curve) {
///   chat.toolbar.transform = .translation(x: 0, y: -chat.overlap(with: keyboard))
/// }
/// animator.startAnimation()
/// ```
///
/// The stage keeps it while it has something to animate; like views it must not be used once the play is over. Inside
/// another block it keeps its own duration and pace, unless the script says otherwise (`Assumptions.animators`); blocks
/// inside its animations take them from it, and can be
/// paused with it.
public final class PropertyAnimator {
  /// What an animator can be.
  public enum State: String, Sendable, CaseIterable {
    /// It has not begun, or is over.
    case inactive
    /// It runs, or is paused.
    case active
    /// It was stopped, and waits to be finished.
    case stopped
  }

  /// Where an animator ends.
  public enum Position: String, Sendable, CaseIterable {
    /// With the values that its animations set.
    case end
    /// With the values that were before.
    case start
    /// With what is seen.
    case current
  }

  /// What it can do now.
  public internal(set) var state = State.inactive
  /// Whether it moves.
  public internal(set) var isRunning = false
  /// The duration that it was made with, in seconds.
  public let duration: Double
  /// What paces it.
  public let timingParameters: any TimingParameters
  /// How long it really lasts, in seconds; known once it is active, 0 before.
  public internal(set) var length = 0.0
  /// Whether `fractionComplete` is a share of the way, while it is paused, rather than of the duration; true.
  public var scrubsLinearly = true
  /// Whether it stays active, paused, where it comes to an end; false.
  public var pausesOnCompletion = false

  unowned let simulation: Simulation
  var animations: [(changes: () -> Void, delayFactor: Double)] = []
  var completions: [(Position) -> Void] = []
  var parts: [Part] = []
  /// What it plays when nothing is paused, from its own time 0 on.
  var clock: AnimationClock?
  /// The same for vertical positions, where that is another.
  var verticalClock: AnimationClock?
  /// Places on its own time line, in seconds, and how much of its time is over there, 0…1: from its begin to its end, and
  /// where it was told to go on in another time.
  var knots: [(elapsed: Double, fraction: Double)] = []
  /// A time of the film, and where it is then on its own time line, in seconds.
  var anchor = (time: 0.0, elapsed: 0.0)
  var direction = Direction.forward
  /// Counts what makes an end that was expected obsolete.
  var generation = 0
  /// Whether what it shows from now on is to be made anew at the commit.
  var isChanged = false

  enum Direction { case forward, backward }

  /// One number that it animates.
  struct Part {
    let view: View
    let property: Property
    /// How far the number comes from, in its unit: that much is added at the start, nothing at the end.
    let amount: Double
    /// The number at the end.
    let target: Double
    /// On the animator's own time line.
    var clock: AnimationClock
    /// What is shown now, by its index in the track.
    var addition: Int?
  }

  /// What its animations are run in.
  var own: AnimationContext?
  /// What paces vertical positions now.
  var verticalPace: AnimationPace

  /// An animator with a pace; `duration`, in seconds, counts unless the pace has its own.
  public init(
    on screen: any AppScreen, duration: Double, timingParameters: any TimingParameters,
    animations: (() -> Void)? = nil
  ) {
    simulation = screen.simulation
    self.duration = duration
    self.timingParameters = timingParameters
    verticalPace = timingParameters.verticalPace
    if let animations { addAnimations(animations) }
    if simulation.system < .ios10 {
      simulation.warn("Property animators came with iOS 10; this one runs all the same.")
    }
  }

  // MARK: What it does

  /// Adds changes to views, which are made as it starts, or now where it is active.
  ///
  /// - Parameter delayFactor: How much of what is left of its time they wait, 0…1; they end with it all the same.
  public func addAnimations(_ changes: @escaping () -> Void, delayFactor: Double = 0) {
    guard (0...1).contains(delayFactor) else {
      simulation.warn("A delay factor of \(delayFactor) lies outside of 0…1; it was ignored.")
      return addAnimations(changes)
    }
    switch state {
    case .inactive: animations.append((changes, delayFactor))
    case .active: run(changes, delayFactor: delayFactor)
    case .stopped: simulation.warn("Animations were added to a stopped property animator.")
    }
  }

  /// Adds something to call at its end.
  public func addCompletion(_ completion: @escaping (_ position: Position) -> Void) {
    completions.append(completion)
  }

  /// Starts it, or goes on from where it is paused.
  public func startAnimation() {
    startAnimation(afterDelay: 0)
  }

  /// Starts it, or goes on from where it is paused, after so many seconds; its changes are made at once.
  public func startAnimation(afterDelay delay: Double) {
    guard prepare() else { return }
    guard !isRunning else { return }
    let isPossible = delay >= 0 && delay.isFinite
    if !isPossible { simulation.warn("A property animator's delay of \(delay) s was ignored.") }
    let delay = isPossible && !simulation.mending.contains(.start) ? delay : 0
    anchor.time = simulation.now + delay
    isRunning = true
    change("started at \(percentage)")
    expectEnd()
  }

  /// Holds it where it is; one that has not begun becomes active.
  public func pauseAnimation() {
    guard prepare(), isRunning else { return }
    halt()
    change("paused at \(percentage)")
  }

  /// Goes on from where it is paused by another pace, or in another time: UIKit's
  /// `continueAnimation(withTimingParameters:durationFactor:)`.
  ///
  /// Every view covers what is left of its way, to the end or, reversed, to the start, from the place where it is seen.
  /// Velocities of springs are in such ways per second. Once it is over it begins anew as it was made.
  ///
  /// Source: Apple's page of it and WWDC 2017 session 230. That a pace begins anew with what is left, and that without
  /// one the rest of the old one is stretched, is our choice; so is that what waits for a delay waits no longer.
  ///
  /// - Parameters:
  ///   - parameters: The pace from here on; nil keeps the old one.
  ///   - durationFactor: How long it takes, as a multiple of `duration`; 0 is as long as was left. Springs with a
  ///     duration of their own take that.
  public func continueAnimation(
    withTimingParameters parameters: (any TimingParameters)?, durationFactor: Double
  ) {
    guard state == .active, !isRunning else {
      simulation.warn(
        "A property animator was told to continue that is not paused, which does nothing.")
      return
    }
    let isPossible = durationFactor >= 0 && durationFactor.isFinite
    if !isPossible {
      simulation.warn("A property animator's duration factor of \(durationFactor) was ignored.")
    }
    let factor = isPossible ? durationFactor : 0
    if parameters != nil || factor > 0 { turn(to: parameters, in: factor * duration) }
    startAnimation()
  }

  /// How far it is, 0…1: while it is paused, and scrubs linearly, as a share of the way, else of its duration.
  ///
  /// While it is reversed it counts from the end (as interactive transitions of popular apps expect it; not documented).
  /// Setting it pauses it.
  public var fractionComplete: Double {
    get {
      guard length > 0 else { return isReversed ? 1 : 0 }
      let elapsed = elapsed(at: simulation.now)
      let share =
        !isRunning && scrubsLinearly
        ? min(max(clock?.wholeProgress(at: elapsed) ?? 0, 0), 1) : fraction(at: elapsed)
      return isReversed ? 1 - share : share
    }
    set {
      guard newValue.isFinite else {
        simulation.warn("A property animator's fraction of \(newValue) was ignored.")
        return
      }
      pauseAnimation()
      guard state == .active else { return }
      let share = min(max(isReversed ? 1 - newValue : newValue, 0), 1)
      anchor.elapsed = scrubsLinearly ? time(of: share) : elapsed(of: share)
      change("scrubbed to \(percentage)")
    }
  }

  /// Whether it runs back to its start.
  public var isReversed: Bool {
    get { direction == .backward }
    set {
      guard newValue != isReversed else { return }
      let wasRunning = isRunning
      if wasRunning { halt() }
      direction = newValue ? .backward : .forward
      guard state == .active else { return }
      isRunning = wasRunning
      change("reversed at \(percentage)")
      if wasRunning { expectEnd() }
    }
  }

  /// Takes it off the screen: its views keep what is seen of them.
  ///
  /// - Parameter withoutFinishing: Whether it is over then; its completions are not called. Otherwise it waits for
  ///   `finishAnimation(at:)`.
  public func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return warnOfState("stopped") }
    halt()
    takePending()
    parts = parts.indices.filter(isLive).map { parts[$0] }
    for part in parts {
      let rest = rest(of: part, at: anchor.elapsed)
      set(part, to: part.view.values[part.property] + rest)
    }
    takeAway()
    state = .stopped
    simulation.log(.animator("stopped at \(percentage)"))
    if withoutFinishing { end() }
  }

  /// Ends it once it was stopped, and calls its completions.
  public func finishAnimation(at position: Position) {
    guard state == .stopped else { return warnOfState("finished") }
    finish(at: position)
  }

  // MARK: The stage's side

  /// Whether the stage need not keep it.
  var isOver: Bool { state == .inactive && parts.isEmpty }

  /// Makes it active, where it is not yet; false where it was stopped.
  func prepare() -> Bool {
    switch state {
    case .active: return true
    case .stopped:
      simulation.warn("A stopped property animator must be finished before it can start again.")
      return false
    case .inactive: break
    }
    state = .active
    let request = simulation.mended(
      BlockRequest(
        call: .propertyAnimator, duration: duration, pace: timingParameters.pace,
        verticalPace: timingParameters.verticalPace,
        inherits: simulation.assumptions.animators == .inherit))
    let context = simulation.resolve(request, for: AnimationBlock())
    simulation.warn(of: request, unless: context.clock != nil)
    simulation.log(request, as: context)
    func own(_ clock: AnimationClock?) -> AnimationClock? {
      clock.map { AnimationClock(timing: $0.timing.moved(to: 0)) }
    }
    clock = own(context.clock)
    verticalClock = own(context.verticalClock)
    length = max(clock?.timing.duration ?? 0, verticalClock?.timing.duration ?? 0)
    knots = [(0, 0), (length, 1)]
    verticalPace = timingParameters.verticalPace
    anchor = (simulation.now, 0)
    self.own = context
    simulation.animators.append(self)
    for (changes, delayFactor) in animations { run(changes, delayFactor: delayFactor) }
    animations = []
    return true
  }

  /// Forgets everything: it is over.
  func end() {
    generation += 1
    state = .inactive
    isRunning = false
    direction = .forward
    parts = []
    animations = []
    completions = []
    anchor = (0, 0)
  }

  // MARK: Telling

  func change(_ event: String) {
    isChanged = true
    simulation.log(.animator(event))
  }

  var percentage: String { "\((fractionComplete * 100).decimals(upTo: 1)) %" }

  func warnOfState(_ what: String) {
    simulation.warn(
      "A property animator that is \(state.rawValue) was \(what), which does nothing.")
  }
}
