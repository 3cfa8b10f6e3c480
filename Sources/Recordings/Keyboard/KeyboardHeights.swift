import Stage

/// The known heights of keyboards, in points.
struct KeyboardHeights: Sendable, Hashable {
  struct Height: Sendable, Hashable {
    var points: Double
    var isRare: Bool
  }

  let all: [Height]
  /// Below a bar without a keyboard, in points: none, or a home indicator's safe area.
  let bottomInsets: [Double]

  /// Of a device, or of all with a screen of this height, upright or on its side.
  init(of device: Device?, measure: ScreenMeasure) {
    let devices = device.map { [$0] } ?? Device.presetNames.compactMap { Device(named: $0) }
    let turned = devices.flatMap { device in
      [Device.Orientation.portrait, .landscapeRight].map { device.turned(to: $0) }
    }
    let screen = Double(measure.rows) / measure.rowsPerPoint
    let alike = turned.filter { measure.isKnown && abs($0.size.height - screen) < 0.008 * screen }
    var usual: Set<Double> = []
    var rare: Set<Double> = []
    var insets: Set<Double> = [0]
    for device in alike.isEmpty ? turned : alike {
      usual.formUnion([device.keyboardHeight, device.keyboardHeightWithSuggestions])
      if device.hasHomeIndicator, !device.isTablet {
        rare.formUnion(KeyboardHeights.ofIOS26(device))
      }
      insets.insert(device.safeArea.bottom)
    }
    all =
      usual.sorted().map { Height(points: $0, isRare: false) }
      + rare.subtracting(usual).sorted().map { Height(points: $0, isRare: true) }
    bottomInsets = insets.sorted()
  }

  /// What was seen on phones with a home indicator that is not in the devices' table, which is of iOS 18, in points.
  ///
  /// iOS 26.2 has 308 without suggestions and 335 with them, 26.0 and 26.1 had 318 and 344; large phones have 318 and 345.
  /// Upright; on its side it is 208, on all.
  private static func ofIOS26(_ device: Device) -> [Double] {
    if device.size.width > device.size.height { return [208] }
    return switch device.size.width {
    case 390...402: [308, 318, 335, 344]
    case 420...: [318, 345]
    default: []
    }
  }
}
