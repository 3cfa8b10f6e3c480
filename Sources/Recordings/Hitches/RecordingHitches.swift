import Basics
import Diagnosis

/// The hitches of a recording's motions.
public struct RecordingHitches: Sendable, Hashable {
  /// Of each event, in order of time.
  public let events: [EventHitches]

  /// How long the app was late, in milliseconds a second of motion; nil if it is unknown for every motion.
  ///
  /// Apple calls it the hitch time ratio (WWDC 2020, session 10077; MetricKit, `MXAnimationMetric`).
  public var ratio: ClosedRange<Double>? {
    let told = events.filter(\.isTold)
    let motion = told.map(\.motion).reduce(0, +)
    guard motion > 0 else { return nil }
    let times = told.compactMap(\.appTime)
    func perSecond(_ times: [Double]) -> Double { 1000 * times.reduce(0, +) / motion }
    return perSecond(times.map(\.lowerBound))...perSecond(times.map(\.upperBound))
  }

  /// Up to how many milliseconds a second hitches are good.
  ///
  /// Source: Apple, “Understanding hitches in your app”, of all animations: up to 10 is good, up to 25 a warning, up to 50
  /// critical, and more wants attention at once. Session 10077 of WWDC 2020 has 5, for scrolling.
  public static let good = 10.0
  /// The least length of a recorder's that gets a sentence, in seconds.
  private static let saidOfRecorder = 0.05

  /// Where the app was late and by how much, and that a recorder was; empty without either.
  package func sentences(in film: RecordedFilm) -> [String] {
    appSentences(in: film) + recorderSentence
  }

  private func appSentences(in film: RecordedFilm) -> [String] {
    let apps = zip(film.events, events).flatMap { event, hitches in
      hitches.all.filter { $0.cause == .app }.map { (event.kind, $0) }
    }
    guard let (kind, worst) = apps.max(by: { $0.1.length.upperBound < $1.1.length.upperBound }),
      let ratio
    else { return [] }
    let others = apps.count - 1
    let frames = "\(worst.frames.lowerBound) to \(worst.frames.upperBound)"
    let limit = RecordingHitches.good
    return [
      "When \(kind.clause), your app\(worst.isSeen ? "" : " probably") stalls for \(worst.length.milliseconds) from "
        + "\(worst.begin.milliseconds) on: in frames \(frames) the keyboard keeps moving and the bar does not; then the bar "
        + "jumps to catch up\(others == 0 ? "" : others == 1 ? ", and once more" : ", and \(others) more times").",
      "That is \(RecordingHitches.whole(ratio)) ms of hitches per second of motion"
        + (ratio.lowerBound > limit ? "; Apple calls up to \(limit.shortest) good." : "."),
    ]
  }

  private var recorderSentence: [String] {
    let recorders = events.flatMap(\.all).filter { $0.cause == .recorder }
    guard let worst = recorders.max(by: { $0.length.upperBound < $1.length.upperBound }),
      worst.length.upperBound >= RecordingHitches.saidOfRecorder
    else { return [] }
    return [
      "The recorder has no new picture for \(worst.length.milliseconds) from \(worst.begin.milliseconds) on: bar and "
        + "keyboard stop together, which a stalled main thread cannot cause."
    ]
  }

  private static func whole(_ range: ClosedRange<Double>) -> String {
    let ends = [range.lowerBound, range.upperBound].map { $0.decimals(upTo: $0 < 20 ? 1 : 0) }
    return ends[0] == ends[1] ? ends[0] : "\(ends[0]) to \(ends[1])"
  }
}
