import Imaging
import Painting

/// A recording and the model in one strip, in one plot, and side by side on a page.
struct BesidePictures {
  let beside: RecordingBeside
  let scale: Int
  let columns: Int
  let shape: StripShape
  let appearance: Appearance
  let hasPictures: Bool

  var files: [StillFile] {
    get throws {
      let name = beside.recording.name
      let rendering = RecordedRendering(
        beside.recording, beside: beside.compared, title: "\(name), recorded and played",
        scale: scale, columns: columns, shape: shape, appearance: appearance,
        hasPictures: hasPictures)
      return [
        try file(rendering.strip().bitmap(scale: Double(scale)), "beside\(shape.fileSuffix)"),
        try file(rendering.plot(), "beside-plot"),
        StillFile(
          name: "\(name)-beside\(appearance.fileSuffix).html",
          bytes: Array(try rendering.page().utf8)),
      ]
    }
  }

  private func file(_ bitmap: Bitmap, _ suffix: String) throws -> StillFile {
    let picture = PictureFile(
      stem: "\(beside.recording.name)-\(suffix)", appearance: appearance, scale: scale)
    return StillFile(name: picture.name, bytes: try picture.encode(bitmap))
  }
}
