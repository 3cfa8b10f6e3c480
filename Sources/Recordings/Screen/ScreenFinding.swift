public import Stage

/// The device's screen in a recording's pictures.
public struct ScreenFinding: Sendable, Hashable {
  /// Where it lies, in pixels of the picture, its edges known to parts of a pixel.
  public var area: PixelArea
  /// Pixels a point; nil where nothing tells.
  public var scale: RecordingScale?
  /// The device, where its name was given or its screen's size belongs to one that Filmstrip has; one of several that
  /// share a screen.
  public var device: Device?
  /// What is uncertain, a sentence each.
  public var remarks: [String]

  /// A screen of this place, scale and device.
  public init(
    area: PixelArea, scale: RecordingScale?, device: Device? = nil, remarks: [String] = []
  ) {
    self.area = area
    self.scale = scale
    self.device = device
    self.remarks = remarks
  }
}
