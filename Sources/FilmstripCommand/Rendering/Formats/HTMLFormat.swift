import FilmstripPictures

/// A page that plays the films.
enum HTMLFormat: StillFormat {
  static let name = "html"
  static let fileName = "NAME.html"
  static let summary = "a page that plays the films."

  static func files(of rendering: Rendering) throws -> [StillFile] {
    var page = try PlayerPage(rendering.scenario, films: rendering.captioned)
    page.appearance = rendering.appearance
    page.scale = rendering.scale
    let name = "\(rendering.scenario.name)\(rendering.appearance.fileSuffix).html"
    return [StillFile(name: name, bytes: Array(try page.html.utf8))]
  }

  static func files(of rendering: RecordedRendering) throws -> [StillFile] {
    let page = RecordedPage(
      recording: rendering.recording, title: rendering.recording.name, model: nil, scale: 1,
      appearance: rendering.appearance, hasPictures: rendering.hasPictures)
    let name = "\(rendering.recording.name)\(rendering.appearance.fileSuffix).html"
    return [StillFile(name: name, bytes: Array(try page.html.utf8))]
  }
}
