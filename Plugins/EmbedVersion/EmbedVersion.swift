import Foundation
import PackagePlugin

/// Puts the text of the package's file `VERSION` into a target's code: `VersionFile.text`.
///
/// The file is read as the target is built, so that packaging and the command have one version.
@main
struct EmbedVersion: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let file = context.package.directoryURL.appending(path: "VERSION")
    let output = context.pluginWorkDirectoryURL.appending(path: "VersionFile.swift")
    return [
      .buildCommand(
        displayName: "Embedding the version", executable: URL(filePath: "/bin/sh"),
        arguments: ["-c", EmbedVersion.script, "sh", file.path, output.path],
        inputFiles: [file], outputFiles: [output])
    ]
  }

  /// Takes the file's path and the output's; refuses what could not stand between quotes.
  private static let script = #"""
    set -eu
    version=$(cat "$1")
    case $version in
      '' | *[!0-9A-Za-z.+-]*)
        echo "error: $1 has to hold a version such as 1.2.3, and nothing else." >&2
        exit 1 ;;
    esac
    {
      echo '/// The version that the file VERSION has.'
      echo 'enum VersionFile {'
      echo '  /// Such as 1.2.3.'
      printf '  static let text = "%s"\n' "$version"
      echo '}'
    } > "$2"
    """#
}
