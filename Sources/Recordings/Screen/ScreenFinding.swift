public import Stage

/// The device's screen in a recording's pictures.
public struct ScreenFinding: Sendable, Hashable {
  /// The screen's area, in pixels of the picture, to parts of a pixel.
  public var area: PixelArea
  /// The pixels per point; nil if unknown.
  public var scale: RecordingScale?
  /// The device, by its name or its screen's size, which several devices may share; nil if unknown.
  public var device: Device?
  /// Uncertainties, a sentence each.
  public var remarks: [String]
  /// Whether its lower edge is seen in the picture, or is the picture's.
  package internal(set) var hasBottom = true
  /// How far apart its rows of keys may be, in pixels; nil if that is unknown.
  public internal(set) var rowPitches: ClosedRange<Double>?

  /// A screen of this area, scale and device.
  public init(
    area: PixelArea, scale: RecordingScale?, device: Device? = nil, remarks: [String] = []
  ) {
    self.area = area
    self.scale = scale
    self.device = device
    self.remarks = remarks
  }
}
