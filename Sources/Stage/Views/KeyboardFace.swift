/// The appearance of the system keyboard.
public struct KeyboardFace: Sendable, Hashable, Codable {
  /// Whether there is a bar with three suggested words above the keys.
  public var hasSuggestions: Bool
  /// The height below the keys for globe, microphone and home indicator, in points; 0 without one.
  public var footer: Double
  /// Whether the device is a tablet.
  public var isTablet: Bool
  /// The radius of the upper corners, in points; 0 before iOS 26.
  public var cornerRadius: Double
  /// Its position: split, the keys are in two halves at the sides; floating, they are a phone's.
  public var position: KeyboardPosition
  /// Whether it is a hardware keyboard's bar: shortcuts, and no keys.
  public var isHardware: Bool
  /// The width of a hardware keyboard's bar, which is centred, in points.
  ///
  /// Nil where there are keys, and for a bar of full width, as before iPadOS 15.
  public var barWidth: Double?
  /// The band of the screen that bends in a half open phone, where no keys are, in points.
  ///
  /// From the keyboard's bottom left, so that `y` is negative; nil where nothing bends.
  public var fold: Rect?

  /// A face with these values.
  public init(
    hasSuggestions: Bool, footer: Double, isTablet: Bool = false, cornerRadius: Double = 0,
    position: KeyboardPosition = .docked, isHardware: Bool = false, barWidth: Double? = nil,
    fold: Rect? = nil
  ) {
    self.hasSuggestions = hasSuggestions
    self.footer = footer
    self.isTablet = isTablet
    self.cornerRadius = cornerRadius
    self.position = position
    self.isHardware = isHardware
    self.barWidth = barWidth
    self.fold = fold
  }

  /// The visible columns of a frame: those of a narrow bar, else all of them.
  package func seen(in frame: Rect) -> Rect {
    guard let barWidth, barWidth < frame.width else { return frame }
    return Rect(
      x: frame.midX - barWidth / 2, y: frame.minY, width: barWidth, height: frame.height)
  }
}
