import Recordings
import Scenarios
import Traces

/// The numbers of each film as JSON.
enum TraceFormat: StillFormat {
  static let name = "trace"
  static let fileName = "NAME-APPROACH.trace.json"
  static let summary = "the numbers of a film as JSON."
  static let isDrawn = false

  static func files(of rendering: Rendering) throws -> [StillFile] {
    rendering.filmFiles(ending: "trace.json") { film in
      Array(Trace(of: film, scenario: rendering.scenario.name).json.utf8)
    }
  }

  static func files(of rendering: RecordedRendering) throws -> [StillFile] {
    let recording = rendering.recording
    return [
      StillFile(
        name: recording.name + RecordedFilm.fileExtension, bytes: Array(recording.film.json.utf8))
    ]
  }
}
