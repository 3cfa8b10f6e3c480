import Painting
import Scenarios

/// The filmstrip as a picture.
enum StripFormat: StillFormat {
  static let name = "strip"
  static let fileName = "NAME.png"
  static let summary = "a row of screens for each approach."

  static func files(of rendering: Rendering) throws -> [StillFile] {
    let strip = try rendering.strip()
    let scale = Double(rendering.scale)
    let picture = PictureFile(
      stem: rendering.scenario.name, appearance: rendering.appearance, scale: rendering.scale)
    return [
      StillFile(
        name: picture.name, bytes: try picture.encode(strip.bitmap(scale: scale)),
        cells: strip.cells(scale: scale))
    ]
  }
}
