extension Spring {
  /// The keyboard's spring on iOS 7 to 18: mass 3, stiffness 1000, damping 500.
  ///
  /// Overdamped on paper (ratio 4.56), critically damped in motion. UIKit runs it for 0.5 s. Source: Apple developer
  /// forums thread 48088; Flutter engine pull request 37604; react-native-keyboard-controller.
  public static let keyboardIOS7 = Spring(
    uncheckedMass: 3, stiffness: 1000, damping: 500, initialVelocity: 0, allowsOverdamping: false)

  /// The keyboard's spring on iOS 26: mass 1, stiffness 555.027, damping 47.118.
  ///
  /// UIKit runs it for 0.3832 s. Source: the constants published in Telegram for iOS (one source).
  public static let keyboardIOS26 = Spring(
    uncheckedMass: 1, stiffness: 555.027, damping: 47.118, initialVelocity: 0,
    allowsOverdamping: false)

  /// SwiftUI's `Spring.smooth`: duration 0.5 s, bounce 0.
  public static let smooth = Spring(uncheckedDuration: 0.5, dampingRatio: 1)
  /// SwiftUI's `Spring.snappy`: duration 0.5 s, bounce 0.15.
  public static let snappy = Spring(uncheckedDuration: 0.5, dampingRatio: 1 - 0.15)
  /// SwiftUI's `Spring.bouncy`: duration 0.5 s, bounce 0.3.
  public static let bouncy = Spring(uncheckedDuration: 0.5, dampingRatio: 1 - 0.3)

  /// Core Animation's default (`CASpringAnimation`): mass 1, stiffness 100, damping 10.
  public static let coreAnimationDefault = Spring(
    uncheckedMass: 1, stiffness: 100, damping: 10, initialVelocity: 0, allowsOverdamping: false)
}
