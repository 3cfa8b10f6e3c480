/// A version of iOS, by its major number.
public struct SystemVersion: Sendable, Hashable, Comparable {
  /// 3…26.
  public let major: Int

  /// The playable versions: iPhone OS 2 first announced keyboards, 3 with a duration.
  public static let range = 3...26

  /// The version with a major number; nil outside `range`.
  public init?(major: Int) {
    guard SystemVersion.range.contains(major) else { return nil }
    self.major = major
  }

  private init(_ major: Int) { self.major = major }

  /// The last whose animations replaced one another, and whose windows stayed upright.
  public static let ios7 = SystemVersion(7)
  /// The first with several apps on a tablet's screen: Split View and Slide Over.
  static let ios9 = SystemVersion(9)
  /// The first with property animators.
  public static let ios10 = SystemVersion(10)
  /// The first with safe areas.
  public static let ios11 = SystemVersion(11)
  /// The first with a keyboard layout guide.
  public static let ios15 = SystemVersion(15)
  /// The default.
  public static let ios18 = SystemVersion(18)
  /// The first with a rounded, translucent keyboard.
  public static let ios26 = SystemVersion(26)

  /// In order of time.
  public static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    left.major < right.major
  }

  /// How a new animation composes with a running one.
  public var composition: Composition { self <= .ios7 ? .replacing : .additive }

  /// Whether windows and screen stay upright in every orientation, with the interface turned.
  ///
  /// Up to iOS 7: keyboards are announced, and rectangles converted, in an upright window's coordinates.
  public var keepsWindowsUpright: Bool { self <= .ios7 }
}

/// How a new animation composes with a running one of its key.
public enum Composition: String, Sendable, Hashable, CaseIterable {
  /// iOS 8 and later: both run and add up.
  case additive
  /// iOS 7 and earlier: the new one replaces the running one.
  case replacing
}

extension SystemVersion: CustomStringConvertible {
  /// For example “iOS 18”.
  public var description: String { "iOS \(major)" }
}
