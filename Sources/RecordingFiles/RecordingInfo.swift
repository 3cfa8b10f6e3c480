/// What a recording's file says of itself, before a picture is decoded.
public struct RecordingInfo: Sendable, Hashable {
  /// What kind of file it is: a container's name such as `mov`, or `gif`, `apng`, `webp`, `png` for a folder.
  public var format: String
  /// How its pictures are compressed, such as `h264`.
  public var codec: String
  /// The size of its pictures as they are shown: turned as the file says, with square pixels.
  public var width: Int
  /// Pixels down.
  public var height: Int
  /// How long it lasts, in seconds; nil where the file does not say.
  public var duration: Double?
  /// How many pictures it has, as the file says or its length and rate let expect; nil where neither is known.
  public var frameCount: Int?
  /// Its average rate, in frames a second; nil where it is not known.
  public var framesPerSecond: Double?
  /// How far it is turned before it is shown, clockwise, in degrees: 0, 90, 180 or 270.
  public var rotation: Int
  /// Whether its brightness is that of HDR, PQ or HLG: it is read as SDR would show it, but pictures in colour look pale.
  public var isHDR: Bool
  /// Whether its pictures can be transparent; what shows through is read as white.
  public var hasAlpha: Bool

  init(
    format: String, codec: String, width: Int, height: Int, duration: Double? = nil,
    frameCount: Int? = nil, framesPerSecond: Double? = nil, rotation: Int = 0, isHDR: Bool = false,
    hasAlpha: Bool = false
  ) {
    self.format = format
    self.codec = codec
    self.width = width
    self.height = height
    self.duration = duration
    self.frameCount = frameCount
    self.framesPerSecond = framesPerSecond
    self.rotation = rotation
    self.isHDR = isHDR
    self.hasAlpha = hasAlpha
  }
}
