/// What becomes of the app as it leaves the screen and comes back, in the order in which UIKit tells of it.
///
/// Before and after: developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle.
public enum AppChange: String, Sendable, Hashable, CaseIterable {
  /// It is about to leave; the keyboard is still there.
  case willResignActive
  /// It has left, and the keyboard with it.
  case didEnterBackground
  /// It is about to be back; nothing else reaches it yet.
  case willEnterForeground
  /// It is back, and its keyboard was announced.
  case didBecomeActive
}
