// The traits in a trait collection, with UIKit's raw values (UIInterface.h, UIDevice.h).

public enum UIUserInterfaceIdiom: Int, Sendable, CaseIterable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

public enum UIUserInterfaceSizeClass: Int, Sendable, CaseIterable {
  case unspecified, compact, regular
}

public enum UIUserInterfaceStyle: Int, Sendable, CaseIterable { case unspecified, light, dark }

/// Regular and bold: the setting Bold Text.
public enum UILegibilityWeight: Int, Sendable, CaseIterable {
  case unspecified = -1
  case regular, bold
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable, CaseIterable {
  case leftToRight, rightToLeft
}

public enum UISemanticContentAttribute: Int, Sendable, CaseIterable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
