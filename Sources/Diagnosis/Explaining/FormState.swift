/// What was done for a form's field, at one moment.
struct FormState {
  /// How the field lies.
  let place: FieldPlace
  /// How far the view stands above where it began, in points, not counting what its sheet moved.
  let lift: Double
  /// How far the field stands above where it began in the view, in points: what scroll views did.
  let scrolled: Double
  /// How far the sheet stands above where it began, in points; 0 without one.
  let sheetRise: Double
  /// How far a header stands above where it began in its sheet, in points; 0 without one.
  let headerLift: Double

  /// How far the view would have to be lifted for the keyboard to cover nothing of the field, in points.
  var neededLift: Double { max(0, place.field.maxY + lift - place.keyboardTop) }

  /// How far the view is lifted beyond what the field needs, in points; 0 where that is less than the field's own
  /// height, which people leave as a margin.
  var needlessLift: Double {
    let needless = min(lift, place.keyboardTop - place.field.maxY)
    return needless > place.field.height ? needless : 0
  }

  /// What was done for a field, by its layer, up to a moment; nil where there is no such field.
  init?(of film: Film, field layer: Int?, at moment: Moment) {
    let start = Moment.before(-.greatestFiniteMagnitude)
    guard let layer, let place = film.place(ofField: layer, at: moment) else { return nil }
    func rise(of landmark: Landmark) -> Double {
      guard let first = film.rect(of: landmark, at: start)?.minY,
        let now = film.rect(of: landmark, at: moment)?.minY
      else { return 0 }
      return first - now
    }
    self.place = place
    sheetRise = rise(of: .sheet)
    let viewRise = rise(of: .view)
    lift = viewRise - sheetRise
    headerLift = film.landmarks[.header] == nil ? 0 : rise(of: .header) - sheetRise
    let first = film.rect(of: layer, at: start)?.minY
    scrolled = first.map { $0 - place.field.minY - viewRise } ?? 0
  }
}
