import Basics

/// Where something is in one frame of its motion.
public struct OffsetFrame: Sendable, Hashable {
  /// The number of the frame, from 0.
  public let index: Int
  /// The time in seconds: the index divided by the frame rate, exactly.
  public let time: Double
  /// How far the motion is, 0…1 unless it swings.
  public let progress: Double
  /// How far it has moved, in points, with the sign of the distance.
  public let offset: Double
  /// The speed in points per second; infinite where a curve is vertical.
  public let velocity: Double
}

extension OffsetFrame: CustomStringConvertible {
  /// Such as “frame 6 at 0.1 s: -183.15 pt”.
  public var description: String {
    "frame \(index) at \(time.decimals(upTo: 4)) s: \(offset.decimals(upTo: 2)) pt"
  }
}
