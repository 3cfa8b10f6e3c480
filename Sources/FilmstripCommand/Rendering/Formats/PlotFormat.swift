import Annotation
import Painting
import Scenarios

/// Offsets and gap over time as a picture.
enum PlotFormat: StillFormat {
  static let name = "plot"
  static let fileName = "NAME-plot.png"
  static let summary = "the edges of keyboard and bar over time, and the seam between them."

  static func files(of rendering: Rendering) throws -> [StillFile] {
    let scenario = rendering.scenario
    let plot = SeamPlot(
      AnnotatedPlot(
        title: scenario.name, rendering.films.map(\.film),
        range: scenario.strip.from...scenario.strip.to),
      try PaintResources(rendering.appearance, language: scenario.script.language))
    let picture = PictureFile(
      stem: "\(scenario.name)-plot", appearance: rendering.appearance, scale: rendering.scale)
    let bitmap = try plot.bitmap(scale: Double(rendering.scale))
    return [StillFile(name: picture.name, bytes: try picture.encode(bitmap))]
  }
}
