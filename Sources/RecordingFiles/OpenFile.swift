internal import Essentials

/// A file that is open for reading, and is closed with this value.
struct OpenFile: ~Copyable {
  private let descriptor: Int32

  /// Opens a regular file; nil where that cannot be done, and `errno` says why.
  init?(_ path: String) {
    // Opening a pipe would otherwise wait for somebody to write to it.
    descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      errno = EINVAL
      return nil
    }
  }

  deinit {
    guard descriptor >= 0 else { return }
    // Whoever could not read asks why after this.
    let problem = errno
    close(descriptor)
    errno = problem
  }

  /// At most so many bytes from an offset, fewer only where the file ends; nil where they cannot be read, and `errno`
  /// says why.
  func bytes(at offset: Int, upTo count: Int) -> [UInt8]? {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    let wanted = max(0, min(count, Int(status.st_size) - offset))
    var isRead = true
    let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, filled in
      while filled < wanted {
        let part = pread(
          descriptor, buffer.baseAddress?.advanced(by: filled), wanted - filled,
          off_t(offset + filled))
        if part < 0, errno == EINTR { continue }
        isRead = part >= 0
        // A file that has become shorter meanwhile ends early.
        guard part > 0 else { break }
        filled += part
      }
    }
    return isRead ? bytes : nil
  }
}
