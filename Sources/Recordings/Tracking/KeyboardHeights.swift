import Stage

/// The heights that keyboards are known to have, in points.
struct KeyboardHeights: Sendable, Hashable {
  /// The heights.
  let all: [Double]
  /// What may lie below a bar at rest without a keyboard, in points: nothing, or the safe area of a home indicator.
  let bottomInsets: [Double]

  /// Those of a device, upright and on its side, or of any device.
  init(of device: Device?) {
    let devices = device.map { [$0] } ?? Device.presetNames.compactMap { Device(named: $0) }
    var heights: Set<Double> = []
    var insets: Set<Double> = [0]
    for device in devices {
      for orientation in [Device.Orientation.portrait, .landscapeRight] {
        let turned = device.turned(to: orientation)
        heights.formUnion([turned.keyboardHeight, turned.keyboardHeightWithSuggestions])
        // Since iOS 26 keyboards are one point lower.
        heights.formUnion([turned.keyboardHeightWithSuggestions - 1])
        insets.insert(turned.safeArea.bottom)
      }
    }
    all = heights.sorted()
    bottomInsets = insets.sorted()
  }
}
