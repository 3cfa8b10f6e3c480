extension Features {
  /// Whether the film is of a form: it has fields and no bar.
  var isForm: Bool { film.landmarks[.toolbar] == nil && film.hasFocus }

  /// What should keep clear of the keyboard, in a word.
  var rider: String { isForm ? "field" : "bar" }

  /// What handlers move, in a word.
  var mover: String { isForm ? "view" : "bar" }

  /// How a form's field rests with a keyboard, and by how much it is out of sight or too high.
  struct FieldRest {
    let episode: Episode
    let state: FormState
    /// Points: negative where it is covered, positive where it is too high.
    let fault: Double
  }

  /// Each rest of a form with its keyboard.
  var fieldRests: [FieldRest] {
    rests.compactMap { rest in
      rest.episode.form.map { FieldRest(episode: rest.episode, state: $0, fault: rest.seam) }
    }
  }

  /// The first rest with a field too high that something else moved up beside the view's lift.
  func fieldRest(movedTwiceBy other: (FormState) -> Double) -> FieldRest? {
    fieldRests.first {
      $0.fault > tolerance && other($0.state) > tolerance && $0.state.lift > tolerance
    }
  }

  /// How the field of a rest lies, in words.
  func state(of rest: FieldRest) -> String {
    if rest.fault < 0 { return "ends with \((-rest.fault).points) of it behind the keyboard" }
    return rest.state.place.offTop > tolerance
      ? "ends with \(rest.fault.points) above where the bars end"
      : "ends \((rest.state.place.keyboardTop - rest.state.place.field.maxY).points) above the keyboard"
  }

  /// Whether a keyboard was announced before its field began editing.
  var announcesBeforeEditing: Bool {
    var announced: Double?
    for entry in film.log {
      switch entry.action {
      case .notification(let notification) where notification.name == .willShow:
        announced = entry.time
      case .turn(let reason) where reason == Features.textViewBegins:
        if announced == entry.time { return true }
      default: break
      }
    }
    return false
  }

  /// The stage's reason for the turn in which a text view is told that it has the cursor.
  private static let textViewBegins = "text view begins editing"
}
