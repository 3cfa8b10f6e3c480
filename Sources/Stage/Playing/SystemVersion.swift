/// A version of iOS, by its major and minor number.
public struct SystemVersion: Sendable, Hashable, Comparable {
  /// 3…27.
  public let major: Int
  /// 0…9; what the model has differs between minor versions only in the figures of devices.
  public let minor: Int

  /// The playable versions: iPhone OS 2 first announced keyboards, 3 with a duration.
  public static let range = 3...27
  /// The minor numbers of a version.
  public static let minorRange = 0...9

  /// The version with these numbers; nil outside `range` and `minorRange`.
  ///
  /// - Parameter minor: Nil is the newest that devices were probed on: 26.5, 27.1, and else 0.
  public init?(major: Int, minor: Int? = nil) {
    let minor = minor ?? SystemVersion.probed[major] ?? 0
    guard SystemVersion.range.contains(major), SystemVersion.minorRange.contains(minor) else {
      return nil
    }
    self.init(major, minor)
  }

  /// The version that a text names, such as “18”, “26” or “26.1”; nil for another text.
  package init?(_ text: String) {
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...2).contains(numbers.count), let major = numbers[0] else { return nil }
    guard numbers.count == 2 else {
      self.init(major: major)
      return
    }
    guard let minor = numbers[1] else { return nil }
    self.init(major: major, minor: minor)
  }

  private init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Source: aloisdeniel/flutter_device_preview and its fork sbis04/flutter_device_preview, device_specs.
  private static let probed = [26: 5, 27: 1]

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
  /// The first with a rounded, translucent keyboard: 26.0.
  public static let ios26 = SystemVersion(26)
  /// 27.0.
  public static let ios27 = SystemVersion(27)
  static let ios26_2 = SystemVersion(26, 2)
  static let ios27_1 = SystemVersion(27, 1)

  /// In order of time.
  public static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }

  /// How a new animation composes with a running one.
  public var composition: Composition { major <= 7 ? .replacing : .additive }

  /// Whether windows and screen stay upright in every orientation, with the interface turned.
  ///
  /// Up to iOS 7: keyboards are announced, and rectangles converted, in an upright window's coordinates.
  public var keepsWindowsUpright: Bool { major <= 7 }
}

/// How a new animation composes with a running one of its key.
public enum Composition: String, Sendable, Hashable, CaseIterable {
  /// iOS 8 and later: both run and add up.
  case additive
  /// iOS 7 and earlier: the new one replaces the running one.
  case replacing
}

extension SystemVersion: CustomStringConvertible {
  /// For example “iOS 18”, “iOS 26.5”.
  public var description: String { minor == 0 ? "iOS \(major)" : "iOS \(major).\(minor)" }
}
