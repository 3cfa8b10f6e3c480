internal import Stage

/// A screen of iPhones or iPads in one orientation, in points.
struct KnownScreen: Sendable, Hashable {
  let name: String
  let width, height: Double
  /// Pixels per point of the display in recordings, which may differ from the system's.
  let scales: [Double]
  /// From one row of keys to the next, in points.
  let rowPitch: Double
  /// The tolerance of the pitch, relative to it.
  let pitchTolerance: Double
  /// From the lower edge of the lowest keys to the screen's, in points.
  let belowKeys: Double
  let isTablet: Bool
  let isUprightPhone: Bool

  static let all: [KnownScreen] = distinctDevices().flatMap { device in
    [Device.Orientation.portrait, .landscapeRight].map { KnownScreen(device.turned(to: $0)) }
  }

  /// One of each screen.
  ///
  /// The rows of keys of a phone that folds are not known.
  private static func distinctDevices() -> [Device] {
    var sizes: Set<[Double]> = []
    return Device.presetNames.compactMap { Device(named: $0) }.filter {
      $0.pose == nil && sizes.insert([$0.size.width, $0.size.height, $0.scale]).inserted
    }
  }

  /// The deviation from this screen's height at its width, in units of rounding to even pixels.
  func misfit(_ area: PixelArea) -> Double {
    let off = area.height - area.width * height / width
    return abs(off) / (KnownScreen.rounding * (1 + height / width))
  }

  func hasSize(of other: KnownScreen) -> Bool { width == other.width && height == other.height }

  func hasShape(of area: PixelArea) -> Bool { misfit(area) <= 1 }

  /// The tolerance of either side of a scaled video, in pixels.
  private static let rounding = 1.0

  private init(_ device: Device) {
    let isTablet = device.isTablet
    let isOnSide = device.orientation.isLandscape
    // Below the rows of keys: globe and microphone on upright phones without a home button.
    let footer =
      isTablet || !device.hasHomeIndicator ? device.safeArea.bottom : isOnSide ? 21 : 75
    self.init(
      device.name, device.size.width, device.size.height,
      [device.scale] + KnownScreen.ownScales(device.size.width, device.size.height),
      isTablet: isTablet, isOnSide: isOnSide,
      pitch: KnownScreen.pitch(device, footer: footer), footer: footer)
  }

  /// By the height up to iOS 18; where that is not known, by what phones and tablets of its kind have.
  private static func pitch(_ device: Device, footer: Double) -> Double {
    if let height = device.knownKeyboardHeights.plain { return (height - footer) / 4 }
    if device.isTablet { return device.orientation.isLandscape ? 86 : 66 }
    return device.orientation.isLandscape ? 40 : 56.5
  }

  private init(
    _ name: String, _ width: Double, _ height: Double, _ scales: [Double], isTablet: Bool,
    isOnSide: Bool, pitch: Double, footer: Double
  ) {
    self.name = name
    (self.width, self.height) = (width, height)
    self.scales = scales
    rowPitch = pitch
    self.isTablet = isTablet
    isUprightPhone = !isTablet && !isOnSide
    // Upright phones: 54 and 56 to 56.5 by two sources, KeyboardKit's configurations and the heights that keyboards
    // announce, so 1 % apart. On their side 38 to 40.5, on tablets 64 to 69 and 82 to 88, as rows and models differ.
    pitchTolerance = isUprightPhone ? 0.03 : 0.14
    belowKeys = footer + 3
  }

  /// The Plus models' 1080 × 1920, the minis' 1080 × 2340: other pixels than the system draws.
  private static func ownScales(_ width: Double, _ height: Double) -> [Double] {
    switch (min(width, height), max(width, height)) {
    case (414, 736): [1080 / 414]
    case (375, 812): [1080 / 375]
    default: []
    }
  }
}
