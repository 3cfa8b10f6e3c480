import Basics

/// The file that a recorded film was read from, and which part of it is the device's screen.
public struct RecordingSource: Sendable, Hashable {
  /// What kind of file it is.
  public enum Kind: String, Sendable, Hashable {
    /// Pictures of a screen: a video, an animated picture or a folder of pictures.
    case pictures
    /// Numbers that a device wrote at its display's ticks.
    case trace
  }

  /// The file's name, or the folder's, without the path that leads to it.
  public var name: String
  /// Where it lies, from the folder of baselines in which this film is approved; nil of a film that is none, and of a
  /// recording outside the project.
  public var path: String?
  /// What kind of file it is.
  public var kind: Kind
  /// The recording's size, in pixels; 0 for a trace.
  public var pixelWidth, pixelHeight: Int
  /// The device's screen in the recording's pictures, in pixels; nil for a trace.
  public var screen: PixelArea?
  /// Pixels of the recording a point; nil where it is not known, and for a trace.
  public var scale: RecordingScale?
  /// What was given, besides the device, and not found in the recording: it is read so again.
  public var given = Given()
  /// The device that was given; nil where none was.
  package var givenDevice: String? { scale?.basis == .given ? scale?.device : nil }

  /// What is given of a recording where it is not found, or not right.
  public struct Given: Sendable, Hashable {
    /// The farthest place that can be given, in pixels or points.
    public static let farthest = 1e6
    /// The margins that can be given, in points.
    public static let margins = -1e4...1e4

    /// The device's screen in the pictures, in pixels.
    public var screen: PixelArea?
    /// Pixels of the pictures a point.
    public var pixelsPerPoint: Double?
    /// The bar while no keyboard shows, from its top to its bottom edge, in points.
    public var bar: ClosedRange<Double>?
    /// How far above the keyboard the bar stands by design, in points; less than 0 where the keyboard covers so much of
    /// it by design.
    public var barMargin: Double?
    /// Whether the bar stays where it is by design, whatever the keyboard does.
    public var barStays = false

    /// What is given; nil for what is to be found.
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

/// A rectangle of a picture's pixels; places between pixels are allowed, as a simulator's window may be scaled.
public struct PixelArea: Sendable, Hashable {
  /// From the picture's left and top, in pixels.
  public var x, y: Double
  /// Its size, in pixels.
  public var width, height: Double

  /// A rectangle of a place and a size, in pixels.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The picture's rows that are decoded for it: row 0 of a frame is the first of them.
  public var wholeRows: Range<Int> { PixelArea.whole(y, height) }
  /// The picture's columns that are decoded for it.
  public var wholeColumns: Range<Int> { PixelArea.whole(x, width) }

  /// The pixels of which most lies between two edges; none where a side is negative or nothing a picture has.
  private static func whole(_ start: Double, _ length: Double) -> Range<Int> {
    let limits = -1e6...1e6
    guard limits.contains(start), limits.contains(start + length), length > 0 else { return 0..<0 }
    let (first, last) = (Int(start.rounded()), Int((start + length).rounded()))
    return first..<max(first, last)
  }
}

/// How many pixels of a recording make a point of the device.
public struct RecordingScale: Sendable, Hashable {
  /// What it is known by.
  public enum Basis: String, Sendable, Hashable {
    /// It was given: by a device's name, or as a number.
    case given
    /// The screen's size in pixels is exactly that of a device, at one of its scales.
    case size
    /// The spacing of the keyboard's keys, which leaves the device's width open.
    case keys
  }

  /// The scales that recordings have: from a thumbnail to a device with more pixels than any has.
  public static let range = 0.1...8.0

  /// Pixels a point.
  public var pixelsPerPoint: Double
  /// How far that may be off, as a part of it: 0.01 for one in a hundred.
  public var uncertainty: Double
  /// What it is known by.
  public var basis: Basis
  /// The device's name, where it is known or one of several that are alike.
  public var device: String?

  /// A scale, and what it is known by.
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
