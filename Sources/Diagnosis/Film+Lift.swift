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
  /// The part of a view's lift that its field does not need, in points.
  ///
  /// 0 if it is less than the field's own height, which is a usual margin.
  package func needlessPart(ofLift lift: Double) -> Double {
    let needless = min(lift, keyboardTop - field.maxY)
    return needless > field.height ? needless : 0
  }
}
