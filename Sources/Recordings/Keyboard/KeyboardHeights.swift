import Stage

/// The known heights of keyboards, in points.
struct KeyboardHeights: Sendable, Hashable {
  struct Height: Sendable, Hashable {
    var points: Double
    /// Whether it is of iOS 26 or later.
    var isNewer: Bool
    var isRare: Bool
  }

  private(set) var all: [Height]
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
    // Of a tablet whose keyboard was not measured before iOS 26, any tablet's may be the one.
    let isUnknown = alike.allSatisfy { $0.knownKeyboardHeights.suggestions == nil }
    for device in isUnknown ? turned : alike {
      let (plain, suggestions) = device.knownKeyboardHeights
      usual.formUnion([plain, suggestions].compactMap(\.self))
      insets.insert(device.safeArea.bottom)
    }
    for device in alike.isEmpty ? turned : alike {
      for system in KeyboardHeights.newerSystems {
        guard
          let newer = Device(named: device.name, orientation: device.orientation, on: system)
        else { continue }
        let (plain, suggestions) = newer.knownKeyboardHeights
        rare.formUnion([plain, suggestions].compactMap(\.self))
        insets.insert(newer.safeArea.bottom)
      }
    }
    all = usual.union(rare).sorted().map {
      Height(points: $0, isNewer: rare.contains($0), isRare: !usual.contains($0))
    }
    bottomInsets = insets.sorted()
  }

  /// With those of iOS 26 as the usual ones.
  var ofNewerSystem: KeyboardHeights {
    var heights = self
    for index in all.indices { heights.all[index].isRare = !all[index].isNewer }
    return heights
  }

  /// Whether older and newer systems have keyboards a point apart there, so that no edge tells them apart.
  func isOfTwoSystems(_ points: Double) -> Bool {
    let near = all.filter { abs($0.points - points) <= KeyboardHeights.systemsApart }
    return near.contains(where: \.isRare) && near.contains { !$0.isRare }
  }

  /// How far from a place that is read the heights of an older system and of a newer may be to be taken for it, in points.
  static let systemsApart = 1.1

  /// Those whose keyboards have other heights than on iOS 18.
  private static let newerSystems = ["26.0", "26"].compactMap { SystemVersion($0) }
}
