extension Film {
  /// How much of the height of the bar's content above its place at the film's start is gained by nothing, in points,
  /// while a keyboard is shown that is undocked, split or floats: that covers nothing at the bottom.
  ///
  /// Nil while no such keyboard is shown, and where there is no bar. A bar that rests on such a keyboard needs its
  /// lift, to within a device pixel, and one that stands above it all but the distance between them; one that it
  /// covers stands nowhere, and needs none. Where the keyboard comes from the dock or goes back to it, the bar has to
  /// move with it; then only frames count in which it stands still.
  public func unneededLift(at time: Double) -> Double? {
    let moment = Moment.at(time)
    guard let span = undockedSpans.last(where: { $0.contains(time) }), !showsKeyboard(at: time),
      let content = rect(of: .toolbarContent, at: moment),
      let resting = rect(of: .toolbarContent, at: .before(-.greatestFiniteMagnitude))
    else { return nil }
    let touchesDock = keyboardSpans.contains {
      $0.upperBound == span.lowerBound || $0.lowerBound == span.upperBound
    }
    if touchesDock, !keyboardStandsStill(at: time) { return nil }
    // From the screen's bottom, so that it holds however the device is turned.
    let lift = (screen(at: time).maxY - content.maxY) - (screen.maxY - resting.maxY)
    guard lift > Seam.rounding else { return 0 }
    return min(lift, distanceAboveKeyboard(of: content, at: moment) ?? lift)
  }

  /// How far above the keyboard a rectangle ends, in points, 0 within a device pixel; nil where it is not above it.
  private func distanceAboveKeyboard(of rect: Rect, at moment: Moment) -> Double? {
    guard let keyboard = self.rect(of: .keyboard, at: moment),
      keyboard.minX < rect.maxX, rect.minX < keyboard.maxX
    else { return nil }
    let distance = keyboard.minY - rect.maxY
    guard distance >= -device.pixel else { return nil }
    return distance > device.pixel ? distance : 0
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
