// How the device is held, with UIKit's raw values (UIDevice.h, UIApplication.h, UIOrientation.h).

/// How the screen's contents stand; a device turned to the left shows them turned to the right.
public enum UIInterfaceOrientation: Int, Sendable, CaseIterable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// On its head.
  case portraitUpsideDown = 2
  /// The home button or indicator at the right.
  case landscapeRight = 3
  /// The home button or indicator at the left.
  case landscapeLeft = 4

  /// Whether the long side is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the long side lies.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The orientations that a controller supports.
public struct UIInterfaceOrientationMask: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt

  /// Options from bits, whatever they mean.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// On its head.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// The home button at the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// The home button at the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both landscapes.
  public static let landscape = UIInterfaceOrientationMask(rawValue: 1 << 3 | 1 << 4)
  /// All but on its head.
  public static let allButUpsideDown = UIInterfaceOrientationMask(
    rawValue: 1 << 1 | 1 << 3 | 1 << 4)
  /// All four.
  public static let all = UIInterfaceOrientationMask(rawValue: 1 << 1 | 1 << 2 | 1 << 3 | 1 << 4)
}

/// How the device is held.
public enum UIDeviceOrientation: Int, Sendable, CaseIterable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// On its head.
  case portraitUpsideDown = 2
  /// Turned to the left: the home button at the right.
  case landscapeLeft = 3
  /// Turned to the right: the home button at the left.
  case landscapeRight = 4
  /// On its back.
  case faceUp = 5
  /// On its face.
  case faceDown = 6

  /// Whether the long side is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the long side lies.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies on a table.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can stand so.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
