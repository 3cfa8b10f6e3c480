import Basics

/// A keyboard notification's user info.
public struct KeyboardNotification: Sendable, Hashable, Codable {
  /// The notification's name, as UIKit posts it.
  public enum Name: String, Sendable, Hashable, Codable, CaseIterable {
    case willShow
    case didShow
    case willHide
    case didHide
    /// Posted before its frame changes, ahead of `willShow` or `willHide`.
    case willChangeFrame
    /// Posted when its frame has changed, ahead of `didShow` or `didHide`.
    case didChangeFrame
  }

  /// The notification's name.
  public let name: Name
  /// The keyboard's frame before, in points of the screen; up to iOS 7 of the upright window.
  public let frameBegin: Rect
  /// The keyboard's frame after, in the same coordinates.
  public let frameEnd: Rect
  /// The reported duration of the animation, in seconds.
  public let duration: Double
  /// The reported curve of the animation: raw 7 on every system since iOS 7.
  public let curve: AnimationCurve
  /// Whether the keyboard is the app's own: UIKit's `keyboardIsLocalUserInfoKey`.
  public let isLocal: Bool

  init(
    name: Name, frameBegin: Rect, frameEnd: Rect, duration: Double, curve: AnimationCurve,
    isLocal: Bool = true
  ) {
    self.name = name
    self.frameBegin = frameBegin
    self.frameEnd = frameEnd
    self.duration = duration
    self.curve = curve
    self.isLocal = isLocal
  }
}

extension Simulation {
  /// Converts a notification's frames from the screen to the system's coordinates.
  ///
  /// An empty frame at the origin means none, and stays. So does a height fixed by `Mending`: that a handler fails to
  /// convert its input is part of the fix.
  ///
  /// - Parameter held: The orientation when the notification was posted.
  func toReported(_ notification: KeyboardNotification, on held: Device) -> KeyboardNotification {
    func report(_ frame: Rect) -> Rect { frame == .zero ? frame : toReported(frame, on: held) }
    let end = notification.frameEnd
    return KeyboardNotification(
      name: notification.name, frameBegin: report(notification.frameBegin),
      frameEnd: isMendingHeight ? end : report(end), duration: notification.duration,
      curve: notification.curve, isLocal: notification.isLocal)
  }
}

extension KeyboardNotification: CustomStringConvertible {
  /// Its name and user info: frames in points, the duration in seconds, the curve's number.
  public var description: String {
    "\(name.rawValue): frame \(frameBegin) → \(frameEnd), \(duration.decimals(upTo: 4)) s, "
      + "curve \(curve.rawValue)"
  }
}
