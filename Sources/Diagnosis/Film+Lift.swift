extension Film {
  /// A landmark's lift since the start, in points, without its sheet's; nil where it is missing.
  package func lift(of landmark: Landmark, at moment: Moment) -> Double? {
    rise(of: landmark, at: moment).map { $0 - (rise(of: .sheet, at: moment) ?? 0) }
  }

  /// A landmark's lift since the start, in points; nil where it is not there, now or at first.
  func rise(of landmark: Landmark, at moment: Moment) -> Double? {
    guard let now = rect(of: landmark, at: moment)?.minY,
      let first = rect(of: landmark, at: .first)?.minY
    else { return nil }
    return first - now
  }
}

extension FieldPlace {
  /// The lift that a view's field does not need; 0 below the field's own height, a usual margin.
  package func needlessPart(ofLift lift: Double) -> Double {
    let needless = min(lift, keyboardTop - field.maxY)
    return needless > field.height ? needless : 0
  }
}
