extension Device {
  /// Phones and tablets of the presets with a display of 120 Hz, which Apple's specifications call ProMotion.
  private static let proMotion: Set<String> = [
    "iPhone 13 Pro", "iPhone 13 Pro Max", "iPhone 14 Pro", "iPhone 14 Pro Max", "iPhone 15 Pro",
    "iPhone 15 Pro Max", "iPhone 16 Pro", "iPhone 16 Pro Max", "iPhone 17", "iPhone 17 Pro",
    "iPhone 17 Pro Max", "iPad Pro 13 (M4)",
  ]

  /// How often the display shows a new picture, in Hz: 60, or 120 with ProMotion.
  ///
  /// Display links and fingers act at its ticks. An app's links run at 120 Hz on a phone only where its Info.plist
  /// asks for that; here they do.
  public var refreshRate: Double { Device.proMotion.contains(name) ? 120 : 60 }
}
