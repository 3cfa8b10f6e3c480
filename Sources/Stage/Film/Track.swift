import Basics

/// One number of one layer over a whole film: x(t) = model(t) + Σ amountᵢ·(1 − pᵢ(t)).
///
/// This is additive animation as Core Animation plays it since iOS 8: a change sets the model at once and
/// adds an animation from (old − new) to 0. One that replaces another takes away what that one added. Any time can be asked for alone, in any order.
struct Track: Sendable, Hashable {
  /// The model took `value` in the turn at `time`.
  struct Step: Sendable, Hashable {
    var time: Double
    var value: Double
  }

  /// A difference that dies away.
  struct Addition: Sendable, Hashable {
    /// Old − new, in the number's unit.
    var amount: Double
    /// When the turn that made it was committed, in seconds.
    var begin: Double
    /// When it is taken away, in seconds.
    var end: Double
    /// The clock that says how far it has come; nil stays at the start until `end`.
    var clock: Int?
    /// When another replaced it, in seconds; +∞ if none did.
    var removed = Double.infinity
    /// Whether it is what an animator shows while it is paused.
    var isPause = false

    /// Whether it is seen at a moment; a turn that removes it finds it still there.
    func runs(at moment: Moment) -> Bool {
      guard end > moment.time else { return false }
      return moment.isBeforeTurns ? removed >= moment.time : removed > moment.time
    }
  }

  /// The value before the first step.
  var initial: Double
  /// In order of time.
  private(set) var steps: [Step] = []
  /// In order of their beginnings.
  private(set) var additions: [Addition] = []
  /// The longest time between an addition's beginning and end: how far back a sample must look.
  private(set) var longest = 0.0

  init(initial: Double) {
    self.initial = initial
  }

  /// The model's value after every step so far.
  var last: Double { steps.last?.value ?? initial }

  /// Sets the model at `time`, which is no earlier than any step before.
  mutating func append(value: Double, at time: Double) {
    if let last = steps.last, last.time == time {
      steps[steps.count - 1].value = value
    } else {
      steps.append(Step(time: time, value: value))
    }
  }

  /// Adds a difference; its beginning is no earlier than any before.
  ///
  /// - Returns: Its index.
  @discardableResult
  mutating func append(_ addition: Addition) -> Int {
    additions.append(addition)
    longest = max(longest, addition.end - addition.begin)
    return additions.count - 1
  }

  /// Whether a difference was not taken away.
  func isThere(_ index: Int) -> Bool { additions[index].removed == .infinity }

  /// Takes away one difference at `time`, unless that has been done.
  ///
  /// - Returns: Whether it was there.
  mutating func removeAddition(_ index: Int, at time: Double) -> Bool {
    guard additions[index].removed == .infinity else { return false }
    additions[index].removed = time
    return true
  }

  /// Takes away everything that is still running at `time`, as iOS 7 does when a new animation replaces it.
  mutating func removeAdditions(runningAt time: Double) {
    for index in additions.indices where additions[index].runs(at: .at(time)) {
      additions[index].removed = time
    }
  }

  /// The latest end of what is still running at `time`; nil when nothing is.
  func endOfAdditions(runningAt time: Double) -> Double? {
    additions.lazy.filter { $0.runs(at: .at(time)) }.map(\.end).max()
  }

  /// The number at a moment; `progress` says how far a clock has come then, 0…1.
  func value(at moment: Moment, progress: (_ clock: Int) -> Double) -> Double {
    steps.withUnsafeBufferPointer { steps in
      additions.withUnsafeBufferPointer { additions in
        Track.value(
          at: moment, from: initial, steps, additions, longest: longest, progress: progress)
      }
    }
  }

  /// The same of a track with these steps and additions.
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
      guard let clock = addition.clock else {
        value += addition.amount
        continue
      }
      value += Grid.snap(addition: addition.amount * (1 - progress(clock)))
    }
    return value
  }

  /// Whether sums keep all its numbers exactly; what clocks make of its additions is on the grid anyway.
  var isExact: Bool {
    Grid.isExact(initial) && steps.allSatisfy { Grid.isExact($0.value) }
      && additions.allSatisfy { $0.clock != nil || Grid.isExact($0.amount) }
  }

  /// The model's value at a moment: where what runs then will end.
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
