import Imaging
import Painting

/// What is rendered, and how it is shown: what each format makes its files of.
protocol Rendering {
  /// The scenario's name, or the recording's: what files are called after.
  var name: String { get }
  /// Pixels per point.
  var scale: Int { get }
  /// What a strip is shaped for.
  var shape: StripShape { get }
  var appearance: Appearance { get }

  /// The strip, as it is laid out for every format.
  ///
  /// - Throws: `Failure` where its shape has no room for so many films.
  func strip() throws -> SheetDrawing
  /// The edges over time.
  func plot() throws -> Bitmap
  /// The page that plays it.
  func page() throws -> String
  /// The numbers as JSON.
  func traces() throws -> [StillFile]
  /// The numbers as tables.
  func tables() throws -> [StillFile]
  /// What frames and clips are made of, one for each file or series.
  ///
  /// - Parameter takesRows: Whether what is made of them takes rows, of which those that recur are drawn once.
  /// - Throws: `Failure` where there are none of the frames asked for, or where all have too many pixels.
  func reels(takesRows: Bool) throws -> [Reel]
}

extension Rendering {
  /// A file's name: the name, what else tells it from others, `~dark` and `@2x` where they hold, and its ending.
  func name(_ suffix: String, scale: Int? = nil, ending: String) -> String {
    PictureFile.name(
      stem: name + suffix, appearance: appearance, scale: scale ?? self.scale, ending: ending)
  }
}
