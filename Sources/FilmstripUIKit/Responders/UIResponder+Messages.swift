public import Foundation

/// Which notification of the keyboard a message is.
public protocol KeyboardEvent: Sendable { static var name: NSNotification.Name { get } }

/// A notification of the keyboard as a message, as UIKit has one type of for each of the six.
///
/// Source: Apple, `UIResponder.KeyboardWillShowMessage` and its like, iOS 26.
public struct KeyboardMessage<Event: KeyboardEvent>: NotificationCenter.MainActorMessage, Sendable {
  public typealias Subject = UIScreen
  /// In the screen's coordinates, in points.
  public var beginFrame, endFrame: CGRect
  public var animationDuration: TimeInterval
  public var animationCurve: UIView.AnimationCurve
  public var isLocal: Bool
  public var screen: UIScreen

  public init(
    beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval,
    animationCurve: UIView.AnimationCurve, isLocal: Bool, screen: UIScreen
  ) {
    (self.beginFrame, self.endFrame) = (beginFrame, endFrame)
    (self.animationDuration, self.animationCurve) = (animationDuration, animationCurve)
    (self.isLocal, self.screen) = (isLocal, screen)
  }

  public static var name: NSNotification.Name { Event.name }

  @MainActor public static func makeMessage(_ notification: Notification) -> Self? {
    let info = notification.userInfo
    guard let begin = info?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect,
      let end = info?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
      let duration = info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval,
      let number = info?[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int,
      let curve = UIView.AnimationCurve(rawValue: number)
    else { return nil }
    return KeyboardMessage(
      beginFrame: begin, endFrame: end, animationDuration: duration, animationCurve: curve,
      isLocal: info?[UIResponder.keyboardIsLocalUserInfoKey] as? Bool ?? true,
      screen: notification.object as? UIScreen ?? .ofWindow)
  }

  @MainActor public static func makeNotification(_ message: Self) -> Notification {
    Notification(
      name: name, object: message.screen,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: message.beginFrame),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: message.endFrame),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(
          value: message.animationDuration),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(
          value: message.animationCurve.rawValue),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: message.isLocal),
      ])
  }
}

/// The six.
public enum KeyboardEvents {
  public enum WillShow: KeyboardEvent {
    public static var name: NSNotification.Name { UIResponder.keyboardWillShowNotification }
  }

  public enum DidShow: KeyboardEvent {
    public static var name: NSNotification.Name { UIResponder.keyboardDidShowNotification }
  }

  public enum WillHide: KeyboardEvent {
    public static var name: NSNotification.Name { UIResponder.keyboardWillHideNotification }
  }

  public enum DidHide: KeyboardEvent {
    public static var name: NSNotification.Name { UIResponder.keyboardDidHideNotification }
  }

  public enum WillChangeFrame: KeyboardEvent {
    public static var name: NSNotification.Name { UIResponder.keyboardWillChangeFrameNotification }
  }

  public enum DidChangeFrame: KeyboardEvent {
    public static var name: NSNotification.Name { UIResponder.keyboardDidChangeFrameNotification }
  }
}

nonisolated extension UIResponder {
  public typealias KeyboardWillShowMessage = KeyboardMessage<KeyboardEvents.WillShow>
  public typealias KeyboardDidShowMessage = KeyboardMessage<KeyboardEvents.DidShow>
  public typealias KeyboardWillHideMessage = KeyboardMessage<KeyboardEvents.WillHide>
  public typealias KeyboardDidHideMessage = KeyboardMessage<KeyboardEvents.DidHide>
  public typealias KeyboardWillChangeFrameMessage = KeyboardMessage<KeyboardEvents.WillChangeFrame>
  public typealias KeyboardDidChangeFrameMessage = KeyboardMessage<KeyboardEvents.DidChangeFrame>
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillShowMessage> {
  public static var keyboardWillShow: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidShowMessage> {
  public static var keyboardDidShow: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillHideMessage> {
  public static var keyboardWillHide: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidHideMessage> {
  public static var keyboardDidHide: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillChangeFrameMessage> {
  public static var keyboardWillChangeFrame: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidChangeFrameMessage> {
  public static var keyboardDidChangeFrame: Self { Self() }
}
