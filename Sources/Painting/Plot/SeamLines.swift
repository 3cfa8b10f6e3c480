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
///
/// On a form the bottom of the field with the cursor stands for the bar, and in a sheet the sheet's bottom for a
/// keyboard that is lower.
struct SeamLines: Sendable, Hashable {
  /// Both lines at a time.
  struct Sample: Sendable, Hashable {
    /// Seconds.
    let time: Double
    /// The keyboard's rise.
    let keyboard: Double
    /// The bar's rise.
    let bar: Double
    /// Whether there is a bar or, on a form, a field with the cursor then.
    let hasBar: Bool
    /// The signed gap, how far the bar is lifted for nothing, or minus what is covered of a field; nil while there is
    /// nothing to measure.
    let gap: Double?
    /// Whether the gap is there only because the keyboard has yet to come.
    let isOnTheWay: Bool

    init(
      time: Double, keyboard: Double, bar: Double, hasBar: Bool, gap: Double?,
      isOnTheWay: Bool = false
    ) {
      self.time = time
      self.keyboard = keyboard
      self.bar = bar
      self.hasBar = hasBar
      self.gap = gap
      self.isOnTheWay = isOnTheWay
    }
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
    guard let keyboard = film.rect(of: .keyboard, at: moment) else { return nil }
    let screenBottom = film.screen(at: moment.time).maxY
    // A sheet may end above the keyboard; then that is where its bar belongs.
    let edge = min(keyboard.minY, film.rect(of: .sheet, at: moment)?.maxY ?? .infinity)
    let marked = film.marked(at: moment)
    if film.landmarks[.toolbar] == nil {
      let field = film.focusedRect(at: moment)
      return Sample(
        time: moment.time, keyboard: screenBottom - keyboard.minY,
        bar: screenBottom - (field?.maxY ?? keyboard.minY), hasBar: field != nil,
        gap: marked?.seam.signed, isOnTheWay: marked?.isOnTheWay == true)
    }
    guard let toolbar = film.rect(of: .toolbar, at: moment),
      let content = film.rect(of: .toolbarContent, at: moment)
    else { return nil }
    let touching = max(content.maxY, min(edge, toolbar.maxY))
    return Sample(
      time: moment.time, keyboard: screenBottom - edge, bar: screenBottom - touching, hasBar: true,
      gap: marked?.seam.signed ?? film.unneededLift(at: moment.time),
      isOnTheWay: marked?.isOnTheWay == true)
  }

  /// Stretches of samples during which the keyboard shows.
  var shown: [[Sample]] {
    samples.split { $0.gap == nil }.map(Array.init)
  }

  /// Stretches of samples during which there is a bar or a field.
  var barRuns: [[Sample]] {
    samples.split { !$0.hasBar }.map(Array.init)
  }

  /// The lowest and the highest gap, with 0 between them.
  var gaps: ClosedRange<Double> {
    let gaps = samples.compactMap(\.gap)
    return min(gaps.min() ?? 0, 0)...max(gaps.max() ?? 0, 0)
  }

  /// The lowest and the highest place of either line.
  var rise: ClosedRange<Double> {
    let places = samples.flatMap { [$0.keyboard, $0.bar] }
    return (places.min() ?? 0)...(places.max() ?? 0)
  }
}
