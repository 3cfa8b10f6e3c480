extension Film {
  /// How far the bar's content stands above its place at the film's start while a keyboard is shown that is undocked,
  /// split or floats, in points: that covers nothing at the bottom, so nothing is gained by it.
  ///
  /// Nil while no such keyboard is shown, and where there is no bar. A bar that rests on such a keyboard, to within a
  /// device pixel, needs its lift: 0. Where the keyboard comes from the dock or goes back to it, the bar has to move
  /// with it; then only frames count in which it stands still.
  public func unneededLift(at time: Double) -> Double? {
    guard let span = undockedSpans.last(where: { $0.contains(time) }), !showsKeyboard(at: time),
      let lift = lift(at: time)
    else { return nil }
    let touchesDock = keyboardSpans.contains {
      $0.upperBound == span.lowerBound || $0.lowerBound == span.upperBound
    }
    if touchesDock, !keyboardStandsStill(at: time) { return nil }
    return ridesOnKeyboard(at: time, within: span) ? 0 : lift
  }

  /// How far the bar's content stands above its place at the film's start, in points, 0 or more; nil without a bar.
  private func lift(at time: Double) -> Double? {
    guard let content = rect(of: .toolbarContent, at: .at(time)),
      let resting = rect(of: .toolbarContent, at: .before(-.greatestFiniteMagnitude))
    else { return nil }
    // From the screen's bottom, so that it holds however the device is turned.
    let lift = (screen(at: time).maxY - content.maxY) - (screen.maxY - resting.maxY)
    return lift > Seam.rounding ? lift : 0
  }

  /// Whether the bar's content ends where the keyboard begins, and a frame before and after does so too or is at its
  /// place: a bar that only passes by does not ride on it.
  private func ridesOnKeyboard(at time: Double, within span: ClosedRange<Double>) -> Bool {
    let frame = 1 / framesPerSecond
    return meetsKeyboard(at: time)
      && [time - frame, time + frame].allSatisfy {
        let near = min(max($0, span.lowerBound), min(span.upperBound, duration))
        return meetsKeyboard(at: near) || lift(at: near) == 0
      }
  }

  /// Whether the bar's content ends where the keyboard begins, within a device pixel.
  private func meetsKeyboard(at time: Double) -> Bool {
    guard let keyboard = rect(of: .keyboard, at: .at(time)),
      let content = rect(of: .toolbarContent, at: .at(time))
    else { return false }
    return keyboard.minX < content.maxX && content.minX < keyboard.maxX
      && abs(keyboard.minY - content.maxY) <= device.pixel
  }

  /// Whether the keyboard is where it was a frame before and will be a frame later.
  private func keyboardStandsStill(at time: Double) -> Bool {
    let now = rect(of: .keyboard, at: .at(time))
    let frame = 1 / framesPerSecond
    return now == rect(of: .keyboard, at: .at(max(0, time - frame)))
      && now == rect(of: .keyboard, at: .at(min(time + frame, duration)))
  }

  /// Whether a keyboard is on the screen that is undocked, split or floats.
  func showsUndockedKeyboard(at moment: Moment) -> Bool {
    let time = moment.isBeforeTurns ? moment.time.nextDown : moment.time
    return undockedSpans.contains { $0.contains(time) } && !showsKeyboard(at: moment)
  }

  /// The largest lift of that kind in the frames between two times, in seconds; nil where no undocked keyboard is ever
  /// shown, and without a bar.
  func unneededLiftMeasure(in range: ClosedRange<Double>) -> Measure? {
    guard !undockedSpans.isEmpty, landmarks[.toolbar] != nil else { return nil }
    let largest = Film.largest(
      frameTimes.filter(range.contains).map { ($0, unneededLift(at: $0) ?? 0) })
    return Measure("lift.unneeded", largest.value, "pt", at: largest.time)
  }
}
