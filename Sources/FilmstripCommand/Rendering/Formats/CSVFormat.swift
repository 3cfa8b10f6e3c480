import Annotation
import RecordedPictures
import Scenarios
import Traces

/// The numbers of each film as a table.
enum CSVFormat: StillFormat {
  static let name = "csv"
  static let fileName = "NAME-APPROACH.csv"
  static let summary = "the same numbers as a table, one line per frame."
  static let isDrawn = false

  static func files(of rendering: Rendering) throws -> [StillFile] {
    let scenario = rendering.scenario
    return try rendering.filmFiles(ending: "csv") { film in
      let frames = try rendering.motion.frames(of: film, in: scenario)
      return Array(Trace(of: film, scenario: scenario.name).csv(frames: frames).utf8)
    }
  }

  static func files(of rendering: RecordedRendering) throws -> [StillFile] {
    [
      StillFile(
        name: "\(rendering.recording.name).csv",
        bytes: Array(rendering.judged.csv(frames: try rendering.frames).utf8))
    ]
  }
}
