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
  public private(set) var state = State.inactive
  /// Whether it moves.
  public private(set) var isRunning = false
  /// The duration that it was made with, in seconds.
  public let duration: Double
  /// What paces it.
  public let timingParameters: any TimingParameters
  /// How long it really lasts, in seconds; known once it is active, 0 before.
  public private(set) var length = 0.0
  /// Whether `fractionComplete` is a share of the way, while it is paused, rather than of the duration; true.
  public var scrubsLinearly = true
  /// Whether it stays active, paused, where it comes to an end; false.
  public var pausesOnCompletion = false

  private unowned let simulation: Simulation
  private var animations: [(changes: () -> Void, delayFactor: Double)] = []
  private var completions: [(Position) -> Void] = []
  private var parts: [Part] = []
  /// What it plays when nothing is paused, from its own time 0 on.
  private var clock: AnimationClock?
  /// The same for vertical positions, where that is another.
  private var verticalClock: AnimationClock?
  /// Places on its own time line, in seconds, and how much of its time is over there, 0…1: from its begin to its end, and
  /// where it was told to go on in another time.
  private var knots: [(elapsed: Double, fraction: Double)] = []
  /// A time of the film, and where it is then on its own time line, in seconds.
  private var anchor = (time: 0.0, elapsed: 0.0)
  private var direction = Direction.forward
  /// Counts what makes an end that was expected obsolete.
  private var generation = 0
  /// Whether what it shows from now on is to be made anew at the commit.
  private var isChanged = false

  private enum Direction { case forward, backward }

  /// One number that it animates.
  private struct Part {
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

  /// Takes over a number that a change in its animations made animate.
  func take(_ amount: Double, of view: View, _ property: Property, as clock: AnimationClock) {
    if clock.repetition != .once {
      simulation.warn("What repeats inside a property animator plays once.")
    }
    var own = clock
    own.repetition = .once
    own.timing = clock.timing.moved(to: clock.timing.begin - simulation.now)
    parts.append(
      Part(
        view: view, property: property, amount: amount, target: view.values[property], clock: own))
    isChanged = true
  }

  /// Takes over what its animations changed in this turn, which then does not animate.
  private func takePending() {
    for view in simulation.changedViews {
      let own = view.pendingChanges.filter { $0.animator === self }
      view.pendingChanges.removeAll { $0.animator === self }
      for (index, change) in own.enumerated()
      where own[..<index].allSatisfy({ $0.property != change.property }) {
        take(
          change.old - view.values[change.property], of: view, change.property, as: change.clock)
      }
    }
  }

  /// Puts on the screen what it shows from now on.
  func commit() {
    guard isChanged else { return }
    isChanged = false
    guard state == .active else { return }
    let now = simulation.now
    for index in parts.indices where isLive(index) {
      let part = parts[index]
      if let addition = part.addition {
        _ = part.view[track: part.property].removeAddition(addition, at: now)
      }
      parts[index].addition = isRunning && !waits ? run(part) : hold(part)
    }
    // What another animation replaced stays so.
    let live = parts.indices.filter(isLive)
    parts = live.map { parts[$0] }
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

  // MARK: Its time

  /// Where it is on its own time line, in seconds.
  private func elapsed(at time: Double) -> Double {
    guard isRunning else { return anchor.elapsed }
    let passed = max(0, time - anchor.time)
    return min(max(anchor.elapsed + (isReversed ? -passed : passed), 0), length)
  }

  /// When it has come so far, 0…1, on its own time line in seconds: where it swings, one of those times.
  private func time(of share: Double) -> Double {
    guard let clock, share > 0 else { return 0 }
    guard share < 1 else { return length }
    var (low, high) = (0.0, length)
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return high }
      if clock.wholeProgress(at: middle) < share { low = middle } else { high = middle }
    }
  }

  /// How much of its time is over at a place of its time line, 0…1.
  private func fraction(at elapsed: Double) -> Double {
    for (from, to) in zip(knots, knots.dropFirst()) where elapsed < to.elapsed {
      let share = (elapsed - from.elapsed) / (to.elapsed - from.elapsed)
      return from.fraction + (to.fraction - from.fraction) * share
    }
    return 1
  }

  /// Where so much of its time is over, in seconds of its time line.
  private func elapsed(of fraction: Double) -> Double {
    for (from, to) in zip(knots, knots.dropFirst()) where fraction < to.fraction {
      let share = (fraction - from.fraction) / (to.fraction - from.fraction)
      return from.elapsed + (to.elapsed - from.elapsed) * share
    }
    return length
  }

  private func halt() {
    anchor.elapsed = elapsed(at: simulation.now)
    // A delay that is not over yet goes on where it only changes direction.
    anchor.time = max(simulation.now, isRunning ? anchor.time : 0)
    isRunning = false
    generation += 1
  }

  /// Queues the turn of its end.
  private func expectEnd() {
    generation += 1
    let expected = generation
    simulation.schedule(at: endTime, "end of a property animator") { [weak self] in
      guard let self, generation == expected else { return }
      reachEnd()
    }
    guard waits else { return }
    simulation.schedule(at: anchor.time, "end of a property animator's delay") { [weak self] in
      guard let self, generation == expected else { return }
      change("goes on at \(percentage)")
    }
  }

  /// Whether it stands on its way until a delay is over; at its beginning, or end, its clocks wait by themselves.
  private var waits: Bool {
    isRunning && simulation.now < anchor.time
      && (isReversed ? anchor.elapsed < length : anchor.elapsed > 0)
  }

  /// When it ends if nothing changes, in seconds.
  private var endTime: Double {
    anchor.time + (isReversed ? anchor.elapsed : length - anchor.elapsed)
  }

  private func reachEnd() {
    anchor = (simulation.now, isReversed ? 0 : length)
    isRunning = false
    if pausesOnCompletion {
      change("paused on completion")
    } else {
      finish(at: isReversed ? .start : .end)
    }
  }

  // MARK: Its parts

  /// Makes it active, where it is not yet; false where it was stopped.
  private func prepare() -> Bool {
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

  /// What its animations are run in.
  private var own: AnimationContext?
  /// What paces vertical positions now.
  private var verticalPace: AnimationPace

  /// Has what is left of it covered by other parameters, or by the old ones stretched, in so many seconds; 0 is as long
  /// as was left.
  private func turn(to parameters: (any TimingParameters)?, in seconds: Double) {
    let place = anchor.elapsed
    let fraction = fraction(at: place)
    let left = isReversed ? place : length - place
    let request = simulation.mended(
      BlockRequest(
        call: .propertyAnimator, duration: seconds > 0 ? seconds : left,
        pace: parameters?.pace ?? timingParameters.pace, verticalPace: parameters?.verticalPace,
        inherits: false))
    func timing(_ pace: AnimationPace?) -> Timing? {
      guard parameters != nil, let pace else { return nil }
      return pace.timing(
        duration: request.duration, begin: 0, keyboard: simulation.keyboard.setting.motion)
    }
    let across = timing(request.pace)
    let down = timing(request.verticalPace) ?? across
    let rest = max(across?.duration ?? request.duration, down?.duration ?? 0)
    func turned(_ clock: AnimationClock, _ timing: Timing?) -> AnimationClock {
      var new = clock
      if let timing { new.timing = timing }
      new.turning = ClockTurning(
        clock, at: place, of: length, timing.map { .paced($0) } ?? .stretched, duration: rest,
        isBack: isReversed)
      return new
    }
    for index in parts.indices {
      parts[index].clock = turned(
        parts[index].clock, parts[index].property == .centerY ? down : across)
    }
    if verticalClock != nil || down != across {
      verticalClock = (verticalClock ?? clock).map { turned($0, down) }
    }
    clock = clock.map { turned($0, across) }
    if let parameters {
      own?.pace = request.pace
      verticalPace = request.verticalPace ?? parameters.pace
    }
    if isReversed {
      let later = knots.filter { $0.elapsed > place }
      knots = [(0, 0), (rest, fraction)] + later.map { ($0.elapsed - place + rest, $0.fraction) }
      length += rest - place
      anchor.elapsed = rest
    } else {
      knots = knots.filter { $0.elapsed < place } + [(place, fraction), (place + rest, 1)]
      length = place + rest
    }
  }

  private func run(_ changes: () -> Void, delayFactor: Double) {
    guard var context = own else { return }
    let start = elapsed(at: simulation.now)
    let wait = start + delayFactor * (length - start)
    func late(_ clock: AnimationClock?, _ pace: AnimationPace) -> AnimationClock? {
      guard let clock else { return nil }
      let timing = clock.timing
      let begin = simulation.now + wait
      let rest = max(0, (clock.turning == nil ? timing.duration : length) - wait)
      // One that settles in its time settles in what is left of it; other springs are cut, and curves stretched.
      let settling = wait > 0 ? pace.settling(in: rest, begin: begin) : nil
      return (settling ?? Timing(motion: timing.motion, begin: begin, duration: rest))
        .map { AnimationClock(timing: $0) }
    }
    context.clock = late(clock, context.pace)
    context.verticalClock = late(verticalClock, verticalPace)
    context.animator = self
    simulation.runForHandler(within: context, changes)
  }

  /// Whether nothing else replaced a part.
  private func isLive(_ index: Int) -> Bool {
    let part = parts[index]
    guard let addition = part.addition else { return true }
    return part.view[track: part.property].isThere(addition)
  }

  /// What a part adds to the model at a time of the animator's own.
  private func rest(of part: Part, at elapsed: Double) -> Double {
    let progress = Grid.snap(progress: part.clock.progress(at: elapsed))
    return Grid.snap(addition: part.amount * (1 - progress))
  }

  /// Shows a part in motion.
  private func run(_ part: Part) -> Int? {
    var clock = part.clock
    if isReversed {
      clock.mirror = anchor.time + anchor.elapsed
    } else if clock.turning != nil {
      clock.origin = anchor.time - anchor.elapsed
    } else {
      clock.timing = clock.timing.moved(to: anchor.time - anchor.elapsed + clock.timing.begin)
    }
    // At the end of the way back the model's value is the other one until that turn sets it.
    return simulation.add(
      part.amount, to: part.view, part.property, clock: clock,
      end: isReversed ? simulation.afterTheFilm : endTime)
  }

  /// Shows a part where it is.
  private func hold(_ part: Part) -> Int? {
    let rest = rest(of: part, at: anchor.elapsed)
    return part.view[track: part.property].append(
      Track.Addition(
        amount: rest, begin: simulation.now, end: simulation.afterTheFilm, clock: nil,
        isPause: true))
  }

  private func takeAway() {
    for part in parts {
      guard let addition = part.addition,
        part.view[track: part.property].removeAddition(addition, at: simulation.now),
        !part.property.key.isGeometry
      else { continue }
      // What hid changes of the model while it ran hides them no longer.
      part.view[track: part.property].removeAdditions(runningAt: simulation.now)
    }
  }

  private func finish(at position: Position) {
    for index in parts.indices {
      let part = parts[index]
      // Once stopped, nothing of it is shown; else what was replaced belongs to what replaced it.
      guard state == .stopped || isLive(index) else { continue }
      switch position {
      case .end: set(part, to: part.target)
      case .start: set(part, to: part.target + part.amount)
      case .current: break
      }
    }
    takeAway()
    simulation.log(.animator("finished at the \(position.rawValue)"))
    let calls = completions
    end()
    for call in calls { call(position) }
  }

  /// Sets a number of the model without animating it.
  private func set(_ part: Part, to value: Double) {
    simulation.performWithoutAnimation { part.view.set(part.property, to: value) }
  }

  // MARK: Telling

  private func change(_ event: String) {
    isChanged = true
    simulation.log(.animator(event))
  }

  private var percentage: String { "\((fractionComplete * 100).decimals(upTo: 1)) %" }

  private func warnOfState(_ what: String) {
    simulation.warn(
      "A property animator that is \(state.rawValue) was \(what), which does nothing.")
  }
}

extension Timing {
  /// The same from another time on, in seconds.
  fileprivate func moved(to begin: Double) -> Timing {
    Timing(motion: motion, begin: begin, duration: duration) ?? self
  }
}
