// What a trait collection tells, with UIKit's raw values (UIInterface.h, UIDevice.h).

/// What kind of device it is.
public enum UIUserInterfaceIdiom: Int, Sendable, CaseIterable {
  /// Not known.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable, CaseIterable {
  /// Not known.
  case unspecified
  /// Little.
  case compact
  /// Plenty.
  case regular
}

/// Whether the interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable, CaseIterable {
  /// Not known.
  case unspecified
  /// Light.
  case light
  /// Dark.
  case dark
}

/// Where a line begins.
public enum UIUserInterfaceLayoutDirection: Int, Sendable, CaseIterable {
  /// At the left.
  case leftToRight
  /// At the right.
  case rightToLeft
}

/// Whether a view is mirrored where text runs from right to left.
public enum UISemanticContentAttribute: Int, Sendable, CaseIterable {
  /// As the language has it.
  case unspecified
  /// Not: it plays something.
  case playback
  /// Not: it means a place.
  case spatial
  /// Never.
  case forceLeftToRight
  /// Always.
  case forceRightToLeft
}
