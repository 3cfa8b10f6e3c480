/// A form's field and the moves made for it, at one moment.
struct FormState {
  let place: FieldPlace
  /// The view's lift, in points, without its sheet's.
  let lift: Double
  /// The field's lift by scroll views, in points.
  let scrolled: Double
  /// In points; 0 without one.
  let sheetRise: Double
  /// In points; 0 without one.
  let headerLift: Double
  /// How much a text view's bottom inset is larger than at the start, in points.
  let insetGrowth: Double

  /// The lift at which the keyboard covers nothing of the field, in points.
  var neededLift: Double { max(0, place.field.maxY + lift - place.keyboardTop) }

  /// The lift beyond the field's need, in points, as `FieldPlace.needlessPart`.
  var needlessLift: Double { place.needlessPart(ofLift: lift) }

  init?(of film: Film, field layer: Int?, at moment: Moment) {
    guard let layer, let place = film.place(ofField: layer, at: moment) else { return nil }
    self.place = place
    sheetRise = film.rise(of: .sheet, at: moment) ?? 0
    lift = film.lift(of: .view, at: moment) ?? 0
    headerLift = film.lift(of: .header, at: moment) ?? 0
    insetGrowth =
      place.bottomInset - (film.place(ofField: layer, at: .first)?.bottomInset ?? place.bottomInset)
    let first = film.fieldFrame(of: layer, at: .first)?.minY
    let viewRise = film.rise(of: .view, at: moment) ?? 0
    scrolled = first.map { $0 - place.frame.minY - viewRise } ?? 0
  }
}
