import Foundation
import PackagePlugin

/// Puts the files of the package `Examples/films`, but for what is recorded of its films, into a target's code:
/// `StarterFiles.texts`, by their paths in it.
///
/// The example is built and tested as it is, so that what is made of it is known to pass.
@main
struct EmbedStarter: BuildToolPlugin {
  /// Those that `filmstrip init` writes as they are or with a few words of them changed.
  private static let names = [
    "README.md", "Package.swift", "Sources/Films/Films.swift", "Sources/Handlers/OurHandler.swift",
    "Tests/HandlersTests/OurHandlerTests.swift", "Scenarios/chat.yaml", ".gitignore",
    ".github/workflows/films.yml",
  ]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "Examples/films")
    let output = context.pluginWorkDirectoryURL.appending(path: "StarterFiles.swift")
    return [
      .buildCommand(
        displayName: "Embedding the package that init writes",
        executable: URL(filePath: "/bin/sh"),
        arguments: ["-c", EmbedStarter.script, "sh", output.path, folder.path] + EmbedStarter.names,
        inputFiles: EmbedStarter.names.map { folder.appending(path: $0) }, outputFiles: [output])
    ]
  }

  /// Takes the output's path, the example's folder and the names of its files.
  ///
  /// A raw literal leaves out the line break before its closing quotes.
  private static let script = ####"""
    set -eu
    output=$1
    folder=$2
    shift 2
    {
      echo '/// The files of the example.'
      echo 'enum StarterFiles {'
      echo '  /// Their texts by their paths.'
      echo '  static let texts: [String: String] = ['
      for name do
        printf '"%s": ###"""\n' "$name"
        cat "$folder/$name"
        printf '\n"""###,\n'
      done
      echo '  ]'
      echo '}'
    } > "$output"
    """####
}
