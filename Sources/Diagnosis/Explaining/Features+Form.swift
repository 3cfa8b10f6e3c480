import Stage

extension Features {
  package var isForm: Bool { film.isForm }

  /// The name of the part that must stay clear of the keyboard.
  package var tracked: String { isForm ? "field" : "bar" }

  /// The name of the part that handlers move.
  package var mover: String { isForm ? "view" : "bar" }

  /// A form's field at rest with a keyboard, and how much of it is hidden or too high.
  package struct FieldRest {
    package let episode: Episode
    /// Points: negative where it is covered, positive where it is too high.
    package let fault: Double
    fileprivate let state: FormState

    package var place: FieldPlace { state.place }
    package var lift: Double { state.lift }
    package var neededLift: Double { state.neededLift }
    /// The field's lift by scroll views, in points.
    package var scrolled: Double { state.scrolled }
    package var sheetRise: Double { state.sheetRise }
    package var headerLift: Double { state.headerLift }
    package var insetGrowth: Double { state.insetGrowth }
  }

  package var fieldRests: [FieldRest] {
    rests.compactMap { rest in
      rest.episode.form.map { FieldRest(episode: rest.episode, fault: rest.seam, state: $0) }
    }
  }

  /// The first rest with a field too high because of a further lift in addition to the view's.
  package func fieldRest(movedTwiceBy other: (FieldRest) -> Double) -> FieldRest? {
    fieldRests.first {
      $0.fault > tolerance && other($0) > tolerance && $0.lift > tolerance
    }
  }

  package func state(of rest: FieldRest) -> String {
    if rest.fault < 0 { return "ends with \((-rest.fault).points) of it behind the keyboard" }
    return rest.place.offTop > tolerance
      ? "ends with \(rest.fault.points) above where the bars end"
      : "ends \((rest.place.keyboardTop - rest.place.field.maxY).points) above the keyboard"
  }
}
