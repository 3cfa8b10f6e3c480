import Basics
public import Diagnosis
import Graphics
public import Imaging
public import Painting
import Scenarios

/// What the screen of a film shows at one time.
///
/// ```swift
/// try Still(film, frame: 12, crop: .seam).write(to: "frame-12.png", scale: 2)
/// ```
///
/// ![The lower half of a screen: the bar has risen further than the keyboard, and hangs above it.](frame-12)
public struct Still: Sendable, Hashable {
  /// The film.
  public var film: Film
  /// The time, in seconds; need not be that of a frame.
  public var time: Double
  /// The part of the screen.
  public var crop: Crop
  /// Light or dark.
  public var appearance: Appearance

  /// The screen at a time, in seconds.
  public init(
    _ film: Film, at time: Double, crop: Crop = .screen, appearance: Appearance = .light
  ) {
    self.film = film
    self.time = time
    self.crop = crop
    self.appearance = appearance
  }

  /// The screen at a frame, counted from 0.
  public init(
    _ film: Film, frame: Int, crop: Crop = .screen, appearance: Appearance = .light
  ) {
    self.init(film, at: film.time(ofFrame: frame), crop: crop, appearance: appearance)
  }

  /// The picture at 1 to 4 pixels a point.
  ///
  /// - Throws: `PictureError` for an impossible time or scale, and `CanvasError` if it cannot be drawn.
  public func bitmap(scale: Int = 1) throws -> Bitmap { try signed(scale: scale).bitmap }

  /// The picture as a PNG file with its fingerprint; otherwise as `bitmap`.
  public func png(scale: Int = 1) throws -> [UInt8] { try signed(scale: scale).file() }

  /// Writes the picture to a `.png` file; makes a missing folder, and replaces an existing file.
  ///
  /// - Throws: As `bitmap`, and `PictureError` for another ending or a file that cannot be written.
  public func write(to path: String, scale: Int = 1) throws {
    try FileEnding.write(to: path, as: ["png": { try png(scale: scale) }])
  }

  /// The picture, with its fingerprint; throws as `bitmap`.
  package func signed(scale: Int) throws -> SignedPicture {
    try check(scale)
    guard (0...film.duration).contains(time) else {
      throw PictureError.range(time...time, duration: film.duration)
    }
    try check(crop, of: film)
    return try PicturePainter().picture(
      of: film, at: time, scale: scale, appearance: appearance, crop: crop)
  }
}

extension Still: CustomStringConvertible {
  /// The film, time, part and appearance.
  public var description: String {
    "\(film.approach) at \(time.decimals(upTo: 4)) s, \(crop), \(appearance.rawValue)"
  }
}
