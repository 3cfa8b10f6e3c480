extension View {
  /// Whether it has the cursor.
  public var isFirstResponder: Bool { simulation.firstResponder === self }

  /// Gives it the cursor, as a script's `focus`: the keyboard appears, or is announced again.
  ///
  /// Before time begins, as in `viewDidLoad`, that is deferred to the film's start.
  ///
  /// - Returns: Whether it has the cursor, or will have it; false for views other than `Field`.
  @discardableResult
  public func becomeFirstResponder() -> Bool {
    guard self is Field, window != nil else { return false }
    guard simulation.isPlaying else {
      simulation.schedule(at: 0, "\(name) becomes first responder") { [unowned self] in
        becomeFirstResponder()
      }
      return true
    }
    guard !simulation.isInBackground else { return false }
    simulation.moveFocus { simulation.focus(self) }
    return isFirstResponder
  }

  /// Removes cursor and keyboard, as a script's `keyboard: hide`; returns whether it is gone.
  @discardableResult
  public func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    simulation.moveFocus { simulation.resign() }
    return !isFirstResponder
  }

  /// Removes the cursor from this view or the field inside it: UIKit's `endEditing(_:)`.
  ///
  /// A chat's bar has no field with its own cursor; its keyboard disappears if the chat is in this view.
  ///
  /// - Parameter force: As in UIKit; no field of the model refuses.
  /// - Returns: Whether there was something to end.
  @discardableResult
  public func endEditing(_ force: Bool = false) -> Bool {
    if let field = simulation.firstResponder {
      return field.lies(in: self) && field.resignFirstResponder()
    }
    guard simulation.keyboard.isShown, let screen = simulation.screen, screen.view.lies(in: self)
    else { return false }
    simulation.moveFocus { simulation.resign() }
    return true
  }
}

extension Simulation {
  func resign() {
    guard keyboard.isShown else {
      keyboard.stayAway()
      return endEditing()
    }
    dismissKeyboard()
  }

  /// Takes the cursor from its field, and leaves the keyboard where it is.
  func endEditing() {
    guard let field = firstResponder else { return }
    firstResponder = nil
    call(.endedEditing(field))
  }

  /// Scrolls the field with the cursor between its scroll view's insets, on its own clock.
  ///
  /// `UITextField` does so as it becomes first responder, after the keyboard was announced, by `scrollRectToVisible` of
  /// the scroll view around it (private `scrollTextFieldToVisibleIfNecessary`; splinter.com.au 2014-09-08: the handler
  /// sets the inset, UIKit scrolls), and apps see it do so once more when the keyboard has appeared. A `UITextView`
  /// does not.
  func revealFirstResponder() {
    guard let field = firstResponder as? Field, field.kind != .textView else { return }
    var around = field.superview
    while let view = around {
      if let scrollView = view as? ScrollView {
        let place = scrollView.convert(field.bounds, from: field)
        return scrollView.scrollRectToVisible(place, animated: true)
      }
      around = view.superview
    }
  }
}

extension KeyboardNotification.Name {
  /// Whether a scroll view reveals its first responder after it.
  var revealsField: Bool { self == .willShow || self == .didShow }
}
