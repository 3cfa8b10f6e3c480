import Diagnosis
import Stage

/// The rises of the keyboard's top and the bar above the screen's bottom over time, in points.
///
/// The bar has two edges that matter: its background's bottom, which is the bar's line and below which the gap begins,
/// and its content's bottom, which the keyboard must not cover. The padding between them, such as for a home indicator,
/// may be hidden by the keyboard.
///
/// On a form the bottom of the field with the cursor replaces the bar, and in a sheet the sheet's bottom replaces a
/// keyboard that is lower.
package struct SeamLines: Sendable, Hashable {
  package struct Sample: Sendable, Hashable {
    /// In seconds.
    package let time: Double
    /// The keyboard's rise; of a recording nil where it is not seen.
    package let keyboard: Double?
    /// The bar's rise; on a form that of the field with the cursor, and nil while there is none.
    package let bar: Double?
    /// The rises between which a bar is that the keyboard covers; nil where its line is known, or nothing.
    package let covered: ClosedRange<Double>?
    /// The rise of the bar's content, which is above its padding; nil without padding.
    package let content: Double?
    /// The signed gap, a needless lift, or minus a field's covered height; nil without any.
    ///
    /// For a bar that is somewhere in a range it is the least covered length.
    package let gap: Double?
    /// The visible part of the gap: less only where a bar is too high on a covered part.
    package let shown: Double?
    /// Whether the gap is there only because the keyboard has yet to come.
    package let isOnTheWay: Bool

    /// In seconds and points.
    package init(
      time: Double, keyboard: Double?, bar: Double?, covered: ClosedRange<Double>? = nil,
      content: Double? = nil, gap: Double?, shown: Double? = nil, isOnTheWay: Bool = false
    ) {
      self.time = time
      self.keyboard = keyboard
      self.bar = bar
      self.covered = covered
      self.content = content
      self.gap = gap
      self.shown = shown ?? gap
      self.isOnTheWay = isOnTheWay
    }

    /// The same by a clock that is `seconds` later.
    package func earlier(by seconds: Double) -> Sample {
      Sample(
        time: time - seconds, keyboard: keyboard, bar: bar, covered: covered, content: content,
        gap: gap, shown: shown, isOnTheWay: isOnTheWay)
    }
  }

  /// In order of time; two of one time at a jump.
  package let samples: [Sample]

  /// In order of time.
  package init(_ samples: [Sample]) { self.samples = samples }

  /// Samples a film between two times, `count` times evenly and on both sides of each turn.
  ///
  /// Frames alone would draw a jump as a slope of a frame's length, and cut the tips of quick motion.
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
    // A sheet may end above the keyboard; then its bar belongs there.
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

  /// The stretches of samples while the keyboard shows.
  package var shown: [[Sample]] {
    samples.split { $0.gap == nil }.map(Array.init)
  }

  /// The stretches of samples while the keyboard's place is known.
  package var keyboardRuns: [[Sample]] {
    samples.split { $0.keyboard == nil }.map(Array.init)
  }

  /// The stretches of samples while there is a bar or a field.
  package var barRuns: [[Sample]] {
    samples.split { $0.bar == nil }.map(Array.init)
  }

  /// The stretches of samples while the keyboard covers the bar, so that it is somewhere in a range.
  package var coveredRuns: [[Sample]] {
    samples.split { $0.covered == nil }.map(Array.init)
  }

  /// The stretches of samples while the bar has padding.
  package var paddedRuns: [[Sample]] {
    samples.split { $0.bar == nil || $0.content == nil }.map(Array.init)
  }

  /// The lowest and the highest gap, including 0.
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
