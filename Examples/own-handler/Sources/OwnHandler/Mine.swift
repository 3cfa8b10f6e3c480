public import FilmstripKit

/// An app's own keyboard handling, carried over from its view controller: the bar follows by its transform.
public struct Mine: Approach {
  /// The handlers remember nothing.
  public init() {}

  /// Raises the bar with the keyboard.
  public func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    let options = AnimationOptions(rawValue: keyboard.curve.rawValue << 16)
    chat.animate(withDuration: keyboard.duration, options: options) {
      chat.toolbar.transform = .translation(x: 0, y: -chat.overlap(with: keyboard))
    }
  }

  /// Puts the bar back with the keyboard.
  public func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    let options = AnimationOptions(rawValue: keyboard.curve.rawValue << 16)
    chat.animate(withDuration: keyboard.duration, options: options) {
      chat.toolbar.transform = .identity
    }
  }
}
