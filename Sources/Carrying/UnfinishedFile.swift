import Essentials

/// A hidden temporary file, moved to a place in its folder once it is complete.
///
/// Its name is random, so that no other process has it: neither one with the same process number, as in containers,
/// where it is always 1, nor someone who placed a link there. It is locked while its process lives, however that ends,
/// so an unlocked one was left by a killed process; the next run in the folder removes it.
final class UnfinishedFile {
  private let path: String
  private let descriptor: Int32
  private var isMoved = false

  private static let mark = ".filmstrip-carry-"

  /// The most attempts to make one: an attempt fails if another process takes the file for a leftover, which it can in
  /// the microseconds before the file is locked.
  private static let tries = 100

  /// Makes a file in its future folder; nil on failure, with the reason in `errno`.
  init?(in folder: String) {
    for _ in 0..<UnfinishedFile.tries {
      let digits = String(UInt64.random(in: .min ... .max), radix: 16)
      let path = "\(folder)/\(UnfinishedFile.mark)\(digits)"
      let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
      guard file >= 0 else {
        if errno == EEXIST { continue }
        return nil
      }
      // Continues without locks where the disk has none.
      let isTaken = flock(file, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
      var status = stat()
      if !isTaken, fstat(file, &status) == 0, status.st_nlink > 0 {
        (self.path, descriptor) = (path, file)
        return
      }
      close(file)
    }
    return nil
  }

  deinit {
    let problem = errno
    if !isMoved { unlink(path) }
    close(descriptor)
    errno = problem
  }

  /// Writes all bytes; false on failure, with the reason in `errno`.
  func write(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Essentials.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { return false }
      rest = rest.dropFirst(max(count, 0))
    }
    return true
  }

  /// Waits until it is on the disk, safe from a power cut; false on failure, with the reason in `errno`.
  func sync() -> Bool { UnfinishedFile.sync(descriptor) }

  /// Moves it to its place; false on failure, with the reason in `errno`.
  func move(to place: String) -> Bool {
    isMoved = rename(path, place) == 0
    return isMoved
  }

  /// Waits until the names in a folder are on the disk.
  static func sync(folder: String) -> Bool {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return sync(descriptor)
  }

  private static func sync(_ descriptor: Int32) -> Bool {
    #if canImport(Darwin)
      // There fsync leaves them in the disk's own memory. Not every disk can do more.
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return true }
    #endif
    // Some disks have nothing to write for a folder, and refuse.
    return fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP
  }

  /// Removes the files in a folder left by killed processes of this user.
  static func removeLeftovers(in folder: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where name.hasPrefix(mark) {
      let path = "\(folder)/\(name)"
      let file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard file >= 0 else { continue }
      defer { close(file) }
      var status = stat()
      guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
        status.st_uid == geteuid(), flock(file, LOCK_EX | LOCK_NB) == 0
      else { continue }
      unlink(path)
    }
  }
}
