/// A way an app answers the keyboard: handler code that reads like the app's own.
///
/// Handlers are not `mutating`: one that remembers nothing is a struct, one that remembers is a final class,
/// and every play gets a fresh one. A handler that is not written does nothing. The screen lives as long as the
/// play: a handler that keeps it, or a view, must not touch it afterwards.
public protocol Approach<Screen> {
  /// The screen the handlers act on.
  associatedtype Screen: AppScreen

  /// Called once the screen's views exist, before the film begins; layout runs after it.
  func viewDidLoad(_ screen: Screen)
  /// The keyboard is about to come.
  func keyboardWillShow(_ keyboard: KeyboardNotification, on screen: Screen)
  /// The keyboard has come.
  func keyboardDidShow(_ keyboard: KeyboardNotification, on screen: Screen)
  /// The keyboard is about to go.
  func keyboardWillHide(_ keyboard: KeyboardNotification, on screen: Screen)
  /// The keyboard has gone.
  func keyboardDidHide(_ keyboard: KeyboardNotification, on screen: Screen)
  /// The keyboard's frame is about to change; comes before `keyboardWillShow` and `keyboardWillHide`.
  func keyboardWillChangeFrame(_ keyboard: KeyboardNotification, on screen: Screen)
  /// The keyboard's frame has changed; comes before `keyboardDidShow` and `keyboardDidHide`.
  func keyboardDidChangeFrame(_ keyboard: KeyboardNotification, on screen: Screen)
}

extension Approach {
  /// Does nothing.
  public func viewDidLoad(_ screen: Screen) {}
  /// Does nothing.
  public func keyboardWillShow(_ keyboard: KeyboardNotification, on screen: Screen) {}
  /// Does nothing.
  public func keyboardDidShow(_ keyboard: KeyboardNotification, on screen: Screen) {}
  /// Does nothing.
  public func keyboardWillHide(_ keyboard: KeyboardNotification, on screen: Screen) {}
  /// Does nothing.
  public func keyboardDidHide(_ keyboard: KeyboardNotification, on screen: Screen) {}
  /// Does nothing.
  public func keyboardWillChangeFrame(_ keyboard: KeyboardNotification, on screen: Screen) {}
  /// Does nothing.
  public func keyboardDidChangeFrame(_ keyboard: KeyboardNotification, on screen: Screen) {}

  /// Calls the handler of a notification.
  func receive(_ keyboard: KeyboardNotification, on screen: Screen) {
    switch keyboard.name {
    case .willShow: keyboardWillShow(keyboard, on: screen)
    case .didShow: keyboardDidShow(keyboard, on: screen)
    case .willHide: keyboardWillHide(keyboard, on: screen)
    case .didHide: keyboardDidHide(keyboard, on: screen)
    case .willChangeFrame: keyboardWillChangeFrame(keyboard, on: screen)
    case .didChangeFrame: keyboardDidChangeFrame(keyboard, on: screen)
    }
  }
}
