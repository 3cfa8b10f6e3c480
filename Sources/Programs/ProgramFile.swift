import Essentials

/// Programs that are installed beside this one.
package enum ProgramFile {
  /// The file of the program of a name that `PATH` leads to; nil where it leads to none that may be run.
  package static func path(of name: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/\(name)" }.first(where: isProgram)
  }

  /// Whether something is a file that may be run: folders may be, too, as far as their permissions tell.
  private static func isProgram(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
  }
}
