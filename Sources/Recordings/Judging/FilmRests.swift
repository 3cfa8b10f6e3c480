extension RecordedFilm {
  /// The greatest height of a hidden keyboard, in points: a layout guide ends at the safe area.
  static let hiddenHeight = 40.0

  package var isExact: Bool { source.kind == .trace }

  func isHidden(keyboardTop: Double) -> Bool {
    keyboardTop >= height - RecordedFilm.hiddenHeight * point
  }

  private func isHalfHidden(keyboardTop: Double, within tolerance: Double) -> Bool {
    let above = height - keyboardTop
    return isHidden(keyboardTop: keyboardTop) && above > tolerance
      && !SystemInset.isSafeArea(above, within: tolerance, in: self)
  }

  /// Empty without a motion; between the parts of a motion that turns back there is none.
  var rests: [FilmRest] {
    guard !events.isEmpty else { return [] }
    return (0...events.count).compactMap { index in
      let before = index > 0 ? index - 1 : nil
      let after = index < events.count ? index : nil
      if let before, events[before].isInterrupted { return nil }
      if let after, after == 0, isCut(atStart: true) { return nil }
      if let before, before == events.count - 1, isCut(atStart: false) { return nil }
      let start = before.map { events[$0].frames.upperBound } ?? 0
      let end = after.map { events[$0].frames.lowerBound } ?? frames.count - 1
      guard start <= end else { return nil }
      let span = frames[start...end]
      let tops = span.compactMap { $0.keyboardTop }
      func bar(_ frame: RecordedFrame) -> Reading? {
        frame.coversBar(point: point) ? nil : frame.barBottom
      }
      let bars = span.compactMap(bar)
      let both = span.compactMap { frame in
        frame.keyboardTop.flatMap { top in bar(frame).map { (top, $0) } }
      }
      // If no frame shows it, the motions around do: a keyboard that has gone is hidden.
      let isGone = before.map { events[$0].kind == .hide } ?? after.map { events[$0].kind == .show }
      guard !tops.isEmpty || isGone == true else { return nil }
      let top = tops.isEmpty ? height : median(tops.map(\.value))
      let uncertainty = median(both.map { Reading.uncertainty(ofDistance: $0.0, $0.1) })
      return FilmRest(
        frames: start...end, before: before, after: after,
        isShown: !isHidden(keyboardTop: top),
        isHalfHidden: isHalfHidden(keyboardTop: top, within: max(2 * point, uncertainty)),
        keyboardTop: top,
        barBottom: bars.isEmpty ? nil : median(bars.map(\.value)),
        distance: both.isEmpty ? nil : median(both.map { $0.0.value - $0.1.value }),
        uncertainty: uncertainty, drift: (bars.last?.value ?? 0) - (bars.first?.value ?? 0))
    }
  }

  /// Whether the film begins or ends in a motion, without a rest.
  func isCut(atStart isStart: Bool) -> Bool {
    guard frames.count > 1, let event = isStart ? events.first : events.last,
      isStart ? event.frames.lowerBound == 0 : event.frames.upperBound == frames.count - 1
    else { return false }
    let edge = isStart ? 0 : frames.count - 1
    // A step between two frames says nothing about a slow end.
    let early = frames[event.frames].firstIndex {
      $0.time >= frames[edge].time - RecordedFilm.longestStill
    }
    let next = isStart ? 1 : min(early ?? edge, edge - 1)
    func step(_ path: KeyPath<RecordedFrame, Reading?>) -> Double {
      guard let here = frames[edge][keyPath: path], let there = frames[next][keyPath: path] else {
        return 0
      }
      return max(0, abs(here.value - there.value) - here.uncertainty - there.uncertainty)
    }
    // A hidden keyboard cannot be elsewhere, and a bar has begun with it.
    let isHidden =
      isStart && frames[edge].keyboardTop.map { abs($0.value - height) < point } ?? false
    if isHidden { return step(\.barBottom) > RecordedFilm.firstStep * point }
    let still = RecordedFilm.stillness * point
    return max(step(\.keyboardTop), step(\.barBottom)) > still
  }

  /// The longest way of an edge in a spring's slow end, in points, and its time, in seconds.
  private static let stillness = 1.0
  private static let longestStill = 0.085
  /// The longest way of a bar in the first 1/60 s on the keyboard's spring of iOS 7, in points.
  private static let firstStep = 14.0
}

extension Reading {
  static func uncertainty(ofDistance first: Reading, _ second: Reading) -> Double {
    (first.uncertainty * first.uncertainty + second.uncertainty * second.uncertainty).squareRoot()
  }
}
