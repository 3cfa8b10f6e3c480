extension Simulation {
  /// Does what an event of the script says.
  func perform(_ action: ScriptEvent.Action) {
    switch action {
    case .showKeyboard(let height, let duration):
      if firstResponder == nil { firstResponder = screen?.defaultField }
      keyboard.show(height: height, claiming: duration)
    case .hideKeyboard: dismissKeyboard()
    case .send, .receive: ask(action) { call(.messagesChanged) }
    case .type: ask(action) { call(.textChanged) }
    case .focus(let name): focus(name)
    case .scroll(let distance): scroll(by: distance)
    case .placeKeyboard, .finger, .rotate, .push, .enterBackground, .enterForeground:
      warn("“\(action)” is not modelled.")
    }
  }

  /// Lets the screen do its part of an event, and then the approach.
  private func ask(_ action: ScriptEvent.Action, then call: () -> Void) {
    guard let screen, screen.perform(action) else {
      warn("The screen has nothing that “\(action)” could act on.")
      return
    }
    call()
  }

  /// The field with the cursor resigns, and the keyboard goes.
  func dismissKeyboard() {
    if let field = firstResponder {
      firstResponder = nil
      call(.endedEditing(field))
    }
    keyboard.hide()
  }

  /// Moves the cursor to a field: the keyboard comes, or is announced once more where it is shown.
  private func focus(_ name: String) {
    guard let field = screen?.field(named: name) else {
      warn("The screen has no field “\(name)”.")
      return
    }
    if let old = firstResponder {
      guard old !== field else { return }
      call(.endedEditing(old))
    }
    firstResponder = field
    call(.beganEditing(field))
    keyboard.show()
  }

  /// Drags the screen's scroll view: the keyboard is dismissed as the drag begins.
  private func scroll(by distance: Double) {
    guard let view = screen?.scrollView else {
      warn("The screen has nothing that can be scrolled.")
      return
    }
    call(.beganDragging)
    if keyboard.isShown { dismissKeyboard() }
    let offset = view.contentOffset
    let target = min(max(offset.y + distance, view.minimumOffset), view.maximumOffset)
    view.contentOffset = Point(x: offset.x, y: target)
  }
}
