import Annotation
import FilmstripPictures
import Painting
import RecordedPictures

/// Offsets and gap over time as a picture.
enum PlotFormat: StillFormat {
  static let name = "plot"
  static let fileName = "NAME-plot.png"
  static let summary = "the edges of keyboard and bar over time, and the seam between them."

  static func files(of rendering: Rendering) throws -> [StillFile] {
    let scenario = rendering.scenario
    var plot = try Plot(scenario, films: rendering.films.map(\.film))
    plot.appearance = rendering.appearance
    let picture = PictureFile(
      stem: "\(scenario.name)-plot", appearance: rendering.appearance, scale: rendering.scale)
    let bitmap = try plot.bitmap(scale: rendering.scale)
    return [StillFile(name: picture.name, bytes: try picture.encode(bitmap))]
  }

  static func files(of rendering: RecordedRendering) throws -> [StillFile] {
    let name = rendering.recording.name
    let plot = SeamPlot(
      AnnotatedPlot(
        title: name, RecordedSubject(rendering.judged, hasPictures: rendering.hasPictures)),
      try PaintResources(rendering.appearance))
    let picture = PictureFile(
      stem: "\(name)-plot", appearance: rendering.appearance, scale: rendering.scale)
    let bitmap = try plot.bitmap(scale: Double(rendering.scale))
    return [StillFile(name: picture.name, bytes: try picture.encode(bitmap))]
  }
}
