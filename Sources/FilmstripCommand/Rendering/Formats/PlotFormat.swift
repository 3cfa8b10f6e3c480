import FilmstripPictures

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
}
