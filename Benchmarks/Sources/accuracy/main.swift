import Foundation

// A program that it writes to may end first; that is an error to report, no reason to end as well.
signal(SIGPIPE, SIG_IGN)

/// Prints a line at once.
func say(_ line: String) {
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}

let usage = """
  accuracy make FILMSTRIP FOLDER [NAME …]    makes the recordings, or those whose names begin so
  """
let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 3 else {
  print(usage)
  exit(64)
}
let maker = RecordingMaker(
  filmstrip: arguments[1], folder: URL(fileURLWithPath: arguments[2], isDirectory: true))
let wanted = Array(arguments.dropFirst(3))
for recipe in Recipe.all
where wanted.isEmpty || wanted.contains(where: { recipe.name.hasPrefix($0) }) {
  let start = Date()
  do {
    let truth = try maker.make(recipe)
    say(
      "\(recipe.name): \(truth.frames.count) frames, "
        + String(format: "%.1f s", Date().timeIntervalSince(start)))
  } catch {
    say("\(recipe.name): \(error)")
  }
}
