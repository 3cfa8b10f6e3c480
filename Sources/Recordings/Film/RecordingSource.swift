import Basics

/// The file of a recorded film, and the area of the device's screen in it.
public struct RecordingSource: Sendable, Hashable {
  /// The kind of file.
  public enum Kind: String, Sendable, Hashable {
    /// A video, an animated picture or a folder of pictures.
    case pictures
    /// Numbers that a device wrote at its display's ticks.
    case trace
  }

  /// The name of the file or folder, without its path.
  public var name: String
  /// From the folder of baselines that approves this film; nil without one, or outside the project.
  public var path: String?
  /// The kind of file.
  public var kind: Kind
  /// The recording's size, in pixels; 0 for a trace.
  public var pixelWidth, pixelHeight: Int
  /// The device's screen in the pictures, in pixels; nil for a trace.
  public var screen: PixelArea?
  /// Whether the screen's lower edge is not seen in the pictures, and is where a screen of its device would end.
  package var assumesLowerEdge = false
  /// Pixels per point; nil if unknown, and for a trace.
  public var scale: RecordingScale?
  /// The user's statements, other than the device, needed to read the recording again.
  public var given = Given()
  /// How far the screen's lower edge may be from its place, in points: the border of a drawn phone, which is dark on a
  /// dark screen, is no wider.
  var lowerEdgeError: Double { assumesLowerEdge ? 12 : 0 }
  package var givenDevice: String? { scale?.basis == .given ? scale?.device : nil }

  /// Statements about a recording, for properties that are not found or are wrong.
  public struct Given: Sendable, Hashable {
    /// The farthest place that can be given, in pixels or points.
    public static let farthest = 1e6
    /// The margins that can be given, in points.
    public static let margins = -1e4...1e4

    /// The device's screen in the pictures, in pixels.
    public var screen: PixelArea?
    /// Pixels of the pictures per point.
    public var pixelsPerPoint: Double?
    /// The bar while no keyboard shows, from its top to its bottom edge, in points.
    public var bar: ClosedRange<Double>?
    /// The bar's height above the keyboard by design, in points; negative if partly covered.
    public var barMargin: Double?
    /// Whether the bar stays in place by design, whatever the keyboard does.
    public var barStays = false

    /// Statements; nil for properties to be found.
    public init(
      screen: PixelArea? = nil, pixelsPerPoint: Double? = nil, bar: ClosedRange<Double>? = nil,
      barMargin: Double? = nil, barStays: Bool = false
    ) {
      self.screen = screen
      self.pixelsPerPoint = pixelsPerPoint
      self.bar = bar
      self.barMargin = barMargin
      self.barStays = barStays
    }
  }

  /// A file with these properties.
  public init(
    name: String, kind: Kind, pixelWidth: Int = 0, pixelHeight: Int = 0, screen: PixelArea? = nil,
    scale: RecordingScale? = nil
  ) {
    self.name = name
    self.kind = kind
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.screen = screen
    self.scale = scale
  }
}

/// A rectangle in a picture, not only in whole pixels: a simulator's window may be scaled.
public struct PixelArea: Sendable, Hashable {
  /// From the picture's left and top, in pixels.
  public var x, y: Double
  /// In pixels.
  public var width, height: Double

  /// A rectangle in pixels.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The rows that are decoded for it: row 0 of a frame is the first of them.
  public var wholeRows: Range<Int> { PixelArea.whole(y, height) }
  /// The columns that are decoded for it.
  public var wholeColumns: Range<Int> { PixelArea.whole(x, width) }

  /// The pixels mostly between two edges; empty for negative sides, or lengths that no picture has.
  private static func whole(_ start: Double, _ length: Double) -> Range<Int> {
    let limits = -1e6...1e6
    guard limits.contains(start), limits.contains(start + length), length > 0 else { return 0..<0 }
    let (first, last) = (Int(start.rounded()), Int((start + length).rounded()))
    return first..<max(first, last)
  }
}

/// The pixels of a recording per point of the device.
public struct RecordingScale: Sendable, Hashable {
  /// The evidence for a scale.
  public enum Basis: String, Sendable, Hashable {
    /// A device's name or a number from the user.
    case given
    /// The screen's size in pixels is exactly that of a device, at one of its scales.
    case size
    /// The spacing of the keyboard's keys, which leaves the device's width open.
    case keys
  }

  /// The scales of recordings, from a thumbnail to more pixels than any device has.
  public static let range = 0.1...8.0

  /// Pixels per point.
  public var pixelsPerPoint: Double
  /// Relative: 0.01 for one in a hundred.
  public var uncertainty: Double
  /// The evidence for it.
  public var basis: Basis
  /// The device's name, if known; it may be one of several with the same screen.
  public var device: String?

  /// A scale and the evidence for it.
  public init(
    pixelsPerPoint: Double, uncertainty: Double, basis: Basis, device: String? = nil
  ) {
    self.pixelsPerPoint = pixelsPerPoint
    self.uncertainty = uncertainty
    self.basis = basis
    self.device = device
  }
}

extension RecordingSource: CustomStringConvertible {
  /// The file's name, the recording's size, and its scale.
  public var description: String {
    kind == .trace
      ? "\(name), a trace"
      : "\(name), \(pixelWidth) × \(pixelHeight) pixels" + (scale.map { ", \($0)" } ?? "")
  }
}

extension PixelArea: CustomStringConvertible {
  /// Left, top, width and height, in pixels.
  public var description: String {
    "(\([x, y, width, height].map { $0.decimals(upTo: 2) }.joined(separator: ", ")))"
  }
}

extension RecordingScale: CustomStringConvertible {
  /// Such as “3 pixels a point ± 0 %, iPhone 14”.
  public var description: String {
    "\(pixelsPerPoint.decimals(upTo: 4)) pixels a point ± \((uncertainty * 100).decimals(upTo: 2)) %, "
      + (device ?? "by \(basis)")
  }
}
