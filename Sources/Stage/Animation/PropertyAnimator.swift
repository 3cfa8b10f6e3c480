/// Animations to pause, scrub, reverse and stop: UIKit's `UIViewPropertyAnimator` (iOS 10).
///
/// ```swift
/// let animator = PropertyAnimator(on: chat, duration: keyboard.duration, curve: keyboard.curve) {
///   chat.toolbar.transform = .translation(x: 0, y: -chat.overlap(with: keyboard))
/// }
/// animator.startAnimation()
/// ```
///
/// The stage keeps it while it has something to animate; like views it must not be used once the play is over. Inside
/// another block it keeps its own duration and pace, unless the script assumes otherwise (`Assumptions.animators`);
/// blocks inside its animations inherit them, and can be paused with it.
public final class PropertyAnimator {
  /// The states of an animator.
  public enum State: String, Sendable, CaseIterable {
    /// Not started, or over.
    case inactive
    /// Running, or paused.
    case active
    /// Stopped, waiting to be finished.
    case stopped
  }

  /// Where an animator ends.
  public enum Position: String, Sendable, CaseIterable {
    /// At the values its animations set.
    case end
    /// At the values before them.
    case start
    /// At the values on screen.
    case current
  }

  /// Its state.
  public internal(set) var state = State.inactive
  /// Whether it moves.
  public internal(set) var isRunning = false
  /// The duration that it was made with, in seconds.
  public let duration: Double
  /// Its pace.
  public let timingParameters: any TimingParameters
  /// Its real length, in seconds; 0 before it is active.
  public internal(set) var length = 0.0
  /// Whether `fractionComplete` while paused is of the distance, not the time; true by default.
  public var scrubsLinearly = true
  /// Whether it stays active, paused, at its end; false by default.
  public var pausesOnCompletion = false

  unowned let simulation: Simulation
  var animations: [(changes: () -> Void, delayFactor: Double)] = []
  var completions: [(Position) -> Void] = []
  var parts: [Part] = []
  var clock: AnimationClock?
  var verticalClock: AnimationClock?
  /// Places on its time line, in seconds, and shares of time, 0…1: begin, changes of duration, end.
  var knots: [(elapsed: Double, fraction: Double)] = []
  /// A film time and the place on its own time line then, in seconds.
  var anchor = (time: 0.0, elapsed: 0.0)
  var direction = Direction.forward
  /// Changes whenever an expected end becomes obsolete.
  var generation = 0
  var isChanged = false

  enum Direction { case forward, backward }

  struct Part {
    let view: View
    let property: Property
    /// The number's offset from its target at the start, in its unit; it ends at 0.
    let amount: Double
    let target: Double
    var clock: AnimationClock
    var addition: Int?
  }

  var own: AnimationContext?
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

  /// Adds changes to views, made when it starts, or now if it is active.
  ///
  /// - Parameters:
  ///   - changes: Sets the views' new values.
  ///   - delayFactor: Their delay as a share of the remaining time, 0…1; they end with the others.
  public func addAnimations(_ changes: @escaping () -> Void, delayFactor: Double = 0) {
    guard (0...1).contains(delayFactor) else {
      simulation.warn("A delay factor of \(delayFactor) is outside 0…1; it was ignored.")
      return addAnimations(changes)
    }
    switch state {
    case .inactive: animations.append((changes, delayFactor))
    case .active: run(changes, delayFactor: delayFactor)
    case .stopped: simulation.warn("Animations were added to a stopped property animator.")
    }
  }

  /// Adds a completion.
  public func addCompletion(_ completion: @escaping (_ position: Position) -> Void) {
    completions.append(completion)
  }

  /// Starts it, or resumes it.
  public func startAnimation() {
    startAnimation(afterDelay: 0)
  }

  /// Starts or resumes it after a delay, in seconds; its changes are made at once.
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

  /// Pauses it; an inactive one becomes active.
  public func pauseAnimation() {
    guard prepare(), isRunning else { return }
    halt()
    change("paused at \(percentage)")
  }

  /// Resumes it at another pace: `continueAnimation(withTimingParameters:durationFactor:)`.
  ///
  /// Every view covers its remaining distance, to the end or, reversed, to the start, from where it is seen. Spring
  /// velocities are in these distances per second. Once over, it starts again as it was made.
  ///
  /// Source: Apple's page of it and WWDC 2017 session 230. That a new pace begins afresh with the remainder, that
  /// without one the rest of the old pace is stretched, and that a pending delay is dropped are our choices.
  ///
  /// - Parameters:
  ///   - parameters: The new pace; nil keeps the old one.
  ///   - durationFactor: The new duration as a multiple of `duration`; 0 keeps the remaining time. Springs with their
  ///     own duration take that.
  public func continueAnimation(
    withTimingParameters parameters: (any TimingParameters)?, durationFactor: Double
  ) {
    guard state == .active, !isRunning else {
      simulation.warn(
        "A property animator was told to continue while it was not paused, which does nothing.")
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

  /// Progress, 0…1: while paused with `scrubsLinearly` of the distance, else of the duration.
  ///
  /// While reversed it counts from the end (as interactive transitions of popular apps expect it; not documented).
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

  /// Stops it: its views keep their visible state.
  ///
  /// - Parameter withoutFinishing: Whether it is over then, without completions. Otherwise it waits for
  ///   `finishAnimation(at:)`.
  public func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return warnOfState("stopped") }
    halt()
    takePending()
    parts = parts.filter(isLive)
    for part in parts {
      let rest = rest(of: part, at: anchor.elapsed)
      set(part, to: part.view.values[part.property] + rest)
    }
    takeAway()
    state = .stopped
    simulation.log(.animator("stopped at \(percentage)"))
    if withoutFinishing { end() }
  }

  /// Ends a stopped animator, and calls its completions.
  public func finishAnimation(at position: Position) {
    guard state == .stopped else { return warnOfState("finished") }
    finish(at: position)
  }

  // MARK: The stage's side

  var isOver: Bool { state == .inactive && parts.isEmpty }

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

  // MARK: Notifying

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
