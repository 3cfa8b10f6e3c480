/// How far things stand above where they began: what handlers did for a form's field, and what went along.
extension Film {
  /// How far a landmark's top stands above where it began, in points, not counting what a sheet that holds it moved; nil
  /// where it is not there, and where it was not at first.
  package func lift(of landmark: Landmark, at moment: Moment) -> Double? {
    rise(of: landmark, at: moment).map { $0 - (rise(of: .sheet, at: moment) ?? 0) }
  }

  /// How far a landmark's top stands above where it began, in points; nil where it is not there, and where it was not
  /// at first.
  func rise(of landmark: Landmark, at moment: Moment) -> Double? {
    guard let now = rect(of: landmark, at: moment)?.minY,
      let first = rect(of: landmark, at: .first)?.minY
    else { return nil }
    return first - now
  }
}

extension FieldPlace {
  /// How much of a view's lift its field does not need, in points; 0 where that is less than the field's own height,
  /// which people leave as a margin.
  package func needlessPart(ofLift lift: Double) -> Double {
    let needless = min(lift, keyboardTop - field.maxY)
    return needless > field.height ? needless : 0
  }
}
