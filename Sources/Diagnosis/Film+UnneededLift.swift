extension Film {
  /// The lift of the bar's content while the keyboard is undocked, split or floats, in points.
  ///
  /// Such a keyboard covers nothing at the bottom, so the lift is not needed. Nil while no such keyboard is shown, and
  /// without a bar. A bar at rest on such a keyboard, to within a device pixel, needs its lift: 0. Where the keyboard
  /// comes from the dock or returns to it, the bar has to move with it; then only frames without motion count.
  package func unneededLift(at time: Double) -> Double? {
    guard let span = undockedSpans.last(where: { $0.contains(time) }), !showsKeyboard(at: time),
      let lift = lift(at: time)
    else { return nil }
    let touchesDock = keyboardSpans.contains {
      $0.upperBound == span.lowerBound || $0.lowerBound == span.upperBound
    }
    if touchesDock, !keyboardStandsStill(at: time) { return nil }
    return ridesOnKeyboard(at: time, within: span) ? 0 : lift
  }

  /// The lift of the bar's content since the start, in points, 0 or more; nil without a bar.
  private func lift(at time: Double) -> Double? {
    guard let content = rect(of: .toolbarContent, at: .at(time)),
      let resting = rect(of: .toolbarContent, at: .first)
    else { return nil }
    // From the screen's bottom, so that it is valid in every orientation.
    let lift = (screen(at: time).maxY - content.maxY) - (screen.maxY - resting.maxY)
    return lift > Seam.rounding ? lift : 0
  }

  /// Whether the bar's content rides on the keyboard, by adjacent frames, and not just passes.
  private func ridesOnKeyboard(at time: Double, within span: ClosedRange<Double>) -> Bool {
    let frame = 1 / framesPerSecond
    return edgeOnKeyboard(at: .at(time)) == .content
      && [time - frame, time + frame].allSatisfy {
        let near = min(max($0, span.lowerBound), min(span.upperBound, duration))
        return edgeOnKeyboard(at: .at(near)) == .content || lift(at: near) == 0
      }
  }

  private func keyboardStandsStill(at time: Double) -> Bool {
    let now = rect(of: .keyboard, at: .at(time))
    let frame = 1 / framesPerSecond
    return now == rect(of: .keyboard, at: .at(max(0, time - frame)))
      && now == rect(of: .keyboard, at: .at(min(time + frame, duration)))
  }

  /// The largest such lift in a range; nil where no undocked keyboard is shown, or no bar.
  func unneededLiftMeasure(in range: ClosedRange<Double>) -> Measure? {
    guard !undockedSpans.isEmpty, landmarks[.toolbar] != nil else { return nil }
    return Measure(
      "lift.unneeded",
      largestOf: frameTimes.filter(range.contains).map { ($0, unneededLift(at: $0) ?? 0) })
  }
}
