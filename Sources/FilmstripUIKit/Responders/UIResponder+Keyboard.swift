public import Foundation
import Stage

extension UIResponder {
  /// Posted before the keyboard comes.
  nonisolated public static let keyboardWillShowNotification = NSNotification.Name(
    "UIKeyboardWillShowNotification")
  /// Posted when it has come.
  nonisolated public static let keyboardDidShowNotification = NSNotification.Name(
    "UIKeyboardDidShowNotification")
  /// Posted before it goes.
  nonisolated public static let keyboardWillHideNotification = NSNotification.Name(
    "UIKeyboardWillHideNotification")
  /// Posted when it has gone.
  nonisolated public static let keyboardDidHideNotification = NSNotification.Name(
    "UIKeyboardDidHideNotification")
  /// Posted before its frame changes.
  nonisolated public static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted when its frame has changed.
  nonisolated public static let keyboardDidChangeFrameNotification = NSNotification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// The frame before.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The frame after.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The motion's duration, in seconds.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The motion's curve, as a number.
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether the keyboard is this app's.
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

/// The names of Swift 3, 4 and of Swift 4.2's NSNotification spelling.
extension NSNotification.Name {
  /// `keyboardWillShowNotification`.
  public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
  /// `keyboardDidShowNotification`.
  public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification
  /// `keyboardWillHideNotification`.
  public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
  /// `keyboardDidHideNotification`.
  public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification
  /// `keyboardWillChangeFrameNotification`.
  public static let UIKeyboardWillChangeFrame = UIResponder.keyboardWillChangeFrameNotification
  /// `keyboardDidChangeFrameNotification`.
  public static let UIKeyboardDidChangeFrame = UIResponder.keyboardDidChangeFrameNotification
}

/// `keyboardFrameBeginUserInfoKey`, as Swift 4 spells it.
public let UIKeyboardFrameBeginUserInfoKey = UIResponder.keyboardFrameBeginUserInfoKey
/// `keyboardFrameEndUserInfoKey`, as Swift 4 spells it.
public let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey
/// `keyboardAnimationDurationUserInfoKey`, as Swift 4 spells it.
public let UIKeyboardAnimationDurationUserInfoKey =
  UIResponder.keyboardAnimationDurationUserInfoKey
/// `keyboardAnimationCurveUserInfoKey`, as Swift 4 spells it.
public let UIKeyboardAnimationCurveUserInfoKey = UIResponder.keyboardAnimationCurveUserInfoKey
/// `keyboardIsLocalUserInfoKey`, as Swift 4 spells it.
public let UIKeyboardIsLocalUserInfoKey = UIResponder.keyboardIsLocalUserInfoKey

extension Notification {
  /// A notification of the film's keyboard, as UIKit posts it.
  ///
  /// - Parameter object: The screen from iOS 16.1 on, which says whose coordinates the frames are (WWDC 2023, session
  ///   10281); nothing before.
  init(_ keyboard: KeyboardNotification, object: AnyObject?) {
    self.init(
      name: keyboard.name.uikit, object: object,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: CGRect(keyboard.frameBegin)),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: CGRect(keyboard.frameEnd)),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: keyboard.duration),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(
          value: Int(bitPattern: keyboard.curve.rawValue)),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: keyboard.isLocal),
      ])
  }
}

extension KeyboardNotification.Name {
  fileprivate var uikit: NSNotification.Name {
    switch self {
    case .willShow: UIResponder.keyboardWillShowNotification
    case .didShow: UIResponder.keyboardDidShowNotification
    case .willHide: UIResponder.keyboardWillHideNotification
    case .didHide: UIResponder.keyboardDidHideNotification
    case .willChangeFrame: UIResponder.keyboardWillChangeFrameNotification
    case .didChangeFrame: UIResponder.keyboardDidChangeFrameNotification
    }
  }
}
