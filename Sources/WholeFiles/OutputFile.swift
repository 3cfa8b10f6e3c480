import Basics
import Essentials

/// A new file that is written under a temporary name; used by one thread at a time.
package final class OutputFile {
  package let temporary: String
  /// For messages.
  private let path: String
  private var descriptor: Int32

  /// Makes the file at `temporary`, where nothing may be; `path` is for messages.
  init(path: String, temporary: String) throws {
    self.path = path
    self.temporary = temporary
    descriptor = open(temporary, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw Failure(
        .cannotCreate, "\(path) could not be created: \(String(cString: strerror(errno))).")
    }
  }

  deinit {
    if descriptor >= 0 { _ = Essentials.close(descriptor) }
  }

  package func write(_ bytes: [UInt8]) throws {
    guard Files.write(bytes, to: descriptor) else { throw failure }
  }

  /// Closes the file; some disks only report now that they are full.
  package func close() throws {
    defer { descriptor = -1 }
    guard Essentials.close(descriptor) == 0 else { throw failure }
  }

  /// Another descriptor, valid after the file is closed and has no name; −1 after an error.
  func duplicate() -> Int32 { fcntl(descriptor, F_DUPFD_CLOEXEC, 0) }

  private var failure: Failure {
    Failure(
      .inputOutput,
      "\(path) could not be written: \(String(cString: strerror(errno))); nothing was left there.")
  }
}
