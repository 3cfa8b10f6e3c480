extension Film {
  /// The largest growth of the table's bottom inset from before a show to after a hide, in points.
  ///
  /// Room that was made and not given back; negative where more was removed than added. Nil without a table, and
  /// without a show and hide. Only rests in the initial orientation count, as insets differ in others.
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

  /// The least distance of the last row above the keyboard at rest, in points; negative if covered.
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

  /// The largest bottom inset of the list, or of a form's scroll view, at rest with the keyboard shown, in points.
  func insetMeasure(in range: ClosedRange<Double>) -> Measure? {
    largestAtRest("inset.bottom", in: range) { contentInset(of: $0, at: $1)?.bottom }
  }

  /// The vertical offset of its content at the rest at which it is largest, in points; negative above the content.
  func offsetMeasure(in range: ClosedRange<Double>) -> Measure? {
    largestAtRest("offset", in: range) { contentOffset(of: $0, at: $1)?.y }
  }

  private func largestAtRest(
    _ name: String, in range: ClosedRange<Double>, _ value: (Int, Moment) -> Double?
  ) -> Measure? {
    let values = restsWithKeyboard.filter { range.contains($0.time) }
      .compactMap { moment -> (time: Double, value: Double)? in
        let scroller = layer(of: .table, at: moment) ?? layer(of: .view, at: moment)
        return scroller.flatMap { value($0, moment) }.map { (moment.time, $0) }
      }
    let most = values.max { $0.value < $1.value }
    return most.map { Measure(name, $0.value, "pt", at: $0.time) }
  }

  private func tableInset(at moment: Moment) -> Double? {
    layer(of: .table, at: moment).flatMap { contentInset(of: $0, at: moment) }?.bottom
  }
}
