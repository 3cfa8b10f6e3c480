import Basics

/// The state of a motion in one frame.
public struct OffsetFrame: Sendable, Hashable {
  /// The number of the frame, from 0.
  public let index: Int
  /// The time in seconds: the index divided by the frame rate, exactly.
  public let time: Double
  /// The progress, 0…1 unless it overshoots.
  public let progress: Double
  /// The offset, in points, with the sign of the distance.
  public let offset: Double
  /// The speed in points per second; infinite where a curve is vertical.
  public let velocity: Double
}

extension OffsetFrame: CustomStringConvertible {
  /// For example “frame 6 at 0.1 s: -183.15 pt”.
  public var description: String {
    "frame \(index) at \(time.decimals(upTo: 4)) s: \(offset.decimals(upTo: 2)) pt"
  }
}
