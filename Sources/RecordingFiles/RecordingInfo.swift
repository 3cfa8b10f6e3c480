/// The details in a recording's file, before a picture is decoded.
public struct RecordingInfo: Sendable, Hashable {
  /// A container's name such as `mov`, or `gif`, `apng`, `webp`, `png` for a folder.
  public var format: String
  /// The pictures' compression, such as `h264`.
  public var codec: String
  /// The width of its pictures as shown: turned according to the file, with square pixels.
  public var width: Int
  /// The height of its pictures as shown, in pixels.
  public var height: Int
  /// In seconds; nil if the file does not say.
  public var duration: Double?
  /// From the file, or from its length and rate; nil if neither is known.
  public var frameCount: Int?
  /// The average rate, in frames a second; nil if unknown.
  public var framesPerSecond: Double?
  /// The clockwise turn before it is shown, in degrees: 0, 90, 180 or 270.
  public var rotation = 0
  /// Whether it is HDR (PQ or HLG), which is read as SDR shows it, but looks pale in colour.
  public var isHDR = false
  /// Whether its pictures can be transparent; transparent areas are read as white.
  public var hasAlpha = false
}
