internal import Essentials

/// A file open for reading, which is closed with this value.
struct OpenFile: ~Copyable {
  private let descriptor: Int32

  /// Opens a regular file; nil on failure, with the reason in `errno`.
  init?(_ path: String) {
    // Opening a pipe would otherwise block until it is written to.
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
    // Callers read the reason after this.
    let problem = errno
    close(descriptor)
    errno = problem
  }

  /// `count` bytes, fewer only at the file's end; nil on failure, with the reason in `errno`.
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
        // A file that was shortened meanwhile ends early.
        guard part > 0 else { break }
        filled += part
      }
    }
    return isRead ? bytes : nil
  }
}
