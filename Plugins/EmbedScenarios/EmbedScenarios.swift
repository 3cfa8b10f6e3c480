import Foundation
import PackagePlugin

/// Puts the scenario files of a target, wherever they lie in it, into its code: `ScenarioFiles.texts`.
///
/// A file that is there is in the catalogue. The texts are wrapped into one source file by the shell, so that nothing
/// has to be built for that first.
@main
struct EmbedScenarios: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SourceModuleTarget else { return [] }
    let files = target.sourceFiles.map(\.url).filter { $0.pathExtension == "yaml" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    let output = context.pluginWorkDirectoryURL.appending(path: "ScenarioFiles.swift")
    return [
      .buildCommand(
        displayName: "Embedding \(files.count) scenarios of \(target.name)",
        executable: URL(filePath: "/bin/sh"),
        arguments: ["-c", EmbedScenarios.script, "sh", output.path] + files.map(\.path),
        inputFiles: files, outputFiles: [output])
    ]
  }

  /// Takes the output's path and the files'.
  ///
  /// A raw literal leaves out the line break before its closing quotes.
  private static let script = ####"""
    set -eu
    output=$1
    shift
    {
      echo '/// The scenario files of this target.'
      echo 'package enum ScenarioFiles {'
      echo '  /// Their names without the ending, and their texts, by name.'
      echo '  package static let texts: [(name: String, text: String)] = ['
      for file do
        printf '(name: "%s", text: ###"""\n' "$(basename "$file" .yaml)"
        cat "$file"
        printf '\n"""###),\n'
      done
      echo '  ]'
      echo '}'
    } > "$output"
    """####
}
