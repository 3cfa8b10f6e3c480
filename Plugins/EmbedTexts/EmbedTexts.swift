import Foundation
import PackagePlugin

/// Puts the scenarios, pages, styles and scripts of a target, wherever they lie in it, into its code: `TextFiles`.
///
/// They are literals of text: the compiler takes seconds for as many numbers. The source file is written by the shell,
/// so that nothing has to be built for it first.
@main
struct EmbedTexts: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SourceModuleTarget else { return [] }
    let files = target.sourceFiles.map(\.url)
      .filter { ["css", "html", "js", "yaml"].contains($0.pathExtension) }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    let output = context.pluginWorkDirectoryURL.appending(path: "TextFiles.swift")
    return [
      .buildCommand(
        displayName: "Embedding \(files.count) texts of \(target.name)",
        executable: URL(filePath: "/bin/sh"),
        arguments: ["-c", EmbedTexts.script, "sh", output.path] + files.map(\.path),
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
      echo '/// The text files of this target.'
      echo 'package enum TextFiles {'
      for file do
        name=$(basename "$file")
        printf '  /// The text of `%s`.\n' "$name"
        printf '  package static let %s = ###"""\n' "$(printf '%s' "$name" | tr '.-' '__')"
        cat "$file"
        printf '\n"""###\n'
      done
      echo '  /// The names of the scenarios among them, without the ending, and their texts, by name.'
      echo '  package static let scenarios: [(name: String, text: String)] = ['
      for file do
        name=$(basename "$file")
        [ "${name%.yaml}" != "$name" ] || continue
        printf '    (name: "%s", text: %s),\n' "${name%.*}" "$(printf '%s' "$name" | tr '.-' '__')"
      done
      echo '  ]'
      echo '}'
    } > "$output"
    """####
}
