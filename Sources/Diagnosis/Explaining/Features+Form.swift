extension Features {
  /// Whether the film is of a form: it has fields and no bar.
  package var isForm: Bool { film.landmarks[.toolbar] == nil && film.hasFocus }

  /// What should keep clear of the keyboard, in a word.
  package var tracked: String { isForm ? "field" : "bar" }

  /// What handlers move, in a word.
  package var mover: String { isForm ? "view" : "bar" }

  /// How a form's field rests with a keyboard, and by how much it is out of sight or too high.
  package struct FieldRest {
    /// At whose end it rests.
    package let episode: Episode
    /// Points: negative where it is covered, positive where it is too high.
    package let fault: Double
    fileprivate let state: FormState

    /// How the field lies.
    package var place: FieldPlace { state.place }
    /// How far the view is lifted by handlers, in points.
    package var lift: Double { state.lift }
    /// How far the view would have to be lifted, in points.
    package var neededLift: Double { state.neededLift }
    /// How far scroll views moved the field up, in points.
    package var scrolled: Double { state.scrolled }
    /// How far the sheet rose, in points.
    package var sheetRise: Double { state.sheetRise }
    /// How far a header went up in its sheet, in points.
    package var headerLift: Double { state.headerLift }
  }

  /// Each rest of a form with its keyboard.
  package var fieldRests: [FieldRest] {
    rests.compactMap { rest in
      rest.episode.form.map { FieldRest(episode: rest.episode, fault: rest.seam, state: $0) }
    }
  }

  /// The first rest with a field too high that something else moved up beside the view's lift.
  package func fieldRest(movedTwiceBy other: (FieldRest) -> Double) -> FieldRest? {
    fieldRests.first {
      $0.fault > tolerance && other($0) > tolerance && $0.lift > tolerance
    }
  }

  /// How the field of a rest lies, in words.
  package func state(of rest: FieldRest) -> String {
    if rest.fault < 0 { return "ends with \((-rest.fault).points) of it behind the keyboard" }
    return rest.place.offTop > tolerance
      ? "ends with \(rest.fault.points) above where the bars end"
      : "ends \((rest.place.keyboardTop - rest.place.field.maxY).points) above the keyboard"
  }
}
