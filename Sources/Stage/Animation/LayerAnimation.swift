/// An animation that a handler gives a layer by itself: Core Animation's `CAAnimation`.
///
/// It changes the visible value of a number while it runs, never the model. It is applied to the value below it, which is
/// the model with the animations given before: replaces it, adds to it, or leads from or to it, even as that moves.
/// Source: Core Animation Programming Guide; for ways with one end, wangling.me, 2016, "CABasicAnimation Value
/// Interpolation".
package final class LayerAnimation {
  /// The way of one number.
  package struct Part {
    package enum Course {
      /// Through values, each reached on its share of the animation.
      case through([Double], [KeyShare])
      /// From a value to the one below.
      case from(Double)
      /// From the value below to another.
      case to(Double)
      /// From the value below to as much more.
      case by(Double)
      /// From the value seen before this turn to the one below.
      case fromSeen
    }

    let property: Property
    let course: Course
    /// Whether its values are added to the one below.
    let isAdditive: Bool
    /// Whether each repetition of a way through values begins where the one before ended.
    let isCumulative: Bool
    let pace: AnimationPace
    /// In seconds, as is the delay, which is negative where it began earlier.
    let duration, delay: Double
    let repetition: Repetition
    let phase: Double
    /// Whether it shows its first value before it begins, and its last one after it has ended.
    let fillsBefore, fillsAfter: Bool

    package init(
      _ property: Property, _ course: Course, isAdditive: Bool, isCumulative: Bool,
      pace: AnimationPace,
      duration: Double, delay: Double, repetition: Repetition, phase: Double, fillsBefore: Bool,
      fillsAfter: Bool
    ) {
      self.property = property
      self.course = course
      self.isAdditive = isAdditive
      self.isCumulative = isCumulative
      self.pace = pace
      self.duration = duration
      self.delay = delay
      self.repetition = repetition
      self.phase = phase
      self.fillsBefore = fillsBefore
      self.fillsAfter = fillsAfter
    }
  }

  private enum Stage { case given, waiting, running, over }

  /// A part in motion.
  private struct Course {
    let part: Part
    let clock: AnimationClock
    let end: Double
    var stage = Stage.given
  }

  let key: String?
  private unowned let view: View
  private var courses: [Course] = []
  private var shown: [(property: Property, index: Int)] = []
  /// When it began and ends, in seconds.
  private let begin, end: Double
  private let staysAtEnd: Bool
  private let didStart: () -> Void
  private let didStop: (_ finished: Bool) -> Void
  private var hasStarted = false
  private var hasStopped = false
  private var isRemoved = false
  private let fromSeen: [Double]

  /// Gives a view the animation, which the turn's commit begins.
  ///
  /// - Parameters:
  ///   - view: What it animates.
  ///   - parts: What moves.
  ///   - key: Its name; an animation of the same name is removed.
  ///   - delay: When it begins, in seconds from now.
  ///   - duration: How long it lasts with its repetitions, in seconds; nil is as long as its parts do.
  ///   - staysAtEnd: Whether it is left at its end until it is removed.
  ///   - didStart: Called in a separate turn once it begins.
  ///   - didStop: Called likewise when it ends, or is removed before.
  @discardableResult
  package init(
    of view: View, _ parts: [Part], key: String?, delay: Double, duration: Double?,
    staysAtEnd: Bool, didStart: @escaping () -> Void, didStop: @escaping (Bool) -> Void
  ) {
    let simulation = view.simulation
    (self.view, self.key, self.staysAtEnd) = (view, key, staysAtEnd)
    (self.didStart, self.didStop) = (didStart, didStop)
    begin = simulation.now + max(0, delay)
    var courses: [Course] = []
    for part in parts {
      let request = simulation.mended(
        BlockRequest(
          call: .layerAnimation, duration: part.duration, delay: part.delay, pace: part.pace))
      let timing = request.pace.timing(
        duration: request.duration, begin: simulation.now + request.delay,
        keyboard: simulation.keyboard.setting.motion)
      guard let timing else {
        simulation.warn(
          "An animation of \(request.duration) s after \(request.delay) s, paced by \(request.pace), was given to "
            + "\(view.name) and not played.")
        continue
      }
      simulation.log(request, as: timing, part.repetition)
      let clock = AnimationClock(
        timing: timing, repetition: request.repetition ?? part.repetition, phase: part.phase)
      courses.append(Course(part: part, clock: clock, end: simulation.end(of: clock)))
    }
    let longest = courses.map(\.end).max() ?? simulation.now
    end = duration.map { min(simulation.now + delay + $0, simulation.afterTheFilm) } ?? longest
    fromSeen = parts.map { simulation.presented(view, $0.property) }
    self.courses = courses
    if let key { view.removeAnimation(key) }
    view.layerAnimations.append(self)
    simulation.layerAnimations.append(self)
    simulation.transactions.extend(to: end)
  }

  /// Whether it still has an effect.
  package var isThere: Bool {
    !isRemoved && (staysAtEnd || end > view.simulation.now || !hasStarted)
  }

  /// Begins, holds and ends what is due; called by the commit of its turns.
  func commit() {
    guard !isRemoved else { return }
    let simulation = view.simulation
    let now = simulation.now
    for index in courses.indices { commit(index, at: now) }
    if !hasStarted, begin <= now {
      hasStarted = true
      simulation.schedule(at: now, "animationDidStart", didStart)
      wake(at: end)
    } else if !hasStarted {
      wake(at: begin)
    }
    guard hasStarted, end <= now else { return }
    stop(finished: true)
    if !staysAtEnd { remove() }
  }

  private func commit(_ index: Int, at now: Double) {
    let course = courses[index]
    let part = course.part
    let starts = course.clock.timing.begin
    let lastsUntil = staysAtEnd ? view.simulation.afterTheFilm : end
    switch course.stage {
    case .given where starts > now:
      if part.fillsBefore { hold(index, at: starts, until: min(starts, lastsUntil)) }
      courses[index].stage = .waiting
      wake(at: starts)
    case .given where starts <= now, .waiting where starts <= now:
      let until = min(course.end, lastsUntil)
      if until > now { show(additions(index, until: until), of: part.property) }
      courses[index].stage = .running
      if part.fillsAfter, lastsUntil > course.end { wake(at: course.end) }
    case .running where course.end <= now:
      courses[index].stage = .over
      if part.fillsAfter, lastsUntil > now {
        hold(index, at: course.end.nextDown, until: lastsUntil)
      }
    default: break
    }
  }

  private func wake(at time: Double) {
    let simulation = view.simulation
    guard time <= simulation.until else { return }
    simulation.schedule(at: time, "a layer's animation", by: .server) {
      [weak self, unowned simulation] in
      if let self { simulation.layerAnimations.append(self) }
    }
  }

  private func show(_ additions: [Track.Addition], of property: Property) {
    for addition in additions {
      shown.append((property, view[track: property].append(addition)))
    }
  }

  /// A part's additions to its number's track, the lowest first.
  private func additions(_ index: Int, until end: Double) -> [Track.Addition] {
    let simulation = view.simulation
    let (part, clock) = (courses[index].part, courses[index].clock)
    let property = part.property
    let model = view.values[property]
    func exact(_ value: Double) -> Double {
      property.key == .opacity || property == .scaleX || property == .scaleY
        ? value : Grid.snap(length: value)
    }
    func addition(
      _ amount: Double, _ base: Track.Addition.Base, _ keys: KeyShare? = nil,
      countsRepetitions: Bool = false
    ) -> Track.Addition {
      var clock = clock
      clock.keys = keys
      clock.countsRepetitions = countsRepetitions
      return Track.Addition(
        amount: amount, begin: simulation.now, end: end, clock: simulation.clocks.index(of: clock),
        base: base)
    }
    switch part.course {
    case .from(let from): return [addition(exact(from) - model, .from(exact(from)))]
    case .fromSeen: return [addition(fromSeen[index] - model, .from(fromSeen[index]))]
    case .to(let to): return [addition(model - exact(to), .to(exact(to)))]
    case .by(let more): return [addition(-exact(more), .below(plus: exact(more)))]
    case .through(let values, let keys):
      let values = values.map(exact)
      guard let first = values.first, let last = values.last else { return [] }
      let whole = clock.repetition.autoreverses ? first : last
      let repeated =
        part.isCumulative ? [addition(-whole, .below(plus: whole), countsRepetitions: true)] : []
      let ways = zip(values, values.dropFirst()).map { $0 - $1 }
      return zip(ways.isEmpty ? [0] : ways, keys.isEmpty ? [nil] : keys.map { $0 }).enumerated()
        .map { place, way in
          let base: Track.Addition.Base =
            place > 0 ? .below(plus: 0) : part.isAdditive ? .below(plus: last) : .value(last)
          return addition(way.0, base, way.1)
        } + repeated
    }
  }

  /// Holds the value that a part has at a time.
  private func hold(_ index: Int, at time: Double, until end: Double) {
    let simulation = view.simulation
    let additions = additions(index, until: end)
    let below = view.values[courses[index].part.property]
    func progress(_ addition: Track.Addition) -> Double {
      addition.clock.map { Grid.snap(progress: simulation.clocks.all[$0].progress(at: time)) } ?? 0
    }
    guard let first = additions.first else { return }
    let value = additions.reduce(below) { $1.applied(to: $0, progress($1)) }
    // Where an animation has led to the value below, nothing is held.
    switch (first.base, progress(first)) {
    case (.from, 1), (.to, 0): return
    default: break
    }
    var base = Track.Addition.Base.value(Grid.snap(length: value))
    if case .below = first.base { base = .below(plus: Grid.snap(length: value - below)) }
    show(
      [Track.Addition(amount: 0, begin: simulation.now, end: end, clock: nil, base: base)],
      of: courses[index].part.property)
  }

  /// Takes it away: the visible value jumps to the one below.
  package func remove() {
    guard !isRemoved else { return }
    isRemoved = true
    let now = view.simulation.now
    for (property, index) in shown { _ = view[track: property].removeAddition(index, at: now) }
    view.layerAnimations.removeAll { $0 === self }
    stop(finished: false)
  }

  private func stop(finished: Bool) {
    guard !hasStopped else { return }
    hasStopped = true
    let didStop = didStop
    view.simulation.schedule(at: view.simulation.now, "animationDidStop") { didStop(finished) }
  }
}

extension Simulation {
  fileprivate func log(_ request: BlockRequest, as timing: Timing, _ repetition: Repetition) {
    log(
      .block(
        LogEntry.Block(
          call: request.call, requestedDuration: request.duration, requestedPace: request.pace,
          requestedTiming: timing, options: request.options, pace: request.pace, timing: timing,
          repetition: repetition, isInherited: false)))
  }
}

extension View {
  /// Removes the animations of a name: a handler's, or those that changes of a key made.
  package func removeAnimation(_ name: String) {
    for animation in layerAnimations where animation.key == name { animation.remove() }
    guard let key = AnimationKey(rawValue: name), simulation.isPlaying else { return }
    for property in key.properties where knownTrack(of: property) != nil {
      self[track: property].removeAdditions(runningAt: simulation.now)
    }
    endRunning(key)
  }

  /// Removes all animations, a handler's and those that changes made.
  package func removeAllAnimations() {
    for animation in layerAnimations { animation.remove() }
    for key in AnimationKey.allCases { removeAnimation(key.rawValue) }
  }
}
