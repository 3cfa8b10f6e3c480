import Diagnosis
import Stage

/// The keyboard's top and the bar as lines over time: how far each has risen above the screen's
/// bottom, in points.
///
/// The bar has two edges that matter: its background's bottom, which is the bar's line and below which the gap begins, and
/// its content's bottom, which the keyboard must not cover. Between them lies padding that the keyboard may hide, such as
/// that for a home indicator.
///
/// On a form the bottom of the field with the cursor stands for the bar, and in a sheet the sheet's bottom for a
/// keyboard that is lower.
package struct SeamLines: Sendable, Hashable {
  /// Both lines at a time.
  package struct Sample: Sendable, Hashable {
    /// Seconds.
    package let time: Double
    /// The keyboard's rise; of a recording nil where it is not seen.
    package let keyboard: Double?
    /// The bar's rise; on a form that of the field with the cursor, and nil while there is none.
    package let bar: Double?
    /// The rise of the bar's content, which its padding lies below; nil where the bar has no padding.
    package let content: Double?
    /// The signed gap, how far the bar is lifted for nothing, or minus what is covered of a field; nil while there is
    /// nothing to measure.
    package let gap: Double?
    /// What of the gap shows between both lines: all of it, but where a bar is too high on a part that is covered.
    package let shown: Double?
    /// Whether the gap is there only because the keyboard has yet to come.
    package let isOnTheWay: Bool

    /// Both lines at a time, in seconds and points.
    package init(
      time: Double, keyboard: Double?, bar: Double?, content: Double? = nil, gap: Double?,
      shown: Double? = nil,
      isOnTheWay: Bool = false
    ) {
      self.time = time
      self.keyboard = keyboard
      self.bar = bar
      self.content = content
      self.gap = gap
      self.shown = shown ?? gap
      self.isOnTheWay = isOnTheWay
    }

    /// The same by a clock that is so many seconds later.
    package func earlier(by seconds: Double) -> Sample {
      Sample(
        time: time - seconds, keyboard: keyboard, bar: bar, content: content, gap: gap,
        shown: shown, isOnTheWay: isOnTheWay)
    }
  }

  /// In order of time; two of one time where something jumps.
  package let samples: [Sample]

  /// Lines through samples, in order of time.
  package init(_ samples: [Sample]) { self.samples = samples }

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
        bar: field.map { screenBottom - $0.maxY },
        gap: marked?.seam.signed, isOnTheWay: marked?.isOnTheWay == true)
    }
    guard let toolbar = film.rect(of: .toolbar, at: moment),
      let content = film.rect(of: .toolbarContent, at: moment)
    else { return nil }
    let hasPadding = abs(toolbar.maxY - content.maxY) > Seam.rounding
    return Sample(
      time: moment.time, keyboard: screenBottom - edge, bar: screenBottom - toolbar.maxY,
      content: hasPadding ? screenBottom - content.maxY : nil,
      gap: marked?.seam.signed ?? film.unneededLift(at: moment.time),
      isOnTheWay: marked?.isOnTheWay == true)
  }

  /// Stretches of samples during which the keyboard shows.
  package var shown: [[Sample]] {
    samples.split { $0.gap == nil }.map(Array.init)
  }

  /// Stretches of samples during which the keyboard's place is known.
  package var keyboardRuns: [[Sample]] {
    samples.split { $0.keyboard == nil }.map(Array.init)
  }

  /// Stretches of samples during which there is a bar or a field.
  package var barRuns: [[Sample]] {
    samples.split { $0.bar == nil }.map(Array.init)
  }

  /// Stretches of samples during which the bar has padding.
  package var paddedRuns: [[Sample]] {
    samples.split { $0.bar == nil || $0.content == nil }.map(Array.init)
  }

  /// The lowest and the highest gap, with 0 between them.
  package var gaps: ClosedRange<Double> {
    let gaps = samples.compactMap(\.gap)
    return min(gaps.min() ?? 0, 0)...max(gaps.max() ?? 0, 0)
  }

  /// The lowest and the highest of either line.
  package var rise: ClosedRange<Double> {
    let offsets = samples.flatMap { [$0.keyboard, $0.bar, $0.content].compactMap { $0 } }
    return (offsets.min() ?? 0)...(offsets.max() ?? 0)
  }
}
