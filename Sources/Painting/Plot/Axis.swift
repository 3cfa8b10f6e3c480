import Basics

/// A range of numbers laid out along a line, with ticks at round steps.
///
/// The range is finite and longer than 0. Ticks are inside it, multiples of the step, in order, each once; none is −0.
struct Axis: Sendable, Hashable {
  /// A labelled number.
  struct Tick: Sendable, Hashable {
    let value: Double
    let text: String
  }

  let domain: ClosedRange<Double>
  let step: RoundStep
  let ticks: [Tick]

  /// Larger numbers are clamped to this, so that no length overflows.
  static let largest = 1e300
  /// A range shorter than this, or than this times its own numbers, is drawn as one number.
  static let shortest = 1e-9

  /// An axis of at most `mostTicks` ticks.
  ///
  /// A range of one number is widened on each side by half of that, and by at least a half.
  init(_ domain: ClosedRange<Double>, mostTicks: Int) {
    let domain = Axis.laidOut(domain)
    let step = RoundStep(length: domain.upperBound - domain.lowerBound, mostTicks: mostTicks)
    // A hundred-millionth of a step keeps a tick whose division was rounded to the wrong side of an end.
    let slack = 1e-8
    let first = (domain.lowerBound / step.value - slack).rounded(.up)
    let last = (domain.upperBound / step.value + slack).rounded(.down)
    self.domain = domain
    self.step = step
    ticks =
      first > last
      ? []
      : (Int(first)...Int(last)).map {
        Tick(
          // Plus 0, because an end may be −0.
          value: min(max(step.multiple($0), domain.lowerBound), domain.upperBound) + 0,
          text: step.text(ofMultiple: $0))
      }
  }

  /// An axis of at most `mostTicks` ticks, or more so that each side of zero with values has one.
  ///
  /// - Parameter values: From least to greatest; a side on which they amount to less than 1 has none.
  init(_ domain: ClosedRange<Double>, mostTicks: Int, telling values: ClosedRange<Double>) {
    var axis = Axis(domain, mostTicks: mostTicks)
    for most in mostTicks...(mostTicks + Axis.mostMore) {
      axis = Axis(domain, mostTicks: most)
      let isTold =
        (values.lowerBound > -1 || axis.ticks.contains { $0.value < 0 })
        && (values.upperBound < 1 || axis.ticks.contains { $0.value > 0 })
      if isTold { break }
    }
    self = axis
  }

  /// Enough for a tick on a side that is a quarter of the range.
  private static let mostMore = 6

  private static func laidOut(_ domain: ClosedRange<Double>) -> ClosedRange<Double> {
    let lower = max(-largest, min(domain.lowerBound, largest))
    let upper = max(-largest, min(domain.upperBound, largest))
    let size = max(lower.magnitude, upper.magnitude)
    if upper - lower >= max(size, 1) * shortest { return lower...upper }
    let middle = lower + (upper - lower) / 2
    let half = max(size / 2, 0.5)
    return (middle - half)...(middle + half)
  }

  var length: Double { domain.upperBound - domain.lowerBound }

  /// The place along the line: 0 at the start, 1 at the end, beyond them for numbers outside.
  func part(of value: Double) -> Double {
    (value - domain.lowerBound) / (domain.upperBound - domain.lowerBound)
  }

  /// A range with room at both ends, `share` of its length each.
  static func roomy(_ domain: ClosedRange<Double>, by share: Double) -> ClosedRange<Double> {
    let room = min((domain.upperBound - domain.lowerBound) * share, largest)
    return (domain.lowerBound - room)...(domain.upperBound + room)
  }
}
