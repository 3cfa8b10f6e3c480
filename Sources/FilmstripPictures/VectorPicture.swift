public import Imaging

/// A picture of films made of lines, for pixels, SVG or PDF: a strip or a plot, but not a `Still`.
public protocol VectorPicture: Sendable {
  /// The picture at 1 to 4 pixels a point.
  ///
  /// - Throws: `PictureError` for impossible films or values, and `CanvasError` if it cannot be drawn.
  func bitmap(scale: Int) throws -> Bitmap
  /// The picture as an SVG file, in points, with text as text; throws as `bitmap`.
  func svg() throws -> String
  /// The picture as a one-page PDF file, in points, with text as text; throws as `bitmap`.
  func pdf() throws -> [UInt8]
}

extension VectorPicture {
  /// The picture as a PNG file at 1 to 4 pixels a point; throws as `bitmap`.
  public func png(scale: Int = 1) throws -> [UInt8] {
    try PNG.encode(bitmap(scale: scale), scale: Double(scale))
  }

  /// Writes the picture to a `.png`, `.svg` or `.pdf` file.
  ///
  /// A missing folder is made, and an existing file replaced.
  ///
  /// - Parameters:
  ///   - path: The file's path, by whose ending its format is chosen.
  ///   - scale: Pixels a point of a PNG file, 1 to 4.
  /// - Throws: As `bitmap`, and `PictureError` for another ending or a file that cannot be written.
  public func write(to path: String, scale: Int = 1) throws {
    try FileEnding.write(
      to: path,
      as: ["png": { try png(scale: scale) }, "svg": { Array(try svg().utf8) }, "pdf": pdf])
  }
}

/// Throws for pixels a point that pictures cannot have.
func check(_ scale: Int) throws(PictureError) {
  guard PictureError.scaleRange.contains(scale) else { throw .scale(scale) }
}

/// Throws for a part that shows less than is recognisable of a film's screen.
func check(_ crop: Crop, of film: Film?) throws(PictureError) {
  let screen = film?.largestScreen
  guard let screen, crop.part(of: screen) != nil else {
    throw .crop(crop, screen: screen?.size ?? .zero)
  }
}

/// Times of a film in seconds, by default all; throws if there is no frame in them.
func checked(_ range: ClosedRange<Double>?, of film: Film) throws(PictureError) -> ClosedRange<
  Double
> {
  let range = range ?? 0...film.duration
  guard film.frameTimes.contains(where: range.contains) else {
    throw .range(range, duration: film.duration)
  }
  return range
}

/// A title as the beginning of a printed line; empty without one.
func quoted(_ title: String) -> String { title.isEmpty ? "" : "“\(title)”: " }
