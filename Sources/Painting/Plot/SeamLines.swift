import Diagnosis
import Stage

/// The keyboard's top and the bar as lines over time: how far each has risen above the screen's
/// bottom, in points.
///
/// The bar has two edges that matter: its background's bottom, below which the gap begins, and its
/// content's bottom, which the keyboard must not cover. Between them lies padding that the keyboard
/// may hide. So the bar's line is the place in that padding that is nearest to the keyboard, where
/// the keyboard would have to be to touch it. Bar minus keyboard is then the signed gap at every
/// time, also on devices with a home indicator.
struct SeamLines: Sendable, Hashable {
  /// Both lines at a time.
  struct Sample: Sendable, Hashable {
    /// Seconds.
    let time: Double
    /// The keyboard's rise.
    let keyboard: Double
    /// The bar's rise.
    let bar: Double
    /// The signed gap; nil while no keyboard shows.
    let gap: Double?
  }

  /// In order of time; two of one time where something jumps.
  let samples: [Sample]

  /// Samples a film between two times, `count` times evenly and on both sides of each turn.
  ///
  /// Frames alone would draw a jump as a slope of a frame's length, and cut the tips of what moves
  /// quickly.
  init(_ film: Film, range: ClosedRange<Double>, count: Int) {
    let end = min(range.upperBound, film.duration)
    guard end >= range.lowerBound else {
      samples = []
      return
    }
    let length = end - range.lowerBound
    let even =
      (0..<max(count, 1)).map {
        Moment.at(range.lowerBound + length * Double($0) / Double(max(count, 1)))
      } + [Moment.at(end)]
    let turns = film.turnTimes.filter { range.lowerBound <= $0 && $0 <= end }
    let moments = even + turns.flatMap { [Moment.before($0), Moment.at($0)] }
    samples = moments.sorted {
      $0.time < $1.time || ($0.time == $1.time && $0.isBeforeTurns && !$1.isBeforeTurns)
    }.compactMap { SeamLines.sample(film, at: $0) }
  }

  private static func sample(_ film: Film, at moment: Moment) -> Sample? {
    guard let keyboard = film.rect(of: .keyboard, at: moment),
      let toolbar = film.rect(of: .toolbar, at: moment),
      let content = film.rect(of: .toolbarContent, at: moment)
    else { return nil }
    let seam = Seam(
      keyboardTop: keyboard.minY, toolbarBottom: toolbar.maxY, contentBottom: content.maxY)
    let touching = max(content.maxY, min(keyboard.minY, toolbar.maxY))
    return Sample(
      time: moment.time, keyboard: film.screen.maxY - keyboard.minY,
      bar: film.screen.maxY - touching,
      gap: film.showsKeyboard(at: moment.time) ? seam.signed : nil)
  }

  /// Stretches of samples during which the keyboard shows.
  var shown: [[Sample]] {
    samples.split { $0.gap == nil }.map(Array.init)
  }

  /// The lowest and the highest place of either line.
  var rise: ClosedRange<Double> {
    let places = samples.flatMap { [$0.keyboard, $0.bar] }
    return (places.min() ?? 0)...(places.max() ?? 0)
  }
}
