import Annotation
import Painting
import RecordedPictures
import Recordings

/// The pictures of a recording beside the model: both as rows of one strip, their edges in one plot, and side by side
/// on a page.
struct BesidePictures {
  private let beside: RecordingBeside
  private let scale: Int
  private let columns: Int
  private let shape: StripShape
  private let appearance: Appearance
  private let hasPictures: Bool

  /// - Parameters:
  ///   - shape: What the strip is shaped for.
  ///   - hasPictures: Whether the recording's own pictures are shown.
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

  /// The files: the strip, the plot, and the page that plays both.
  var files: [StillFile] {
    get throws {
      let title = "\(beside.recording.name), recorded and played"
      let resources = try PaintResources(appearance)
      let model = beside.compared
      let subject = RecordedSubject(
        beside.recording.judged, hasPictures: hasPictures, beside: model)
      let plan = try shape.plan(
        Sheet(title: title, subject, columns: columns, crop: .seam), resources)
      let pictures =
        hasPictures ? try beside.recording.pictures(of: plan.columns.map(\.frame)) : [:]
      let strip = SheetDrawing(
        plan,
        of: [
          RecordedScreens(beside.recording.film, resources.theme, pictures: pictures),
          FilmScreens(model.film, delay: model.delay),
        ], resources, shape: shape)
      let plot = SeamPlot(AnnotatedPlot(title: title, subject), resources)
      let page = RecordedPage(
        recording: beside.recording, title: title, model: model, scale: 1,
        appearance: appearance, hasPictures: hasPictures)
      return [
        try file(strip, "beside\(shape.fileSuffix)"), try file(plot, "beside-plot"),
        StillFile(
          name: "\(beside.recording.name)-beside\(appearance.fileSuffix).html",
          bytes: Array(try page.html.utf8)),
      ]
    }
  }

  private func file(_ drawing: some Drawing, _ suffix: String) throws -> StillFile {
    let picture = PictureFile(
      stem: "\(beside.recording.name)-\(suffix)", appearance: appearance, scale: scale)
    return StillFile(
      name: picture.name, bytes: try picture.encode(drawing.bitmap(scale: Double(scale))))
  }
}
