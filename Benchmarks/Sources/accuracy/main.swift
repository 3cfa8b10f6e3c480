import Foundation

// A program that it writes to may end first; that is an error to report, no reason to end as well.
signal(SIGPIPE, SIG_IGN)

/// Prints a line at once.
func say(_ line: String) {
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}

let usage = """
  accuracy make FILMSTRIP FOLDER [NAME …]    makes the recordings whose names begin so, or all
  accuracy read FILMSTRIP FOLDER [NAME …]    makes, reads and scores them, and prints the tables
  """

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 3, ["make", "read"].contains(arguments[0]) else {
  print(usage)
  exit(64)
}
let folder = URL(fileURLWithPath: arguments[2], isDirectory: true)
let maker = RecordingMaker(filmstrip: arguments[1], folder: folder)
let reader = Reader(filmstrip: arguments[1], folder: folder)
let wanted = Array(arguments.dropFirst(3))
var scores: [Score] = []
for recipe in Recipe.all
where wanted.isEmpty || wanted.contains(where: { recipe.name.hasPrefix($0) }) {
  let start = Date()
  do {
    let truth = try maker.make(recipe)
    if arguments[0] == "make" {
      say(
        "\(recipe.name): \(truth.frames.count) frames, "
          + String(format: "%.1f s", Date().timeIntervalSince(start)))
    } else {
      let score = try reader.score(truth)
      say(score.line)
      scores.append(score)
    }
  } catch {
    say("\(recipe.name): \(error)")
  }
}
if !scores.isEmpty { say(Report(scores: scores).text) }
