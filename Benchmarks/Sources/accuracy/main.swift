import Foundation

// A program that it writes to may end first; that is an error to report, no reason to end as well.
signal(SIGPIPE, SIG_IGN)

/// Says how far the run is; what is printed is the page alone.
func progress(_ line: String) {
  FileHandle.standardError.write(Data("\(line)\n".utf8))
}

let usage = """
  accuracy make FILMSTRIP FOLDER [NAME …]    makes the recordings whose names begin so, or all
  accuracy read FILMSTRIP FOLDER [NAME …]    makes, reads and scores them, and prints the tables
  accuracy worst FILMSTRIP FOLDER [NAME …]   makes and reads the worst clips, and says what came of each
  accuracy report FILMSTRIP FOLDER           does all of that, and prints the page alone
  """

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 3, ["make", "read", "worst", "report"].contains(arguments[0]) else {
  print(usage)
  exit(64)
}
let (verb, filmstrip) = (arguments[0], arguments[1])
let maker = RecordingMaker(
  filmstrip: filmstrip, folder: URL(fileURLWithPath: arguments[2], isDirectory: true))
let reader = Reader(filmstrip: filmstrip, folder: maker.folder)
let wanted = Array(arguments.dropFirst(3))
var scores: [Score] = []
var findings: [WorstRun.Finding] = []

if verb != "worst" {
  for recipe in Recipe.all
  where wanted.isEmpty || wanted.contains(where: { recipe.name.hasPrefix($0) }) {
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
}
if verb == "worst" || verb == "report" {
  findings = try WorstRun(maker: maker, filmstrip: filmstrip).findings(wanted) { finding in
    let verdict = finding.problem.isEmpty ? "as it must" : finding.problem
    progress("\(finding.clip.name): \(finding.came): \(verdict)")
  }
}
if verb != "make" { print(Report(scores: scores, findings: findings).text) }
