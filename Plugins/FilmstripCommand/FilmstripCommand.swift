import Foundation
import PackagePlugin

/// `swift package filmstrip …` runs the command in the package's folder with everything that follows.
///
/// What it writes needs `--allow-writing-to-package-directory` before `filmstrip`, or an answer to the question.
@main
struct FilmstripCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let command = Process()
    command.executableURL = try context.tool(named: "filmstrip").url
    command.arguments = arguments
    command.currentDirectoryURL = context.package.directoryURL
    try command.run()
    command.waitUntilExit()
    // The command has said on standard error what went wrong; SwiftPM makes 1 of every code but 0.
    if command.terminationStatus != 0 { exit(command.terminationStatus) }
  }
}
