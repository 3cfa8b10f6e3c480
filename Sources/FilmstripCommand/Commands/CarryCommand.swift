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
      checks of the iOS version and conditions on the platform are rewritten to suit FilmstripUIKit; everything \
      else stays the same. Compiler errors point at the app's file. Unsupported code is reported with its line \
      and what to do about it.

      Only files that were carried before are overwritten. In a package, the plugin FilmstripCarry does the same \
      at every build.

      --check reports for each file that it films, or what it needs: lines to fix, and names that neither the model \
      nor any of the other files declares. Give all files of the target at once. It reads names, not types: the \
      compiler may find more.

      --stand-ins declares types of the app and of other packages that the files use but do not declare: their \
      members do nothing, and the film says so. Storyboards and nibs among the files become their controllers' \
      views, as Main.views.swift. Both are for you to edit, so an existing file is never overwritten. \
      Without -o only these two kinds are written, into one folder, for a target whose sources the plugin carries.

      Exit codes: 0 everything was carried; 1 something is unsupported or, with --check, missing; 65 a file is not \
      Swift, or does not end something that it begins.
      """, examples: ["carry App/Chat.swift -o Carried"])

  @Argument(
    help: "The app's files: Swift, and storyboards and nibs with its controllers' views.",
    completion: .file(extensions: ["swift", "storyboard", "xib"]))
  var files: [String]

  @Option(
    name: .shortAndLong,
    help: "The folder for the carried files; without it, one file goes to standard output.")
  var output: PathArgument?

  @Option(
    help: ArgumentHelp(
      "A module that the target has in addition to Swift's and the model's; other imports are dropped.",
      valueName: "name"))
  var module: [String] = []

  @Option(
    help: ArgumentHelp(
      "Declare in this file the missing types that the files use, for you to edit; an existing file stays.",
      valueName: "file.swift"))
  var standIns: PathArgument?

  @Flag(help: "Write nothing; report which files can be filmed, and what the others need.")
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
