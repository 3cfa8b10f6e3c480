import Basics
import Essentials

/// A lock of a folder for one process, which the system releases when that ends for any reason.
package enum FolderLock {
  /// The usual limit for waiting for another process.
  package static let usualPatience = Duration.seconds(10)
  /// The limit for waiting for a folder that is being replaced.
  private static let gap = Duration.seconds(1)

  /// Runs `body` while no other process holds the folder.
  ///
  /// If the folder is replaced meanwhile, the new one is held in the end.
  ///
  /// - Parameters:
  ///   - isMade: Whether a missing folder is made, with those above it; empty ones are removed at the end.
  ///   - patience: The limit for waiting for another process.
  /// - Throws: `Failure` if the folder cannot be opened, or another process does not release it; and errors of `body`.
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
          // Another process may be removing the folders that it made.
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
      // Some network disks do not support locks.
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
