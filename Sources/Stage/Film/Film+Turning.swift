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

  /// The device as it was held at a time, in seconds.
  public func device(at time: Double) -> Device {
    turns.last { $0.time <= time }?.device ?? device
  }

  /// The screen at the start, in points.
  public var screen: Rect { Rect(origin: .zero, size: device.size) }

  /// The screen at a time, in points, as it was held.
  public func screen(at time: Double) -> Rect { Rect(origin: .zero, size: device(at: time).size) }

  /// What holds the screen however it was held, in points.
  public var largestScreen: Rect {
    let sizes = devices.map(\.device.size)
    return Rect(
      x: 0, y: 0, width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }
}
