/// A measured value of a recording, and its uncertainty.
public struct RecordedMeasure: Sendable, Hashable {
  /// Its name in reports, such as `tooHigh.max`.
  public let name: String
  /// The number, in `unit`.
  public let value: Double
  /// Half the width of the 95 % range, in `unit`.
  public let uncertainty: Double
  /// `pt`, `px` for a recording of unknown scale, `s`, or empty for a count.
  public let unit: String
  /// Its time, in seconds from the film's first frame; nil without one, and for the value 0.
  public let time: Double?

  init(
    _ name: String, _ value: Double, uncertainty: Double, unit: String, at time: Double? = nil
  ) {
    self.name = name
    self.value = value
    self.uncertainty = uncertainty
    self.unit = unit
    self.time = value == 0 ? nil : time
  }
}

extension RecordedMeasure {
  /// The measures of a film, in the order of a film's.
  ///
  /// - `gap` and `overlap`: at rest with the keyboard shown, the largest.
  /// - `off.max`: the bar's largest distance from its right place.
  /// - `tooHigh.max` and `covered.max`: how much farther than a right bar it is above the keyboard, or covered, at
  ///   most. The visible part is smaller; so a film's `gap.max` has another name.
  /// - `tooHigh.duration`: how long it is farther above it than a point, and than the uncertainty.
  static func all(of judgement: BarJudgement, in film: RecordedFilm) -> [RecordedMeasure] {
    let unit = film.unit.short
    let gaps = judgement.all.filter { !$0.isWeak || $0.isExact }
    guard !gaps.isEmpty else { return [] }
    func largest(_ name: String, _ extremes: [EventGaps.Gap?]) -> RecordedMeasure {
      let largest = extremes.compactMap { $0 }.max { abs($0.excess) < abs($1.excess) }
      let noise = gaps.map(\.noise).max() ?? 0
      return RecordedMeasure(
        name, abs(largest?.excess ?? 0), uncertainty: largest?.uncertainty ?? noise, unit: unit,
        at: largest?.time)
    }
    var measures: [RecordedMeasure] = []
    let rests = judgement.rests.compactMap { rest in
      rest.distance.flatMap { rest.isShown ? (rest, $0) : nil }
    }
    for (name, sign) in [("gap", 1.0), ("overlap", -1.0)] {
      guard let (rest, distance) = rests.max(by: { $0.1 * sign < $1.1 * sign }) else { continue }
      // It is reached where the motion before it ends, or where the film begins.
      measures.append(
        RecordedMeasure(
          name, max(0, distance * sign), uncertainty: rest.uncertainty, unit: unit,
          at: film.frames[rest.frames.lowerBound].time))
    }
    measures.append(largest("off.max", [judgement.farthest]))
    measures.append(largest("tooHigh.max", gaps.map(\.widest)))
    measures.append(largest("covered.max", gaps.map(\.deepest)))
    let visible = gaps.reduce(0) { $0 + $1.visibleDuration(point: film.point) }
    let interval = gaps.map { $0.frames.map(\.time).usualStep }.max() ?? 0
    measures.append(
      RecordedMeasure("tooHigh.duration", visible, uncertainty: interval, unit: "s"))
    return measures
  }
}

extension EventGaps {
  /// The uncertainty of a gap of zero, in the film's unit.
  public var noise: Double { median(frames.filter(\.isTrusted).map(\.uncertainty)) }

  /// The time a gap is visible, in seconds: each frame lasts until the next.
  func visibleDuration(point: Double) -> Double {
    guard widest != nil else { return 0 }
    return zip(frames, frames.dropFirst()).reduce(0) { sum, pair in
      pair.0.isTrusted && pair.0.excess > max(point, pair.0.uncertainty)
        ? sum + pair.1.time - pair.0.time : sum
    }
  }
}
