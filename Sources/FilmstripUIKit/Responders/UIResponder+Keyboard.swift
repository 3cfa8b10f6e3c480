public import Foundation
import Stage

/// UIKit's name of a notification.
func notification(_ event: String) -> NSNotification.Name {
  NSNotification.Name("\(event)Notification")
}

nonisolated extension UIResponder {
  public static let keyboardWillShowNotification = notification("UIKeyboardWillShow")
  public static let keyboardDidShowNotification = notification("UIKeyboardDidShow")
  public static let keyboardWillHideNotification = notification("UIKeyboardWillHide")
  public static let keyboardDidHideNotification = notification("UIKeyboardDidHide")
  public static let keyboardWillChangeFrameNotification = notification("UIKeyboardWillChangeFrame")
  public static let keyboardDidChangeFrameNotification = notification("UIKeyboardDidChangeFrame")

  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension NSNotification.Name {
  public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
  public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification
  public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
  public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification
  public static let UIKeyboardWillChangeFrame = UIResponder.keyboardWillChangeFrameNotification
  public static let UIKeyboardDidChangeFrame = UIResponder.keyboardDidChangeFrameNotification
}

public let UIKeyboardFrameBeginUserInfoKey = UIResponder.keyboardFrameBeginUserInfoKey
public let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey
public let UIKeyboardAnimationDurationUserInfoKey =
  UIResponder.keyboardAnimationDurationUserInfoKey
public let UIKeyboardAnimationCurveUserInfoKey = UIResponder.keyboardAnimationCurveUserInfoKey
public let UIKeyboardIsLocalUserInfoKey = UIResponder.keyboardIsLocalUserInfoKey

extension Notification {
  /// A notification of the film's keyboard, as UIKit posts it.
  ///
  /// - Parameter object: The screen from iOS 16.1 on, whose coordinates the frames have (WWDC 2023, session 10281); nil
  ///   before.
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
