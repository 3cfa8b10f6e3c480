/// Nobody reads a film aloud: nobody hears what is posted.
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
  public static func post(notification: Notification, argument: Any?) {}
}
