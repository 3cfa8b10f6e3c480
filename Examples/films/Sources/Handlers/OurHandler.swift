public import FilmstripKit

/// The app's keyboard handling.
///
/// This one is right; put yours in its place.
public struct OurHandler: Approach {
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
