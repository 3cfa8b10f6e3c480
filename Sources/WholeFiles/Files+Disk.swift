import Basics
import Essentials

extension Files {
  /// Waits until files' bytes, and the names in folders, are on the disk and survive a power cut.
  ///
  /// It is cheap for all files together when the last is written: the disk's journal then takes them at once. After
  /// each of a hundred files, it takes 25 times as long.
  ///
  /// - Throws: `Failure` if the disk reports an error; the files' state is then unknown.
  static func sync(_ paths: some Sequence<String>) throws {
    for path in paths {
      let file = open(path, O_RDONLY | O_CLOEXEC)
      defer { if file >= 0 { close(file) } }
      guard file >= 0, sync(file) else {
        throw Failure(
          .inputOutput,
          "\(path) could not be written to the disk: \(String(cString: strerror(errno))).")
      }
    }
  }

  private static func sync(_ descriptor: Int32) -> Bool {
    #if canImport(Darwin)
      // There fsync leaves them in the disk's own memory. Not every disk can do more.
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return true }
    #endif
    // Some disks have nothing to write for a folder, and refuse the request.
    return fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP
  }
}
