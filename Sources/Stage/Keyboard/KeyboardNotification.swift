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
  /// The keyboard's frame before, in screen coordinates, in points.
  public let frameBegin: Rect
  /// The keyboard's frame after, in screen coordinates, in points.
  public let frameEnd: Rect
  /// The duration it claims, in seconds.
  public let duration: Double
  /// The curve it claims: raw 7 on every system since iOS 7.
  public let curve: AnimationCurve
}
