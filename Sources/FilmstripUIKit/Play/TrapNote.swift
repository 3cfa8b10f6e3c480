import Foundation

/// The name of the app's code that runs on this thread, for the handler of a trap.
///
/// A force unwrap or a precondition of the app's ends the process, and its message names a line but neither the call
/// nor the film's time. The handler writes them, prepared as text, before it passes on the signal.
enum TrapNote {
  /// In bytes.
  private static let capacity = 512

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { buffer in
      let buffer: UnsafeMutableRawPointer? = buffer
      free(buffer)
    }
    return key
  }()

  private static var buffer: UnsafeMutablePointer<CChar>? {
    if let known = pthread_getspecific(key) { return known.assumingMemoryBound(to: CChar.self) }
    guard let made = calloc(capacity, 1) else { return nil }
    pthread_setspecific(key, made)
    return made.assumingMemoryBound(to: CChar.self)
  }

  /// Records a call into the app at a film time, in seconds; nil without one.
  static func set(_ call: String?, at time: Double) {
    install
    guard let buffer else { return }
    let text = call.map { "The app's code trapped in \($0) at \(time) s.\n" } ?? ""
    strncpy(buffer, text, capacity - 1)
  }

  /// The previous handlers of the signals, by their numbers.
  nonisolated(unsafe) private static var others: [Int32: sigaction] = [:]

  /// Installs handlers of the signals of Swift's traps, once for the process.
  private static let install: Void = {
    for signal in [SIGILL, SIGTRAP] {
      var own = sigaction()
      #if canImport(Darwin)
        own.__sigaction_u.__sa_handler = handle
      #else
        own.__sigaction_handler.sa_handler = handle
      #endif
      // The previous handler's stack, as Swift's own backtraces need it.
      own.sa_flags = Int32(SA_ONSTACK) | Int32(bitPattern: UInt32(SA_NODEFER))
      var other = sigaction()
      sigaction(signal, &own, &other)
      others[signal] = other
    }
  }()

  private static let handle: @convention(c) (Int32) -> Void = { signal in
    if let note = pthread_getspecific(key) {
      let text = note.assumingMemoryBound(to: CChar.self)
      write(STDERR_FILENO, text, strlen(text))
    }
    // The instruction traps again, and finds the previous handler.
    if var other = others[signal] { sigaction(signal, &other, nil) }
  }
}
