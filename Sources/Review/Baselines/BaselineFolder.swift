import Basics
import Essentials
package import Imaging
import Scenarios
import Traces
package import WholeFiles

/// The folder that holds the baselines.
///
/// Links in it are followed inside the project. An unreadable file is an error, or reported as not compared: a check
/// that skips it would be green.
package struct BaselineFolder: Sendable {
  /// As it was given.
  package let path: String
  package let project: ProjectFolder
  /// Its path from the project's folder, for results and reports.
  package let name: String

  /// In a project, or else in the one that contains it.
  package init(path: String, in project: ProjectFolder? = nil) {
    self.path = path
    self.project = project ?? ProjectFolder(of: path)
    let name = self.project.name(of: path)
    self.name = name.isEmpty ? "." : name
  }

  /// The bytes of a file in it; nil for a missing one.
  package func bytes(_ name: String) throws -> [UInt8]? {
    let path = Files.path(name, in: path)
    try checkLinks(path)
    guard !Files.isMissing(path) else { return nil }
    try checkIsFile(path)
    return try Files.bytes(at: path, limit: BaselineFolder.fileLimit)
  }

  /// The digest of a file's bytes; nil where it is missing or cannot be opened.
  package func digest(of name: String) throws -> Digest? {
    do { return try bytes(name).map(Files.digest) } catch is Failure { return nil }
  }

  /// The largest file that is read, in bytes.
  package static let fileLimit = 64 << 20

  /// The path to write a file at: a link's target, so that it stays a link.
  package func target(_ name: String) throws -> String {
    let path = Files.path(name, in: path)
    try checkLinks(path)
    let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
    return isLink ? ProjectFolder.resolved(path) ?? path : path
  }

  // MARK: Changing

  /// The longest wait for another process that changes the folder, such as one recording its films.
  private static let patience = Duration.seconds(60)

  /// Calls `body`, which reads and changes the folder, while no other process changes it.
  ///
  /// A missing folder is made, and removed again if it stays empty.
  /// - Throws: `Failure` where another process does not release it; and errors of `body`.
  package func change<Result>(_ body: () throws -> Result) throws -> Result {
    try checkLinks(path)
    let isMissing = Files.isMissing(path)
    if isMissing { try ProjectFolder.checkIsNotOfGit(path) }
    // A file of this name is refused where it is read.
    guard isMissing || Files.isFolder(path) else { return try body() }
    return try FolderLock.hold(path, made: true, patience: BaselineFolder.patience, body)
  }

  // MARK: Listing

  /// The names of all files in it, in order.
  ///
  /// - Parameter hidden: Whether to list files or folders that begin with a dot instead, which are not baselines.
  package func files(hidden: Bool = false) throws -> [String] {
    try checkLinks(path)
    guard !Files.isMissing(path) else { return [] }
    var files: [String] = []
    var folders: [[UInt8]: String] = [:]
    try list("", hidden: hidden, into: &files, folders: &folders)
    return files.sorted()
  }

  /// Lists a folder; one reached twice is refused, as removing by one name would affect the other.
  ///
  /// `folders` has the listed paths by the bytes of their real paths, as two folders' names may be equal texts.
  private func list(
    _ folder: String, hidden: Bool, into files: inout [String], folders: inout [[UInt8]: String]
  ) throws {
    let path = folder.isEmpty ? path : Files.path(folder, in: path)
    let real = ProjectFolder.resolved(path) ?? path
    if let other = folders.updateValue(path, forKey: Array(real.utf8)) {
      throw Failure(
        .inputOutput, "\(other) and \(path) are one folder; remove the link that makes it two.")
    }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw Failure(
        .inputOutput,
        folder.isEmpty
          ? "\(path) is not a readable folder; give another --baseline."
          : "the folder \(path) could not be read; check that you may read it.")
    }
    for name in names.sorted() {
      let file = folder.isEmpty ? name : "\(folder)/\(name)"
      let filePath = Files.path(name, in: path)
      if name.utf8.first == UInt8(ascii: ".") {
        if hidden { files.append(file) }
        continue
      }
      // Files other than links are in their folder, which was checked.
      var status = stat()
      if lstat(filePath, &status) != 0 || status.st_mode & S_IFMT == S_IFLNK {
        try checkLinks(filePath)
      }
      // A folder named as an approved file is an error for its reader.
      if !BaselineName.isBaseline(file), BaselineName.recording(of: file) == nil,
        Files.isFolder(filePath)
      {
        try list(file, hidden: hidden, into: &files, folders: &folders)
      } else if !hidden {
        files.append(file)
      }
    }
  }

  /// Refuses a path that a link leads out of the project, or to nothing.
  private func checkLinks(_ path: String) throws {
    guard !project.holds(path) else { return }
    let advice = path == self.path ? "give the folder itself with --baseline." : "remove the link."
    throw Failure(
      .inputOutput,
      ProjectFolder.resolved(path) == nil
        ? "\(path) is or is behind a link that leads nowhere; \(advice)"
        : "\(path) is or is behind a link that leads out of the project \(project.path); \(advice)"
    )
  }

  /// Refuses anything but a plain file: a pipe would block.
  private func checkIsFile(_ path: String) throws {
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw Failure(
        .inputOutput, "\(path) could not be read: \(String(cString: strerror(errno))).")
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw Failure(
        .inputOutput, "\(path) is not a regular file; remove it.")
    }
  }

  // MARK: Where scenarios are

  /// The recorded place of a scenario: its file from here, or that it is built in.
  package func source(of argument: String) -> String {
    guard Scenario.isPath(argument) else { return Baseline.builtIn }
    let source = PathText.way(from: absolute, to: BaselineFolder.place(of: argument))
    return source == Baseline.builtIn ? "./\(source)" : source
  }

  /// The path of a recorded scenario's file, relative to the current folder if inside it.
  package func file(of source: String) -> String {
    let path = PathText.isAbsolute(source) ? source : Files.path(source, in: absolute)
    let file = BaselineFolder.place(of: path)
    let here = PathText.parts(FileManager.default.currentDirectoryPath)
    let parts = PathText.parts(file)
    guard parts.starts(with: here) else { return file }
    let name = parts.dropFirst(here.count).joined(separator: "/")
    // A bare name would be a built-in's.
    return Scenario.isPath(name) ? name : "./\(name)"
  }

  /// Its absolute path with links followed, from which scenarios' places are recorded.
  private var absolute: String { ProjectFolder.resolved(path) ?? path }

  /// The absolute path of a file, links in its folder's path followed, but not the file itself.
  private static func place(of path: String) -> String {
    let here = FileManager.default.currentDirectoryPath
    var parts = PathText.parts(PathText.isAbsolute(path) ? path : Files.path(path, in: here))
    guard let last = parts.popLast(), last != ".", last != ".." else {
      return ProjectFolder.resolved(path) ?? path
    }
    let folder = "/" + parts.joined(separator: "/")
    return Files.path(last, in: ProjectFolder.resolved(folder) ?? folder)
  }
}
