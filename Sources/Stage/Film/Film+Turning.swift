import Basics

/// A rotation of the device.
struct DeviceTurn: Sendable, Hashable, Codable {
  let time: Double
  let device: Device
}

extension Film {
  /// The device in each orientation, in order, with the time since when, in seconds.
  public var devices: [(time: Double, device: Device)] {
    [(-.infinity, device)] + turns.map { ($0.time, $0.device) }
  }

  package var isEverTurned: Bool { !turns.isEmpty }

  /// The device as held at a time, in seconds; logarithmic in the number of turns.
  public func device(at time: Double) -> Device {
    turn(before: time).map { turns[$0].device } ?? device
  }

  private func turn(before time: Double) -> Int? {
    let later = turns.partitioningIndex { $0.time > time }
    return later > 0 ? later - 1 : nil
  }

  /// The insets of the app's window at a time, in seconds: the part of the device's that overlaps it.
  package func safeArea(at time: Double) -> Insets {
    var (held, place) = (device, window)
    for event in events where event.time <= time {
      if case .resize(let next) = event.action { place = next }
      guard event.action.sizeChange != nil else { continue }
      let next = self.device(at: event.time)
      place = place.turned(from: held.size, to: next.size)
      held = next
    }
    return held.inWindow(place.frame(on: held)).safeArea
  }

  /// The screen at the start, in points.
  public var screen: Rect { Rect(origin: .zero, size: device.size) }

  /// The screen at a time, in points, as it was held.
  public func screen(at time: Double) -> Rect {
    // A device is large, and every frame reads this.
    Rect(origin: .zero, size: turn(before: time).map { turns[$0].device.size } ?? device.size)
  }

  /// The smallest rectangle that holds the screen in every orientation, in points.
  public var largestScreen: Rect {
    let sizes = devices.map(\.device.size)
    return Rect(
      x: 0, y: 0, width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }
}
