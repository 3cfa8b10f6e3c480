/// One motion of the keyboard that two recordings have, set by when it begins.
public struct ComparedMotion: Sendable {
  /// The event's name, such as `1 show`.
  public let event: String
  /// Its index in each recording.
  public let before, after: Int
  /// When it begins in each, in seconds from the first frame; nil if no known motion is near.
  public let begins: (before: Double, after: Double)?
  /// Half the width of the 95 % range of the difference of both begins, in seconds.
  public let beginUncertainty: Double
  /// Its measures: heights, distances, and times in ms.
  public let differences: [HeldDifference]
  /// By how much the clock of the one is ahead; nil if the keyboard's motion is not seen.
  package let delay: Double?

  let keyboard, bar: (before: HeldCourse, after: HeldCourse)?
  /// Half the width of the 95 % range of a time of the one in the other, in seconds.
  let clockError: Double

  init(
    _ before: RecordingVerdict, _ first: Int, _ after: RecordingVerdict, _ second: Int,
    _ errors: (before: ComparisonError, after: ComparisonError), _ obstacle: ComparisonObstacle?
  ) {
    let event = RecordingComparison.name(
      ofEvent: first, in: before, and: second, in: after)
    (self.event, self.before, self.after) = (event, first, second)
    let alignment = MotionAlignment(
      .keyboard(ofEvent: first, in: before), .keyboard(ofEvent: second, in: after))
    let isTold = obstacle?.allowsKeyboard ?? true
    begins = alignment.flatMap {
      $0.moment == .halfway || !isTold ? nil : ($0.before, $0.after)
    }
    beginUncertainty = alignment?.uncertainty ?? 0
    delay = alignment.map { $0.after - $0.before }
    let times = [before.fits[first], after.fits[second]].map { 2 * $0.keyboard.timeUncertainty }
    clockError = ([beginUncertainty] + times).reduce(0) { $0 + $1 * $1 }.squareRoot()
    let travels = [(before, first), (after, second)].compactMap { verdict, index in
      verdict.fits[index].keyboard.nearest.map { ($0.end - $0.start).magnitude }
    }
    keyboard = (isTold ? alignment : nil).flatMap { alignment in
      let travel = travels.reduce(0, +) / Double(max(travels.count, 1))
      return HeldCourse(
        ofKeyboardIn: first, of: before, from: alignment.before, travel: travel, errors.before
      )
      .flatMap { one in
        HeldCourse(
          ofKeyboardIn: second, of: after, from: alignment.after, travel: travel, errors.after
        )
        .map { (one, $0) }
      }
    }
    bar = (obstacle == nil ? alignment : nil).flatMap { alignment in
      HeldCourse(
        ofBarIn: first, of: before, from: alignment.before, errors.before
      ).flatMap { one in
        HeldCourse(ofBarIn: second, of: after, from: alignment.after, errors.after)
          .map { (one, $0) }
      }
    }
    // Where bars may differ by all of the keyboard's way, one that stays may be one that goes along.
    let most = travels.max() ?? max(before.film.height, after.film.height)
    let vague = ComparedMotion.vague * max(before.film.point, after.film.point)
    let lengths = zip(before.held(ofEvent: first), after.held(ofEvent: second)).map {
      HeldDifference(
        $0, $1, event: event, errors, obstacle,
        most: $0.name.hasPrefix("keyboard") ? min(most, vague) : most)
    }
    differences =
      lengths
      + ComparedMotion.times(
        before, first, after, second, alignment, event, obstacle)
  }

  /// Whether frames of both show bar and keyboard at the same times.
  public var comparesBar: Bool {
    bar.map { $0.after.meets($0.before) && $0.before.meets($0.after) } ?? false
  }

  /// Whether frames of both show the keyboard at the same times.
  public var comparesKeyboard: Bool {
    keyboard.map { $0.after.meets($0.before) && $0.before.meets($0.after) } ?? false
  }

  /// The uncertainty, in points, from which on a keyboard's top may be another edge: no suggestions or bars are lower.
  private static let vague = 20.0
  /// How far begins may be off that are found by different shapes, in seconds.
  private static let shapeError = 0.008

  /// The durations of keyboard and bar, and when the bar begins, in ms.
  private static func times(
    _ before: RecordingVerdict, _ first: Int, _ after: RecordingVerdict, _ second: Int,
    _ alignment: MotionAlignment?, _ event: String, _ obstacle: ComparisonObstacle?
  ) -> [HeldDifference] {
    let edges = [
      (
        EdgeCourse.keyboard(ofEvent: first, in: before),
        EdgeCourse.keyboard(ofEvent: second, in: after)
      ),
      (EdgeCourse.bar(ofEvent: first, in: before), EdgeCourse.bar(ofEvent: second, in: after)),
    ]
    func milliseconds(
      _ name: String, _ pair: [(value: Double, uncertainty: Double)?]
    ) -> HeldDifference {
      let measures = pair.map { time in
        HeldMeasure(
          milliseconds: time.map { ($0.value * 1000, $0.uncertainty * 1000) }, name: name,
          event: event)
      }
      return HeldDifference(measures[0], measures[1], event: event, (.none, .none), obstacle)
    }
    let durations = zip(["keyboard", "bar"], edges).map { name, pair in
      milliseconds("\(name) takes, 10 to 90 %", [pair.0.duration, pair.1.duration])
    }
    guard let alignment, let own = MotionAlignment(edges[1].0, edges[1].1),
      alignment.moment != .halfway, own.moment != .halfway
    else { return durations }
    let shapes = own.moment == .begin ? 0 : ComparedMotion.shapeError
    let error =
      [alignment.uncertainty, own.uncertainty, shapes].reduce(0) { $0 + $1 * $1 }
      .squareRoot() / 2.0.squareRoot()
    return durations + [
      milliseconds(
        HeldDifference.begin,
        [(own.before - alignment.before, error), (own.after - alignment.after, error)])
    ]
  }
}

extension EdgeCourse {
  /// From a tenth to nine tenths of its way, in seconds; nil if no motion is near.
  fileprivate var duration: (value: Double, uncertainty: Double)? {
    nearest.map { motion in
      (
        motion.time(ofProgress: 0.9) - motion.time(ofProgress: 0.1),
        2 * uncertainty(ofBegin: motion)
      )
    }
  }
}
