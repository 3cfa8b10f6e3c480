/// What a keyboard notification's user info says.
public struct KeyboardNotification: Sendable, Hashable {
  /// The notification's name, as UIKit posts it.
  public enum Name: String, Sendable, Hashable, CaseIterable {
    /// Posted before the keyboard comes.
    case willShow
    /// Posted when it has come.
    case didShow
    /// Posted before it goes.
    case willHide
    /// Posted when it has gone.
    case didHide
    /// Posted before its frame changes, ahead of `willShow` or `willHide`.
    case willChangeFrame
    /// Posted when its frame has changed, ahead of `didShow` or `didHide`.
    case didChangeFrame
  }

  /// Which notification.
  public let name: Name
  /// The keyboard's frame before, in points of the screen; up to iOS 7 of the upright window, however the device
  /// is held.
  public let frameBegin: Rect
  /// The keyboard's frame after, in the same coordinates.
  public let frameEnd: Rect
  /// The duration it claims, in seconds.
  public let duration: Double
  /// The curve it claims: raw 7 on every system since iOS 7.
  public let curve: AnimationCurve
}

extension Simulation {
  /// A notification with its frames in the coordinates that the system tells apps; an empty frame at the origin
  /// stands for none, and stays.
  func inTheWindow(_ notification: KeyboardNotification) -> KeyboardNotification {
    func tell(_ frame: Rect) -> Rect { frame == .zero ? frame : told(frame) }
    return KeyboardNotification(
      name: notification.name, frameBegin: tell(notification.frameBegin),
      frameEnd: tell(notification.frameEnd), duration: notification.duration,
      curve: notification.curve)
  }
}
