import LibC

/// A thread with a stack of a given size.
enum StackThread {
  private final class Work {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
  }

  /// Runs a body on a new thread, and waits for its end.
  ///
  /// - Parameter stackSize: In bytes.
  static func run<Value>(stackSize: Int, _ body: @escaping () -> Value) -> Value {
    var value: Value?
    let work = Unmanaged.passRetained(Work { value = body() })
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let code = pthread_create(
      &thread, &attributes,
      {
        // Optional on some systems.
        let work: UnsafeMutableRawPointer? = $0
        if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
        return nil
      }, work.toOpaque())
    precondition(code == 0, "The system has no thread left: \(String(cString: strerror(code)))")
    #if canImport(Darwin)
      if let thread { pthread_join(thread, nil) }
    #else
      pthread_join(thread, nil)
    #endif
    guard let value else { preconditionFailure("A thread ended before its work.") }
    return value
  }
}
