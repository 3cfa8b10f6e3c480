import Essentials

/// The descriptors 0, 1 and 2, which a parent process may have closed.
enum StandardDescriptors {
  /// Opens closed ones, as messages would be written into a file that gets one of their numbers.
  ///
  /// From here on, a pipe without a reader is an error and does not end the process.
  static func hold() {
    signal(SIGPIPE, SIG_IGN)
    // Writing to a read-only descriptor fails, as to a closed one.
    while true {
      let descriptor = open("/dev/null", O_RDONLY)
      guard descriptor > STDERR_FILENO else {
        if descriptor < 0 { return }
        continue
      }
      close(descriptor)
      return
    }
  }
}
