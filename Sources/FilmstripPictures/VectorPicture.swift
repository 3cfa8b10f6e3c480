public import Imaging

/// A picture of films that is made of lines, and can be put into pixels, SVG or PDF: a strip, a plot.
///
/// A `Still` is none: a screen is made of pixels.
public protocol VectorPicture: Sendable {
  /// The picture as pixels.
  ///
  /// - Parameter scale: Pixels a point, 1 to 4.
  /// - Throws: `PictureError` where the films or a value are not possible, and `CanvasError` for what cannot be drawn.
  func bitmap(scale: Int) throws -> Bitmap
  /// The picture as an SVG file, in points, with text as text.
  ///
  /// - Throws: As `bitmap`.
  func svg() throws -> String
  /// The picture as a PDF file of one page, in points, with text as text.
  ///
  /// - Throws: As `bitmap`.
  func pdf() throws -> [UInt8]
}

extension VectorPicture {
  /// The picture as a PNG file.
  ///
  /// - Parameter scale: Pixels a point, 1 to 4.
  /// - Throws: As `bitmap`.
  public func png(scale: Int = 1) throws -> [UInt8] {
    try PNG.encode(bitmap(scale: scale), scale: Double(scale))
  }

  /// Writes the picture as its path's ending says: `.png`, `.svg` or `.pdf`.
  ///
  /// The file's folder is made where it is missing; a file of the name is replaced.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - scale: Pixels a point of a PNG file, 1 to 4.
  /// - Throws: As `bitmap`, and `PictureError` for another ending and where the file cannot be written.
  public func write(to path: String, scale: Int = 1) throws {
    try FileEnding.write(
      to: path,
      as: ["png": { try png(scale: scale) }, "svg": { Array(try svg().utf8) }, "pdf": pdf])
  }
}

/// Throws unless pictures may have so many pixels a point.
func check(_ scale: Int) throws(PictureError) {
  guard PictureError.scaleRange.contains(scale) else { throw .scale(scale) }
}

/// A title as it begins a line that is printed; nothing where there is none.
func quoted(_ title: String) -> String { title.isEmpty ? "" : "“\(title)”: " }
