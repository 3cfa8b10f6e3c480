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

  /// How far the view is lifted beyond what the field needs, in points, as `FieldPlace.needlessPart`.
  var needlessLift: Double { place.needlessPart(ofLift: lift) }

  /// What was done for a field, by its layer, up to a moment; nil where there is no such field.
  init?(of film: Film, field layer: Int?, at moment: Moment) {
    guard let layer, let place = film.place(ofField: layer, at: moment) else { return nil }
    self.place = place
    sheetRise = film.rise(of: .sheet, at: moment) ?? 0
    lift = film.lift(of: .view, at: moment) ?? 0
    headerLift = film.lift(of: .header, at: moment) ?? 0
    let first = film.rect(of: layer, at: .first)?.minY
    let viewRise = film.rise(of: .view, at: moment) ?? 0
    scrolled = first.map { $0 - place.field.minY - viewRise } ?? 0
  }
}
