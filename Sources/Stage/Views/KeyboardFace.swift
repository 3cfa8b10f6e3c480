/// What the system keyboard shows.
public struct KeyboardFace: Sendable, Hashable {
  /// Whether a bar with three suggested words lies above the keys.
  public var hasSuggestions: Bool
  /// Points below the keys for globe, microphone and home indicator; 0 on devices with a home button.
  public var footer: Double
  /// Whether the device is a tablet.
  public var isTablet: Bool
  /// The corner radius of the tray's upper corners, in points; 0 before iOS 26.
  public var cornerRadius: Double
  /// Where it is: split, the keys lie in two halves at the sides with nothing between them; floating, they are a
  /// phone's.
  public var position: KeyboardPosition
  /// Whether it is the bar of a hardware keyboard: shortcuts, and no keys.
  public var isHardware: Bool
  /// How wide the bar of a hardware keyboard is, in points, in the middle of the keyboard's frame; nil where it is as wide
  /// as that, as it was before iPadOS 15, and where there are keys.
  public var barWidth: Double?

  /// A face with these values.
  public init(
    hasSuggestions: Bool, footer: Double, isTablet: Bool = false, cornerRadius: Double = 0,
    position: KeyboardPosition = .docked, isHardware: Bool = false, barWidth: Double? = nil
  ) {
    self.hasSuggestions = hasSuggestions
    self.footer = footer
    self.isTablet = isTablet
    self.cornerRadius = cornerRadius
    self.position = position
    self.isHardware = isHardware
    self.barWidth = barWidth
  }

  /// The columns of a frame in which anything of the keyboard is seen, as high as the frame: those of a narrow bar, else
  /// all of them.
  package func seen(in frame: Rect) -> Rect {
    guard let barWidth, barWidth < frame.width else { return frame }
    return Rect(
      x: frame.midX - barWidth / 2, y: frame.minY, width: barWidth, height: frame.height)
  }
}
