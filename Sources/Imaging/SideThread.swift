import LibC
internal import Synchronization

/// A thread that does a piece of work beside its caller, where one can be started.
///
/// Callers must do their work without it, too. Dispatch's queues are not used, because Dispatch retries for ever where
/// the system has no more threads for a user, and waiting for a queue then takes as long.
package final class SideThread {
  private let thread: pthread_t
  private var isJoined = false

  /// Starts work in parallel; nil where enough threads are running, or no more can start.
  package init?(_ work: @escaping @Sendable () -> Void) {
    guard SideThread.atWork.add(1, ordering: .relaxed).oldValue < SideThread.most,
      let thread = SideThread.start({
        work()
        SideThread.atWork.subtract(1, ordering: .relaxed)
      })
    else {
      SideThread.atWork.subtract(1, ordering: .relaxed)
      return nil
    }
    self.thread = thread
  }

  deinit { if !isJoined { pthread_detach(thread) } }

  package func join() {
    guard !isJoined else { return }
    isJoined = true
    pthread_join(thread, nil)
  }

  /// Calls `body` with 0 on the caller's thread, and with other numbers below `count` on others.
  ///
  /// Numbers for which no thread can be started are left out.
  static func perform(_ count: Int, _ body: (Int) -> Void) {
    guard count > 0 else { return }
    withoutActuallyEscaping(body) { body in
      // Each is called with a number of its own, and all have ended when this returns.
      nonisolated(unsafe) let body = body
      var others: [SideThread] = []
      for number in 1..<max(count, 1) {
        guard let other = SideThread({ body(number) }) else { break }
        others.append(other)
      }
      body(0)
      for other in others { other.join() }
    }
  }

  /// How many threads can be started at once, up to `limit`.
  static func count(upTo limit: Int) -> Int {
    var threads: [pthread_t] = []
    // None of them ends before the last has been started.
    gate.withLock { _ in
      while threads.count < limit, let thread = start(passing.toOpaque()) {
        threads.append(thread)
      }
    }
    for thread in threads { pthread_join(thread, nil) }
    started.max(threads.count, ordering: .relaxed)
    return threads.count
  }

  /// Whether `count` threads can be started at once; tried only if as many never were before.
  package static func canStart(_ count: Int) -> Bool {
    started.load(ordering: .relaxed) >= count || self.count(upTo: count) == count
  }

  /// Keeps no room for Pango's threads, in a process that draws no text; to be called before there is any thread.
  package static func keepNoRoom() { keepsRoom.store(false, ordering: .relaxed) }

  private static let keepsRoom = Atomic(true)
  private static let gate = Mutex(())
  /// The work of threads that are only counted.
  ///
  /// Shared by all of them: a thread that frees or allocates something is given memory of its own first, which takes
  /// longer than starting it.
  private static let passing = Unmanaged.passRetained(Work(isKept: true) { gate.withLock { _ in } })
  /// The most threads started at once for counting.
  private static let started = Atomic(0)
  private static let atWork = Atomic(0)
  /// Their maximum: one per processor, as long as the system has room for Pango's threads with each.
  private static let most: Int = {
    let processors = min(max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1), 64)
    guard keepsRoom.load(ordering: .relaxed) else { return processors }
    // Drawing takes up to three threads of Pango's, which traps where it cannot start one.
    let each = 4
    return min(processors, count(upTo: each * (processors + 1)) / each - 1)
  }()

  /// A thread's work, for C to hold.
  private final class Work: Sendable {
    private let body: @Sendable () -> Void
    private let isKept: Bool

    init(isKept: Bool = false, _ body: @escaping @Sendable () -> Void) {
      self.body = body
      self.isKept = isKept
    }

    static func run(_ work: UnsafeMutableRawPointer) {
      let work = Unmanaged<Work>.fromOpaque(work)
      work._withUnsafeGuaranteedRef { $0.body() }
      if !work._withUnsafeGuaranteedRef({ $0.isKept }) { work.release() }
    }
  }

  private static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    let work = Unmanaged.passRetained(Work(body)).toOpaque()
    guard let thread = start(work) else {
      Unmanaged<Work>.fromOpaque(work).release()
      return nil
    }
    return thread
  }

  private static func start(_ work: UnsafeMutableRawPointer) -> pthread_t? {
    #if canImport(Darwin)
      var thread: pthread_t?
      // Threads there have 512 KiB of stack by default; drawing needs as much as on Linux.
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      defer { pthread_attr_destroy(&attributes) }
      pthread_attr_setstacksize(&attributes, 8 << 20)
      let code = pthread_create(
        &thread, &attributes,
        { work in
          Work.run(work)
          return nil
        }, work)
    #else
      var thread = pthread_t()
      let code = pthread_create(
        &thread, nil,
        { work in
          if let work { Work.run(work) }
          return nil
        }, work)
    #endif
    return code == 0 ? thread : nil
  }
}
