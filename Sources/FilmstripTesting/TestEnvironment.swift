import Foundation

/// What lies outside a test: the environment, which tests of expectations replace.
enum TestEnvironment {
  /// The environment's variables.
  @TaskLocal static var variables = ProcessInfo.processInfo.environment

  /// The environment's variable that says where files of differences go.
  static let artifactsVariable = "SNAPSHOT_ARTIFACTS"

  /// The folder for files of differences: as the environment says, else a temporary one of this process.
  static var artifactsFolder: String {
    if let folder = variables[artifactsVariable], !folder.isEmpty { return folder }
    let process = ProcessInfo.processInfo.processIdentifier
    return FileManager.default.temporaryDirectory.appending(path: "filmstrip-\(process)")
      .path(percentEncoded: false)
  }
}
