import Foundation

// A program that it writes to may end first; that is an error to report, no reason to end as well.
signal(SIGPIPE, SIG_IGN)

/// Says how far the run is; what is printed is the page alone.
func progress(_ line: String) {
  FileHandle.standardError.write(Data("\(line)\n".utf8))
}

let usage = """
  accuracy make FILMSTRIP FOLDER [NAME …]     makes the recordings whose names begin so, or all
  accuracy report FILMSTRIP FOLDER [NAME …]   makes and reads them and the worst clips, worst/…, and prints a page
  """

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 3, ["make", "report"].contains(arguments[0]) else {
  print(usage)
  exit(64)
}
let (verb, filmstrip) = (arguments[0], arguments[1])
let maker = RecordingMaker(
  filmstrip: filmstrip, folder: URL(fileURLWithPath: arguments[2], isDirectory: true))
let reader = Reader(filmstrip: filmstrip, folder: maker.folder)

/// Whether a recording or clip of this name was asked for.
func isWanted(_ name: String) -> Bool {
  let names = arguments.dropFirst(3)
  return names.isEmpty || names.contains { name.hasPrefix($0) }
}

var scores: [Score] = []
for recipe in Recipe.all where isWanted(recipe.name) {
  do {
    let truth = try maker.make(recipe)
    if verb == "make" {
      progress("\(recipe.name): \(truth.frames.count) frames")
    } else {
      let score = try reader.score(truth)
      progress(score.line)
      scores.append(score)
    }
  } catch {
    progress("\(recipe.name): \(error)")
  }
}
if verb == "report" {
  let findings = try WorstRun(maker: maker, filmstrip: filmstrip).findings(of: isWanted) {
    let verdict = $0.problem.isEmpty ? "as it must" : $0.problem
    progress("\($0.clip.path): \($0.came): \(verdict)")
  }
  // Whoever reads the page has the recordings elsewhere.
  let text = Report(scores: scores, findings: findings).text
  print(text.replacingOccurrences(of: "\(maker.folder.path)/", with: ""))
}
