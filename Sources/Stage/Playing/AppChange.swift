/// The app's steps as it leaves the screen and returns, in UIKit's order.
///
/// Before and after: developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle.
public enum AppChange: String, Sendable, Hashable, CaseIterable {
  /// About to leave; the keyboard is still there.
  case willResignActive
  /// Gone, with the keyboard.
  case didEnterBackground
  /// About to return; nothing else reaches it yet.
  case willEnterForeground
  /// Back, its keyboard announced.
  case didBecomeActive
}
