import Foundation

/// Runs the command on recordings and scores what it says.
struct Reader {
  let filmstrip: String
  let folder: URL

  /// The score of a recording that was made.
  func score(_ truth: Truth) throws -> Score {
    let place = folder.appendingPathComponent(truth.recipe.name)
    let output = place.appendingPathComponent("read.film.json")
    try? FileManager.default.removeItem(at: output)
    var arguments = [
      "read", place.appendingPathComponent(truth.clip).path, "-o", output.path, "--json",
    ]
    if truth.recipe.isAided { arguments += ["--device", truth.device] }
    if case .folder = truth.recipe.format { arguments += ["--fps", "\(truth.recipe.display)"] }
    let result = try Shell.run(filmstrip, arguments)
    try Data(result.complaint.utf8).write(to: place.appendingPathComponent("read.txt"))
    guard result.status == 0 else {
      return Score(truth, refusal: result.complaint, seconds: result.seconds)
    }
    let film = try JSONDecoder().decode(ReadFilm.self, from: Data(contentsOf: output))
    let report = try JSONDecoder().decode(ReadReport.self, from: result.output)
    let score = Score(truth, film, report.verdicts, seconds: result.seconds)
    try JSONEncoder().encode(score).write(to: place.appendingPathComponent("score.json"))
    return score
  }
}
