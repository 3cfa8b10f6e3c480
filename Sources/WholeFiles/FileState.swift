import Essentials

/// A plain file's state, which changes with each save.
package struct FileState: Equatable, Sendable {
  private let device: dev_t
  private let number: ino_t
  private let size: off_t
  private let seconds: Int
  private let nanoseconds: Int

  /// Nil for anything else than a plain file, such as a pipe, which would block.
  package init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    device = status.st_dev
    number = status.st_ino
    size = status.st_size
    seconds = status.changeTime.tv_sec
    nanoseconds = status.changeTime.tv_nsec
  }

  /// Whether it is another state of the same file.
  package func isSameFile(as other: FileState) -> Bool {
    device == other.device && number == other.number
  }
}
