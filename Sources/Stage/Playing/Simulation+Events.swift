extension Simulation {
  func perform(_ action: ScriptEvent.Action) {
    switch action {
    case .showKeyboard(let height, let duration):
      beginEditing(firstResponder ?? screen?.defaultField) {
        keyboard.show(height: height, notifiedDuration: duration)
      }
    case .hideKeyboard: dismissKeyboard()
    case .send, .receive: ask(action) { call(.messagesChanged) }
    case .type: ask(action) { call(.textChanged) }
    case .focus(let name): focus(name)
    case .scroll(let distance, let release): scroll(by: distance, release)
    case .rotate(let orientation): turn(to: orientation)
    case .resize(let window): resize(to: window)
    case .fold(let pose): fold(to: pose)
    case .push(let focus): push(focusing: focus)
    case .moveKeyboard(let position, let byFinger): keyboard.take(position, byFinger: byFinger)
    case .otherKeyboard(let other): keyboard.announce(other)
    case .finger(let path): drag(along: path)
    case .enterBackground: enterBackground()
    case .enterForeground: enterForeground()
    case .stall(let duration): stall(for: duration)
    }
  }

  /// The main thread does nothing else for some seconds; the render server's work continues.
  private func stall(for duration: Double) {
    guard !mending.contains(.stall) else { return }
    queue.appStands(until: now + duration)
  }

  /// Performs the screen's part of an event, then the approach's.
  private func ask(_ action: ScriptEvent.Action, then call: () -> Void) {
    guard let screen, screen.perform(action) else {
      warn("The screen has nothing that “\(action)” could act on.")
      return
    }
    call()
  }

  /// Takes the keyboard away from the field with the cursor, which ends editing once that was announced.
  func dismissKeyboard() {
    let field = firstResponder
    keyboard.hide()
    // A handler may have moved the cursor.
    if let field, field === firstResponder { endEditing() }
  }

  /// Moves the cursor to a field: the keyboard appears, or is announced once more.
  private func focus(_ name: String) {
    guard let field = screen?.field(named: name) else {
      warn("The screen has no field “\(name)”.")
      return
    }
    focus(field)
  }

  func focus(_ field: View) {
    guard field !== firstResponder else { return }
    if let old = firstResponder { call(.endedEditing(old)) }
    beginEditing(field) { keyboard.show() }
  }

  /// Gives a field the cursor: one-line fields begin before the announcement, text views after.
  func beginEditing(_ field: View?, show: () -> Void) {
    guard let field, field !== firstResponder else { return show() }
    let isLate = (field as? Field)?.beginsEditingAfterKeyboard ?? false
    firstResponder = field
    if !isLate { call(.beganEditing(field)) }
    show()
    guard isLate else { return }
    if script.context == .deferred {
      schedule(at: now, "text view begins editing") { [unowned self] in
        guard field === firstResponder else { return }
        call(.beganEditing(field))
      }
    } else {
      call(.beganEditing(field))
    }
  }
}
