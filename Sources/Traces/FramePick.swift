/// A frame kept as a picture: `0012@3x`, or `0012@3x~dark`, safe in a file's name.
public struct FramePick: Sendable, Hashable, LosslessStringConvertible {
  /// The frame's number, from 0 to less than `Script.frameLimit`.
  public let frame: Int
  /// Pixels per point, 1 to 4.
  public let scale: Int
  /// Whether it is drawn in dark colours.
  public let isDark: Bool

  /// The scales that pictures may have, in pixels per point.
  public static let scales = 1...4

  /// A frame's picture; nil where the frame or the scale is out of range.
  public init?(frame: Int, scale: Int, isDark: Bool = false) {
    guard (0..<Script.frameLimit).contains(frame), FramePick.scales.contains(scale) else {
      return nil
    }
    self.frame = frame
    self.scale = scale
    self.isDark = isDark
  }

  /// Reads the output of `description`, and nothing else.
  public init?(_ description: String) {
    let isDark = description.hasSuffix("~dark")
    let parts = description.dropLast(isDark ? 5 : 0).split(separator: "@")
    guard parts.count == 2, let frame = Int(parts[0]), let scale = Int(parts[1].dropLast()) else {
      return nil
    }
    self.init(frame: frame, scale: scale, isDark: isDark)
    guard self.description == description else { return nil }
  }

  /// The frame in four digits or more, the scale, and `~dark` for dark colours.
  public var description: String {
    let digits = String(frame)
    let padding = String(repeating: "0", count: max(0, 4 - digits.count))
    return "\(padding)\(digits)@\(scale)x\(isDark ? "~dark" : "")"
  }
}
