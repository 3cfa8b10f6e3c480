import Basics

/// A length through an event, comparable at different instants.
struct HeldCourse {
  private struct Sample {
    /// Since the moment by which clocks are set, in seconds.
    let time: Double
    /// In the film's unit.
    let value: Double
    let uncertainty: Double
  }

  /// In order of time.
  private let samples: [Sample]
  private let isExact: Bool

  /// The least error of an alignment, in seconds: a recorder's clock is not the display's.
  private static let leastAlignment = 0.002

  /// From the bar's bottom to the keyboard's top; nil if no frame shows both.
  ///
  /// - Parameters:
  ///   - moment: By which clocks are set, in seconds.
  ///   - error: Of all of its lengths.
  init?(
    ofBarIn index: Int, of verdict: RecordingVerdict, from moment: Double, _ error: ComparisonError
  ) {
    let fit = verdict.events[index].fit
    let believed = fit.bar?.gaps.map { Set($0.frames.filter(\.isTrusted).map(\.frame)) }
    self.init(fit, in: verdict.film, from: moment) { frame in
      let shown = verdict.film.frames[frame]
      guard believed?.contains(frame) ?? true, !shown.coversBar(point: verdict.film.point),
        let top = shown.keyboardTop,
        let bottom = shown.barBottom
      else { return nil }
      let distance = top.value - bottom.value
      return Reading(
        distance,
        uncertainty: top.uncertainty + bottom.uncertainty
          + error.allowed(distance, isBars: true))
    }
  }

  /// How far the keyboard has come, of a travel that both have; nil if its rests are not seen.
  init?(
    ofKeyboardIn index: Int, of verdict: RecordingVerdict, from moment: Double, travel: Double,
    _ error: ComparisonError
  ) {
    let fit = verdict.events[index].fit
    guard let nearest = fit.keyboard.nearest, nearest.start != nearest.end else { return nil }
    let scale = travel / (nearest.end - nearest.start)
    self.init(fit, in: verdict.film, from: moment) { frame in
      verdict.film.frames[frame].keyboardTop.map { top in
        Reading(
          (top.value - nearest.start) * scale,
          uncertainty: (top.uncertainty + error.keyboard) * scale.magnitude)
      }
    }
  }

  private init?(
    _ fit: EventFit, in film: RecordedFilm, from moment: Double,
    _ value: (Int) -> Reading?
  ) {
    samples = fit.event.frames.compactMap { frame -> Sample? in
      let shown = film.frames[frame]
      guard !shown.isRepeated, !shown.isTorn, let value = value(frame) else { return nil }
      return Sample(
        time: (fit.times[frame] ?? shown.time) - moment, value: value.value,
        uncertainty: value.uncertainty)
    }.sorted { $0.time < $1.time }
    guard samples.count > 1 else { return nil }
    isExact = film.isExact
  }

  /// Where two courses are farthest apart.
  struct Far {
    /// Since the moment by which clocks are set, in seconds.
    let time: Double
    /// Of the one course and the other, in the film's unit.
    let value, other: Double
    /// Half the width of the 95 % range of their difference, in the film's unit.
    let uncertainty: Double

    var difference: Double { value - other }

    /// As seen from the other course.
    var reversed: Far { Far(time: time, value: other, other: value, uncertainty: uncertainty) }
  }

  /// The largest difference beyond errors and tolerance; between frames, any value may have been.
  ///
  /// - Parameter alignment: The error of both clocks against each other, in seconds.
  func farthest(
    from other: HeldCourse, tolerance: Double, alignment: Double
  ) -> Far? {
    let window = max(alignment, HeldCourse.leastAlignment)
    var run = 0
    var worst: Far?
    for sample in samples {
      guard let near = other.near(sample.time, window: window) else { continue }
      let difference =
        sample.value - min(max(sample.value, near.values.lowerBound), near.values.upperBound)
      let uncertainty = sample.uncertainty + near.uncertainty
      run = difference.magnitude > tolerance + uncertainty ? run + 1 : 0
      // A picture may be read wrongly once.
      guard run >= (isExact && other.isExact ? 1 : 2) else { continue }
      if difference.magnitude > worst?.difference.magnitude ?? 0 {
        worst = Far(
          time: sample.time, value: sample.value, other: sample.value - difference,
          uncertainty: uncertainty)
      }
    }
    return worst
  }

  /// When a keyboard that has begun is certainly moving, in seconds: no known motion is shorter.
  private static let way = 0.02...0.25

  /// Whether a sample of one in motion is between two of the other.
  func meets(_ other: HeldCourse) -> Bool {
    samples.contains {
      HeldCourse.way.contains($0.time)
        && other.near($0.time, window: HeldCourse.leastAlignment) != nil
    }
  }

  /// The values around a time, between the frames before and after it; nil outside.
  private func near(
    _ time: Double, window: Double
  ) -> (values: ClosedRange<Double>, uncertainty: Double)? {
    let first = samples.partitioningIndex { $0.time > time - window } - 1
    let last = samples.partitioningIndex { $0.time >= time + window }
    guard first >= 0, last < samples.count else { return nil }
    let inside = samples[first...last]
    let values = inside.map(\.value)
    // Between two frames a course bends as it does around them; near the ends of motions it bends otherwise.
    let (before, after) = (samples[max(first - 1, 0)], samples[min(last + 1, samples.count - 1)])
    let chord = samples[first].value + samples[last].value - before.value - after.value
    let interval = (samples[last].time - samples[first].time) / EventGaps.turn
    let bend = chord.magnitude / 16 * (1 + interval * interval)
    let (low, high) = (values.min() ?? 0, values.max() ?? 0)
    return (low - bend...high + bend, inside.map(\.uncertainty).max() ?? 0)
  }
}
