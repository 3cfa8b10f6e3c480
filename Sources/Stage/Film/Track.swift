import Basics

/// One number of one layer over a whole film: x(t) = model(t) + Σ amountᵢ·(1 − pᵢ(t)).
///
/// This is additive animation as Core Animation plays it since iOS 8: a change sets the model at once and adds an
/// animation from (old − new) to 0. One that replaces another removes that one's addition. Times can be sampled
/// independently, in any order.
struct Track: Sendable, Hashable, Codable {
  struct Step: Sendable, Hashable, Codable {
    var time: Double
    var value: Double
  }

  /// A decaying difference.
  struct Addition: Sendable, Hashable, Codable {
    /// Old − new, in the number's unit.
    var amount: Double
    /// When the turn that made it was committed, in seconds.
    var begin: Double
    /// When it ends, in seconds.
    var end: Double
    /// The clock of its progress; nil stays at the start until `end`.
    var clock: Int?
    /// When another replaced it, in seconds; +∞ if none did.
    var removed = Double.infinity
    /// Whether it is shown by a paused animator.
    var isPause = false
    /// Of an animation that a handler gave a layer by itself; nil adds the amount to the value below.
    var base: Base?

    /// The effect of such an animation on the value below it: of the model, and of animations given before.
    enum Base: Sendable, Hashable, Codable {
      /// The value below plus a number, to which the amount decays.
      case below(plus: Double)
      /// A number in place of the value below, to which the amount decays.
      case value(Double)
      /// From a number to the value below; the amount only tells motion from rest.
      case from(Double)
      /// From the value below to a number; likewise.
      case to(Double)
    }

    /// The value that it makes of the one below it.
    func applied(to below: Double, _ progress: Double) -> Double {
      func left(_ amount: Double) -> Double { Grid.snap(addition: amount * (1 - progress)) }
      return switch base {
      case nil: below + left(amount)
      case .below(let more): below + more + left(amount)
      case .value(let value): value + left(amount)
      case .from(let from): below + left(from - below)
      case .to(let to): to + left(below - to)
      }
    }

    /// Whether it is seen at a moment; a turn that removes it still finds it there.
    func runs(at moment: Moment) -> Bool {
      guard end > moment.time else { return false }
      return moment.isBeforeTurns ? removed >= moment.time : removed > moment.time
    }
  }

  var initial: Double
  /// In order of time.
  private(set) var steps: [Step] = []
  private(set) var additions: [Addition] = []
  /// The longest addition's duration, in seconds: how far back a sample must look.
  private(set) var longest = 0.0

  init(initial: Double) {
    self.initial = initial
  }

  var last: Double { steps.last?.value ?? initial }

  /// Sets the model at `time`, which must not precede any step.
  mutating func append(value: Double, at time: Double) {
    if let last = steps.last, last.time == time {
      steps[steps.count - 1].value = value
    } else {
      steps.append(Step(time: time, value: value))
    }
  }

  /// Adds a difference, which must not begin before any other, and returns its index.
  @discardableResult
  mutating func append(_ addition: Addition) -> Int {
    additions.append(addition)
    longest = max(longest, addition.end - addition.begin)
    return additions.count - 1
  }

  func isThere(_ index: Int) -> Bool { additions[index].removed == .infinity }

  /// Removes a difference at `time`; returns false if it was removed before.
  mutating func removeAddition(_ index: Int, at time: Double) -> Bool {
    guard additions[index].removed == .infinity else { return false }
    additions[index].removed = time
    return true
  }

  /// Removes everything still running at `time`, as iOS 7 does when a new animation replaces it.
  ///
  /// Animations that a handler gave by itself have their own keys, and stay.
  mutating func removeAdditions(runningAt time: Double) {
    for index in additions.indices
    where additions[index].base == nil && additions[index].runs(at: .at(time)) {
      additions[index].removed = time
    }
  }

  func endOfAdditions(runningAt time: Double) -> Double? {
    additions.lazy.filter { $0.runs(at: .at(time)) }.map(\.end).max()
  }

  /// The number at a moment; `progress` gives a clock's progress then, 0…1.
  func value(at moment: Moment, progress: (_ clock: Int) -> Double) -> Double {
    steps.withUnsafeBufferPointer { steps in
      additions.withUnsafeBufferPointer { additions in
        Track.value(
          at: moment, from: initial, steps, additions, longest: longest, progress: progress)
      }
    }
  }

  static func value(
    at moment: Moment, from initial: Double, _ steps: UnsafeBufferPointer<Step>,
    _ additions: UnsafeBufferPointer<Addition>, longest: Double,
    progress: (_ clock: Int) -> Double
  ) -> Double {
    var value = model(at: moment, from: initial, steps)
    var next = additions.partitioningIndex { !moment.includesTurn(at: $0.begin) }
    while next > additions.startIndex {
      additions.formIndex(before: &next)
      let addition = additions[next]
      if addition.begin + longest < moment.time { break }
      guard addition.runs(at: moment) else { continue }
      if addition.base != nil {
        return folded(
          at: moment, model(at: moment, from: initial, steps), additions, longest: longest, progress
        )
      }
      guard let clock = addition.clock else {
        value += addition.amount
        continue
      }
      value += Grid.snap(addition: addition.amount * (1 - progress(clock)))
    }
    return value
  }

  /// The value where one of the additions covers the one below it: from the oldest to the newest.
  private static func folded(
    at moment: Moment, _ model: Double, _ additions: UnsafeBufferPointer<Addition>,
    longest: Double, _ progress: (_ clock: Int) -> Double
  ) -> Double {
    var value = model
    for addition in additions[additions.partitioningIndex { $0.begin + longest >= moment.time }...]
    where moment.includesTurn(at: addition.begin) && addition.runs(at: moment) {
      value = addition.applied(to: value, addition.clock.map(progress) ?? 0)
    }
    return value
  }

  /// Whether sums keep all its numbers exactly; clocks always give additions on the grid.
  var isExact: Bool {
    Grid.isExact(initial) && steps.allSatisfy { Grid.isExact($0.value) }
      && additions.allSatisfy { $0.clock != nil || Grid.isExact($0.amount) }
  }

  /// The model's value at a moment: the target of running animations.
  func model(at moment: Moment) -> Double {
    steps.withUnsafeBufferPointer { Track.model(at: moment, from: initial, $0) }
  }

  private static func model(
    at moment: Moment, from initial: Double, _ steps: UnsafeBufferPointer<Step>
  ) -> Double {
    let next = steps.partitioningIndex { !moment.includesTurn(at: $0.time) }
    return next == steps.startIndex ? initial : steps[steps.index(before: next)].value
  }
}
