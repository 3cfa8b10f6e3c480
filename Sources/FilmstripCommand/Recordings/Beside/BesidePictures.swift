import Imaging
import Painting

/// A recording and the model in one strip, in one plot, and side by side on a page.
struct BesidePictures {
  private let beside: RecordingBeside
  private let scale: Int
  private let columns: Int
  private let shape: StripShape
  private let appearance: Appearance
  private let hasPictures: Bool

  init(
    _ beside: RecordingBeside, scale: Int, columns: Int, shape: StripShape, appearance: Appearance,
    hasPictures: Bool
  ) {
    self.beside = beside
    self.scale = scale
    self.columns = columns
    self.shape = shape
    self.appearance = appearance
    self.hasPictures = hasPictures
  }

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
