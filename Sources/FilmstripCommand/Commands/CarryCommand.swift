import ArgumentParser
import Basics
import Carrying
import WholeFiles

struct CarryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "carry",
    abstract: "Rewrite an app's Swift files so that they can be filmed.",
    discussion: """
      Writes Chat.swift as Chat.carried.swift, line for line: imports, selectors, attributes for Objective-C, \
      questions for the version of iOS and conditions about the system become what FilmstripUIKit understands; \
      all else stays as it is. Errors of the compiler point at the app's file. What cannot be carried is told with \
      its place and what to do about it.

      Files in the folder are written over only if they were carried. In a package the plugin FilmstripCarry does \
      the same at every build.

      --check says for each file that it films, or what it needs: lines to mend, and names that neither the model nor \
      another of the files has. Give all files of the target at once. It reads names, not types: the compiler may \
      find more.

      --stand-ins declares types of the app and of other packages that the files use and do not have: their members do \
      nothing, and the film says so. Storyboards and nibs among the files become their controllers' views, as \
      Main.views.swift. Both are to be mended by hand, and a file that is there stays. \
      Without -o these two kinds are all that is written, beside each other, for a target whose sources the plugin carries.

      Exit codes: 0 all is carried; 1 something cannot be, or with --check is missing; 65 a file is no Swift, or begins something that it \
      does not end.
      """, examples: ["carry App/Chat.swift -o Carried"])

  @Argument(
    help: "The app's files: Swift, and storyboards and nibs with its controllers' views.",
    completion: .file(extensions: ["swift", "storyboard", "xib"]))
  var files: [String]

  @Option(
    name: .shortAndLong,
    help: "Where the carried files are put; without it one file goes to standard output.")
  var output: PathArgument?

  @Option(
    help: ArgumentHelp(
      "A module that the target has besides Swift's own and the model's; imports of others are dropped.",
      valueName: "name"))
  var module: [String] = []

  @Option(
    help: ArgumentHelp(
      "Declare there what the files use and nobody has, to be mended; a file that is there stays.",
      valueName: "file.swift"))
  var standIns: PathArgument?

  @Flag(help: "Write nothing; say which file films, and what the others need.")
  var check = false

  func run() throws {
    let result: CarryRun.Result
    do {
      result = try CarryRun(
        files: files, folder: output?.path, onlyChecks: check, modules: Set(module),
        standIns: standIns?.path
      ).run()
    } catch {
      throw Failure(Failure.Code(rawValue: error.code) ?? .badData, error.message)
    }
    for obstacle in result.obstacles { Output.error(obstacle) }
    try Output.bytes(result.output)
    for line in result.missing { Output.error(line) }
    for file in result.kept {
      Output.error("\(file) is there and stays; remove it to have it written anew.")
    }
    for file in result.written { Output.error("Wrote \(file).") }
    guard result.code == 0 else { throw ExitCode(result.code) }
  }
}
