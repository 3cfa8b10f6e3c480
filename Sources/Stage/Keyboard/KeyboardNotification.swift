import Basics

/// A keyboard notification's user info.
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
  /// The animation's duration that it reports, in seconds.
  public let duration: Double
  /// The animation's curve that it reports: raw 7 on every system since iOS 7.
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
  /// A notification whose frames are on the screen as it is looked at, in the coordinates that the system reports.
  ///
  /// An empty frame at the origin stands for none, and stays. So does a mended height: that a handler does not
  /// convert what it is given is part of what is mended.
  ///
  /// - Parameter held: How the device was held when the notification was posted.
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
  /// Its name and what its user info says: frames in points, the duration in seconds, the curve's number.
  public var description: String {
    "\(name.rawValue): frame \(frameBegin) → \(frameEnd), \(duration.decimals(upTo: 4)) s, "
      + "curve \(curve.rawValue)"
  }
}
