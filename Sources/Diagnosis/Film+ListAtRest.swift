extension Film {
  /// How much larger the table's bottom inset is once the keyboard has gone than it was before it first came, at most,
  /// in points: room that was made and not given back; less than 0 where more was taken away than was given.
  ///
  /// Nil without a table, and where no keyboard comes and goes. A device that is turned meanwhile has other insets, so
  /// only rests in the posture of the start count.
  func insetKeptMeasure(in range: ClosedRange<Double>) -> Measure? {
    guard let first = keyboardSpans.first?.lowerBound,
      let before = tableInset(at: .before(first))
    else { return nil }
    let gone = restsWithoutKeyboard.filter { range.contains($0.time) && $0.time > first }
      .compactMap { moment -> (time: Double, value: Double)? in
        guard
          device(at: moment.time).orientation.isLandscape
            == device(at: first).orientation.isLandscape
        else { return nil }
        return tableInset(at: moment).map { (moment.time, $0 - before) }
      }
    let most = gone.max { abs($0.value) < abs($1.value) }
    return most.map { Measure("inset.kept", $0.value, "pt", at: $0.time) }
  }

  /// How far the last row's bottom is above the keyboard's top at rest, at least, in points: less than 0 where the
  /// keyboard covers it.
  ///
  /// Nil without rows, and where the film never rests with the keyboard shown.
  func lastRowToKeyboardMeasure(in range: ClosedRange<Double>) -> Measure? {
    let distances = restsWithKeyboard.filter { range.contains($0.time) }
      .compactMap { moment -> (time: Double, value: Double)? in
        guard let row = lastRowRect(at: moment), let keyboard = rect(of: .keyboard, at: moment)
        else {
          return nil
        }
        return (moment.time, keyboard.minY - row.maxY)
      }
    let least = distances.min { $0.value < $1.value }
    return least.map { Measure("lastMessage.toKeyboard", $0.value, "pt", at: $0.time) }
  }

  private func tableInset(at moment: Moment) -> Double? {
    layer(of: .table, at: moment).flatMap { contentInset(of: $0, at: moment) }?.bottom
  }
}
