import Essentials

/// The descriptors 0, 1 and 2, as whoever starts the command leaves them.
enum StandardDescriptors {
  /// Sees to it that no file is opened under the number of one that is closed, where messages would be written into
  /// it, and that a pipe that nobody reads any more is an error and not the end of the process.
  static func hold() {
    signal(SIGPIPE, SIG_IGN)
    // Writing to what is open for reading alone fails, as writing to what is closed does.
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
