import Basics

/// A device that was turned.
struct DeviceTurn: Sendable, Hashable {
  /// When, in seconds.
  let time: Double
  /// The device, as it was held from then on.
  let device: Device
}

extension Film {
  /// The device as it was held, from the first to the last, with the time it was so since, in seconds.
  public var devices: [(time: Double, device: Device)] {
    [(-.infinity, device)] + turns.map { ($0.time, $0.device) }
  }

  /// Whether the device was ever turned.
  package var isEverTurned: Bool { !turns.isEmpty }

  /// The device as it was held at a time, in seconds.
  ///
  /// Complexity: logarithmic in the number of turns.
  public func device(at time: Double) -> Device {
    turn(before: time).map { turns[$0].device } ?? device
  }

  /// The last turn until a time, in seconds.
  private func turn(before time: Double) -> Int? {
    let later = turns.partitioningIndex { $0.time > time }
    return later > 0 ? later - 1 : nil
  }

  /// The screen at the start, in points.
  public var screen: Rect { Rect(origin: .zero, size: device.size) }

  /// The screen at a time, in points, as it was held.
  public func screen(at time: Double) -> Rect {
    // A device is large, and this is asked for at every frame.
    Rect(origin: .zero, size: turn(before: time).map { turns[$0].device.size } ?? device.size)
  }

  /// What holds the screen however it was held, in points.
  public var largestScreen: Rect {
    let sizes = devices.map(\.device.size)
    return Rect(
      x: 0, y: 0, width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }
}
