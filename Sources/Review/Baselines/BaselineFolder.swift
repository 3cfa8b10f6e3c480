import Basics
import Essentials
package import Imaging
import Scenarios
import Traces
package import WholeFiles

/// The folder that holds the baselines.
///
/// Links in it are followed as far as they stay in the project. What cannot be read is an error wherever it is met, or
/// told as a file that was not compared: a check that skips it would be green.
package struct BaselineFolder: Sendable {
  /// Its path, as it was given.
  package let path: String
  /// The project that it belongs to.
  package let project: ProjectFolder

  /// A folder by its path, in the project that it lies in.
  package init(path: String) {
    self.init(path: path, in: ProjectFolder(of: path))
  }

  /// A folder of a project.
  package init(path: String, in project: ProjectFolder) {
    self.path = path
    self.project = project
  }

  /// Its path from the project's folder, as results and reports have it.
  package var name: String {
    let name = project.name(of: path)
    return name.isEmpty ? "." : name
  }

  /// The bytes of a file in it; nil where there is none.
  package func bytes(_ name: String) throws -> [UInt8]? {
    let path = Files.path(name, in: path)
    try checkLinks(path)
    guard !Files.isMissing(path) else { return nil }
    try checkIsFile(path)
    return try Files.bytes(at: path, limit: BaselineFolder.fileLimit)
  }

  /// What stands for the bytes of a file in it; nil where there is none, or where it cannot be opened.
  package func digest(of name: String) throws -> Digest? {
    do { return try bytes(name).map(Files.digest) } catch is Failure { return nil }
  }

  /// The largest file, in bytes.
  package static let fileLimit = 64 << 20

  /// The path at which a file in it is written: where its link leads, if it is one, so that it stays a link.
  package func target(_ name: String) throws -> String {
    let path = Files.path(name, in: path)
    try checkLinks(path)
    let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
    return isLink ? ProjectFolder.resolved(path) ?? path : path
  }

  // MARK: Changing

  /// The longest that another process is waited for that changes the folder: one that records plays its films meanwhile.
  private static let patience = Duration.seconds(60)

  /// Does what changes the folder, and reads what that depends on, while no other process changes it.
  ///
  /// The folder is made where it is missing, and goes again if nothing comes into it.
  ///
  /// - Throws: `Failure` where another process does not let go of it; and what `body` does.
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
  /// - Parameter hidden: Whether they are those whose names begin with a dot, folders too, which are no baselines.
  package func files(hidden: Bool = false) throws -> [String] {
    try checkLinks(path)
    guard !Files.isMissing(path) else { return [] }
    var files: [String] = []
    var folders: [[UInt8]: String] = [:]
    try list("", hidden: hidden, into: &files, folders: &folders)
    return files.sorted()
  }

  /// Lists a folder in it; `folders` has the paths of those that were listed, by the bytes of their real paths, as two
  /// folders may have names that are equal texts.
  ///
  /// A folder that is reached twice is refused: removing what lies in it by one name would remove it by the other.
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
      // What is no link lies where its folder does, which was looked at.
      var status = stat()
      if lstat(filePath, &status) != 0 || status.st_mode & S_IFMT == S_IFLNK {
        try checkLinks(filePath)
      }
      // What is called as an approved file is none in its folder, and whoever opens it is told so.
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
        ? "\(path) is or lies behind a link that leads nowhere; \(advice)"
        : "\(path) is or lies behind a link that leads out of the project \(project.path); \(advice)"
    )
  }

  /// Refuses what is no plain file: a pipe would be waited for.
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

  /// What a baseline says of a scenario: where its file is from here, or that it is built in.
  package func source(of argument: String) -> String {
    guard Scenario.isPath(argument) else { return Baseline.builtIn }
    let from = PathText.parts(absolute)
    let to = PathText.parts(BaselineFolder.place(of: argument))
    let common = zip(from, to).prefix { $0 == $1 }.count
    let source = (Array(repeating: "..", count: from.count - common) + to[common...])
      .joined(separator: "/")
    return source == Baseline.builtIn ? "./\(source)" : source
  }

  /// The path of a scenario's file, of what a baseline says: from the current folder, where it lies in that.
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

  /// Its absolute path when links are followed, from which baselines name their scenarios.
  private var absolute: String { ProjectFolder.resolved(path) ?? path }

  /// The absolute path of a file in whose folder's path no part is a link; the file itself may be one.
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
