import Basics
import Essentials

/// A folder that only one process at a time changes; the system lets go of it when that ends, however it does.
package enum FolderLock {
  /// The longest that another process is usually waited for.
  package static let usualPatience = Duration.seconds(10)
  /// The longest that a folder is waited for of which one takes the place of another.
  private static let gap = Duration.seconds(1)

  /// Does what no other process may do with the folder at the same time.
  ///
  /// A folder that takes the place of another meanwhile is the one that is held in the end.
  ///
  /// - Parameters:
  ///   - isMade: Whether the folder is made where it is missing, with those above it; they go again where nothing is in
  ///     them at the end.
  ///   - patience: The longest that another process is waited for.
  /// - Throws: `Failure` where the folder cannot be opened, or where another process does not let go of it; and what
  ///   `body` does.
  package static func hold<Result>(
    _ path: String, made isMade: Bool = false, patience: Duration = usualPatience,
    _ body: () throws -> Result
  ) throws -> Result {
    let start = ContinuousClock.now
    var made: [String] = []
    while true {
      let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard folder >= 0 else {
        if errno == ENOENT, isMade {
          // Another process may remove what it made itself just now.
          made += try (try? Files.makeFolder(path)) ?? Files.makeFolder(path)
          try? Files.sync(Set(made.map(Files.folder)).sorted())
          continue
        }
        if errno == ENOENT, ContinuousClock.now < start + gap {
          usleep(1000)
          continue
        }
        throw Failure(
          .inputOutput, "\(path) could not be opened: \(String(cString: strerror(errno))).")
      }
      defer { close(folder) }
      if flock(folder, LOCK_EX | LOCK_NB) == 0 {
        guard isSame(folder, path) else { continue }
        defer { Files.removeFolders(made) }
        return try body()
      }
      // Some network's disks hold nothing for anyone.
      guard errno == EWOULDBLOCK else { return try body() }
      try Interruption.check()
      guard ContinuousClock.now < start + patience else {
        throw Failure(
          .inputOutput,
          "another filmstrip is changing \(path) and does not end; end it, and try again.")
      }
      usleep(10_000)
    }
  }

  private static func isSame(_ folder: Int32, _ path: String) -> Bool {
    var (held, there) = (stat(), stat())
    return fstat(folder, &held) == 0 && stat(path, &there) == 0 && held.st_ino == there.st_ino
      && held.st_dev == there.st_dev
  }
}
