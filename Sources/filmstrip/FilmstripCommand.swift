import ArgumentParser
import Foundation
import Painting

/// The command's root.
@main
struct FilmstripCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "filmstrip",
    abstract: "What the screen really shows while the iOS keyboard moves.",
    discussion: """
      Plays an app's keyboard handling on a model of UIKit, measures the gap between toolbar and \
      keyboard at every frame, and draws it.

      A SCENARIO is a path if it contains / or ends in .yaml or .yml, else a built-in's name.

      Exit codes: 0 fine; 1 a difference was found; 2 nothing was compared; 3 a font or library is missing, or pictures \
      differ because others drew them; 64 wrong usage; 65 a scenario or picture that cannot be read; 73 an output that cannot \
      be created; 74 a read or write that failed.
      """,
    version: "filmstrip 0.1.0",
    subcommands: [
      RenderCommand.self, MeasureCommand.self, ExplainCommand.self, LogCommand.self,
      OffsetsCommand.self, DiffCommand.self,
      EaseCommand.self, CurvesCommand.self, ListCommand.self, ShowCommand.self, NewCommand.self,
      CheckCommand.self, RecordCommand.self, ReviewCommand.self, AcceptCommand.self,
      PruneCommand.self,
      EnvironmentCommand.self,
    ])

  static func main() {
    FontFolders.preferUsual()
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      if error is Interruption.Interrupted {
        Output.error("Interrupted; nothing was written.")
        exit(withError: ExitCode(Interruption.exitCode))
      }
      // What was compared differs, or nothing was: all is said.
      if let code = error as? ExitCode { Foundation.exit(code.rawValue) }
      guard let failure = Failure(error) else { exit(withError: error) }
      Output.error("Error: \(failure.message)")
      exit(withError: ExitCode(failure.code.rawValue))
    }
  }
}
