public import Foundation
import Stage

/// A film is not read aloud: posted announcements have no effect.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// Source of the numbers: Apple, UIAccessibilityConstants.h.
  nonisolated public struct Notification: RawRepresentable, Sendable, Hashable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  public static var isVoiceOverRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { Play.settings.reduceMotion }
  public static var prefersCrossFadeTransitions: Bool {
    Play.current?.simulation?.prefersCrossFade ?? false
  }
  public static var isBoldTextEnabled: Bool { Play.settings.boldText }

  // Never posted: the owner changes nothing during a film.
  nonisolated public static let reduceMotionStatusDidChangeNotification =
    notification("UIAccessibilityReduceMotionStatusDidChange")
  nonisolated public static let prefersCrossFadeTransitionsStatusDidChange =
    notification("UIAccessibilityPrefersCrossFadeTransitionsStatusDidChange")
  nonisolated public static let boldTextStatusDidChangeNotification =
    notification("UIAccessibilityBoldTextStatusDidChange")

  public static func post(notification: Notification, argument: Any?) {}
}
