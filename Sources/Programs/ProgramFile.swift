import Essentials

/// Installed programs.
package enum ProgramFile {
  /// The executable file of a program in `PATH`; nil without one.
  package static func path(of name: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/\(name)" }.first(where: isProgram)
  }

  /// Whether it is an executable file: folders have that permission, too.
  private static func isProgram(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
  }
}
