import Foundation

/// The environment variables, which tests of expectations replace.
enum TestEnvironment {
  @TaskLocal static var variables = ProcessInfo.processInfo.environment

  /// The variable with the folder for files of differences.
  static let artifactsVariable = "SNAPSHOT_ARTIFACTS"

  /// From the environment, else a temporary folder of this process.
  static var artifactsFolder: String {
    if let folder = variables[artifactsVariable], !folder.isEmpty { return folder }
    let process = ProcessInfo.processInfo.processIdentifier
    return FileManager.default.temporaryDirectory.appending(path: "filmstrip-\(process)")
      .path(percentEncoded: false)
  }
}
