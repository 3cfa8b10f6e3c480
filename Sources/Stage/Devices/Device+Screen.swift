extension Device {
  /// The screen that some devices share, with its safe areas and keyboards on each system, in points.
  struct Screen: Sendable {
    let size: Size
    let scale: Double
    var cornerRadius = 0.0
    var isTablet = false
    /// From the earliest system; each holds until the next begins.
    let eras: [Era]
  }

  /// The values from a system on.
  struct Era: Sendable {
    /// Nil: always.
    let since: SystemVersion?
    let upright: Held
    let onSide: Held
  }

  /// The screen upright or on its side; a height is nil where no source has it.
  struct Held: Sendable {
    let safeArea: Insets
    /// With the home button, or the port, on the left, if it differs.
    var safeAreaOnLeft: Insets?
    let plain: KeyboardFigure?
    let suggestions: KeyboardFigure?
  }
}

extension Device.Screen {
  func posture(on system: SystemVersion, isOnSide: Bool) -> Device.Posture {
    let index = eras.lastIndex { era in era.since.map { $0 <= system } ?? true }
    let side: KeyPath<Device.Era, Device.Held> = isOnSide ? \.onSide : \.upright
    // The system's own, else of the nearest, a later one first.
    let nearest =
      (index.map { [$0] } ?? []) + eras.indices.drop { $0 <= index ?? -1 }
      + eras.indices.prefix(index ?? 0).reversed()
    func figure(_ height: KeyPath<Device.Held, KeyboardFigure?>) -> KeyboardFigure? {
      for near in nearest {
        guard let found = eras[near][keyPath: side][keyPath: height] else { continue }
        return near == index ? found : .of(found.points, .otherSystem)
      }
      return nil
    }
    let held = eras[index ?? 0][keyPath: side]
    let suggestions = figure(\.suggestions) ?? .of(0, .unknown)
    return Device.Posture(
      size: isOnSide ? Size(width: size.height, height: size.width) : size,
      safeArea: held.safeArea, safeAreaOnLeft: held.safeAreaOnLeft,
      plain: figure(\.plain) ?? .of(suggestions.points, .unknown), suggestions: suggestions)
  }
}
