/// What the phone's owner chose in Settings, as far as layout and motion follow it.
///
/// Prefer Cross-Fade Transitions is `KeyboardSetting.transition`.
public struct UserSettings: Sendable, Hashable, Codable {
  /// The size of texts that follow it.
  public var textSize: TextSize
  /// Bold Text.
  public var boldText: Bool
  /// Reduce Motion.
  public var reduceMotion: Bool
  /// Whether the app's language is read from right to left, so that the right edge is the leading one.
  public var rightToLeft: Bool

  /// A device's settings as it is delivered, in a language that is read from left to right.
  public static let standard = UserSettings()

  /// Settings with these values.
  public init(
    textSize: TextSize = .large, boldText: Bool = false, reduceMotion: Bool = false,
    rightToLeft: Bool = false
  ) {
    self.textSize = textSize
    self.boldText = boldText
    self.reduceMotion = reduceMotion
    self.rightToLeft = rightToLeft
  }

  /// The twelve text sizes, by the names of Apple's Human Interface Guidelines, from small to large.
  public enum TextSize: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
    case extraSmall = "xS"
    case small = "S"
    case medium = "M"
    /// The default.
    case large = "L"
    case extraLarge = "xL"
    case extraExtraLarge = "xxL"
    case extraExtraExtraLarge = "xxxL"
    case accessibility1 = "AX1"
    case accessibility2 = "AX2"
    case accessibility3 = "AX3"
    case accessibility4 = "AX4"
    case accessibility5 = "AX5"

    /// Its place, from 0 on.
    public var index: Int { TextSize.allCases.firstIndex(of: self) ?? 0 }

    /// Whether the first is smaller.
    public static func < (one: TextSize, other: TextSize) -> Bool { one.index < other.index }
  }

  /// The look of texts that do not follow the text size.
  var look: TextLook {
    TextLook(isBold: boldText, isRightToLeft: rightToLeft)
  }
}

extension Simulation {
  /// What the phone's owner chose; Prefer Cross-Fade Transitions can be chosen only with Reduce Motion.
  public var settings: UserSettings {
    var settings = script.settings
    if prefersCrossFade { settings.reduceMotion = true }
    return settings
  }

  /// Whether the owner chose Prefer Cross-Fade Transitions.
  public var prefersCrossFade: Bool { script.keyboard.transition == .crossFade }

  var isRightToLeft: Bool { script.settings.rightToLeft }
}

extension UserSettings: CustomStringConvertible {
  /// What differs from the standard, or “standard”.
  public var description: String {
    chosen.isEmpty ? "standard" : chosen.joined(separator: ", ")
  }

  /// What differs from the standard, in words.
  package var chosen: [String] {
    [
      textSize == .large ? nil : "text \(textSize.rawValue)", boldText ? "bold text" : nil,
      reduceMotion ? "reduced motion" : nil, rightToLeft ? "right to left" : nil,
    ].compactMap { $0 }
  }
}
