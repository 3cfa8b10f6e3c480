import Basics
public import Diagnosis
public import Painting
import Scenarios

/// Why a strip, a clip, a plot or a page cannot be made of its films.
///
/// Failures of drawing, such as a text whose font is missing, are `CanvasError`s.
public enum PictureError: Error, Sendable, Hashable {
  /// There is no film.
  case noFilms
  /// Two films, by their approaches, do not match: frames per second or duration differ.
  case unlikeFilms(String, String)
  /// A number of columns that a strip cannot have.
  case columns(Int)
  /// A strip of this shape has no room for this many films with this part of the screen.
  case rows(Int, most: Int, shape: StripShape)
  /// Pixels a point that a picture cannot have.
  case scale(Int)
  /// No frame is between these seconds of a film that lasts `duration`.
  case range(ClosedRange<Double>, duration: Double)
  /// The film does not have these frames; it has `count`.
  case frames(ClosedRange<Int>, count: Int)
  /// A clip cannot be this many times slower.
  case slow(Double)
  /// A number of plays that a clip cannot have.
  case loops(Int)
  /// The part shows less than is recognisable of a screen of this size, in points.
  case crop(Crop, screen: Size)
  /// A page would have too many frames, namely this many.
  case pageFrames(Int)
  /// A page would hold more different pixels than a browser should keep.
  case pagePixels
  /// A file's ending that is not one of the supported ones.
  case ending(path: String, known: [String])
  /// A file cannot be written.
  case file(path: String)
}

extension PictureError {
  /// Columns that a strip may have.
  public static let columnRange = StripSetting.columnRange
  /// Pixels a point that a picture may have.
  public static let scaleRange = StripSetting.scaleRange
  /// How many times as long as its film a clip may be.
  public static let slowRange = 1.0...100.0
  /// How often a clip may be played; 0 for ever.
  public static let loopRange = 0...65_535
  /// The most frames of a page, which contains all; making one takes up to half a millisecond.
  public static let pageFrameLimit = 12_000
  /// The most different pixels of a page: a browser keeps four bytes for each.
  public static let pagePixelLimit = 64_000_000
}

extension PictureError: CustomStringConvertible {
  /// One sentence with the cause and its remedy.
  public var description: String {
    switch self {
    case .noFilms: "There is no film to show; give at least one."
    case .unlikeFilms(let first, let other):
      "The films of \(first) and \(other) have not the same frames per second and duration; show films of one "
        + "scenario."
    case .columns(let columns):
      "A strip of \(columns) columns is not possible: \(Self.columnRange.words)."
    case .rows(let rows, let most, let shape):
      "A \(shape.rawValue) of these films has room for \(most), not for \(rows); show fewer, or less of the screen."
    case .scale(let scale): "A scale of \(scale) is not possible: \(Self.scaleRange.words)."
    case .range(let range, let duration):
      "There is no frame between \(range.lowerBound.shortest) and \(range.upperBound.shortest) s; the film lasts from 0 to "
        + "\(duration.shortest) s."
    case .frames(let frames, let count):
      "There are no frames \(frames.lowerBound) to \(frames.upperBound); the film has \(count), from 0 to \(count - 1)."
    case .slow(let slow):
      "\(slow.shortest) times slower is not possible: \(Self.slowRange.lowerBound.shortest) to "
        + "\(Self.slowRange.upperBound.shortest)."
    case .loops(let loops): "\(loops) loops are not possible: \(Self.loopRange.words)."
    case .crop(let crop, let screen):
      "The part \(crop) shows less than \(Crop.shortestSide.shortest) × \(Crop.shortestSide.shortest) points of the "
        + "screen, which is \(screen.width.shortest) × \(screen.height.shortest)."
    case .pageFrames(let count):
      "A page would hold \(count) frames, more than \(Self.pageFrameLimit); use fewer films, fewer frames per second "
        + "or a shorter scenario."
    case .pagePixels:
      "A page would hold more than \(Self.pagePixelLimit / 1_000_000) million pixels; use a smaller scale, fewer "
        + "films or a shorter scenario."
    case .ending(let path, let known):
      "\(path) does not end in \(known.map { ".\($0)" }.joined(separator: ", ")), which say what is written."
    case .file(let path): "\(path) cannot be written; check that you may write there."
    }
  }
}

extension ClosedRange<Int> {
  fileprivate var words: String { "\(lowerBound) to \(upperBound)" }
}
