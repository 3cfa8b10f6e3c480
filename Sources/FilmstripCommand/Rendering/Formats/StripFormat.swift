import Painting
import Scenarios

/// The filmstrip as a picture.
enum StripFormat: StillFormat {
  static let name = "strip"
  static let fileName = "NAME.png"
  static let summary = "a row of screens for each approach."

  static func files(of rendering: Rendering) throws -> [StillFile] {
    let picture = PictureFile(
      stem: rendering.stripStem, appearance: rendering.appearance, scale: rendering.scale)
    return [try file(of: rendering.strip(), picture, scale: rendering.scale)]
  }

  static func files(of rendering: RecordedRendering) throws -> [StillFile] {
    let picture = PictureFile(
      stem: rendering.stripStem, appearance: rendering.appearance, scale: rendering.scale)
    return [try file(of: rendering.strip(), picture, scale: rendering.scale)]
  }

  private static func file(
    of strip: SheetDrawing, _ picture: PictureFile, scale: Int
  ) throws -> StillFile {
    let scale = Double(scale)
    return StillFile(
      name: picture.name, bytes: try picture.encode(strip.bitmap(scale: scale)),
      cells: strip.cells(scale: scale))
  }
}
