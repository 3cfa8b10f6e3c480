import CForking
import LibC
import Synchronization

/// Work in a separate process: a copy of this one, with all its memory, that ends with the work.
///
/// Whatever the work does to globals, to the heap or to itself stays in its process. Only the thread that forks lives on
/// there. If another thread held a lock of a library at that moment, the lock is held for ever, and work that needs it
/// waits; such work is stopped, as is any that waits for long, and is begun again.
package struct ForkedWork {
  /// How the work's process ended without a result.
  package struct Death: Error, Hashable {
    package enum Cause: Hashable {
      /// By a signal, such as that of a trap.
      case signal(Int32)
      /// It called `exit`, with this code.
      case exit(Int32)
      /// It took more processor time than allowed.
      case spinning
      /// It waited for something that did not come.
      case waiting
      /// It could not be started: the system's reason.
      case unstarted(String)
    }
    package let cause: Cause
    /// The last note of the work.
    package let note: String
    /// The running calls, innermost first, of work that did not end, at several moments; empty where they are unknown.
    package let frames: [UInt]
  }

  /// The processor time after which work is stopped, in whole seconds.
  package let limit: Int
  /// The time without a result, and without any processor time, after which work is stopped.
  package let patience: Duration

  package init(limit: Int, patience: Duration = .seconds(3)) {
    self.limit = limit
    self.patience = patience
  }

  /// How often work that waits is begun.
  private static let attempts = 3
  /// Between two looks at the process, in milliseconds.
  private static let interval: Int32 = 200
  /// The time to leave its last words.
  private static let grace = Duration.seconds(1)

  /// Does work and returns its result, at the pace of this thread, which waits.
  ///
  /// In the work's process, standard output is standard error, and a null device is standard input.
  ///
  /// - Parameter work: Is passed a function that notes its current step, for the reason of its death.
  package func run(
    _ work: @escaping (_ note: @escaping (String) -> Void) -> [UInt8]
  ) throws(Death) -> [UInt8] {
    var attempt = 1
    while true {
      // The copy's only thread is one of this stack.
      let result = StackThread.run(stackSize: ForkedWork.stackSize) {
        Result { () throws(Death) in try runOnce(work) }
      }
      guard case .failure(let death) = result, death.cause == .waiting,
        attempt < ForkedWork.attempts
      else { return try result.get() }
      attempt += 1
    }
  }

  /// That of a main thread on Apple's systems, in bytes.
  private static let stackSize = 8 << 20

  private func runOnce(
    _ work: (_ note: @escaping (String) -> Void) -> [UInt8]
  ) throws(Death) -> [UInt8] {
    guard let words = SharedWords(),
      let (process, pipe) = ForkedWork.fork({ pipe in
        begin(with: words)
        ForkedWork.write(work(words.note), to: pipe)
        words.finish()
        _exit(0)
      })
    else {
      throw Death(cause: .unstarted(String(cString: strerror(errno))), note: "", frames: [])
    }
    defer { close(pipe) }
    var result: [UInt8] = []
    let isWaiting = !read(from: process, pipe, into: &result)
    if isWaiting { words.end(process, within: ForkedWork.grace) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7f
    guard isWaiting || !words.isDone else { return result }
    let cause: Death.Cause =
      isWaiting
      ? .waiting
      : signal == SIGXCPU || signal == SIGKILL
        ? .spinning
        : signal != 0 ? .signal(signal) : .exit(status >> 8 & 0xff)
    throw Death(cause: cause, note: words.lastNote, frames: words.frames)
  }

  // MARK: The copy

  /// One fork at a time, so that no copy inherits the pipe of another, whose end would not be seen then.
  private static let lock = Mutex(())

  /// The copy's process and the reading end of a pipe from it; nil with `errno` where there is none.
  private static func fork(_ copy: (_ pipe: Int32) -> Never) -> (process: pid_t, pipe: Int32)? {
    lock.withLock { _ in lockedFork(copy) }
  }

  private static func lockedFork(
    _ copy: (_ pipe: Int32) -> Never
  ) -> (process: pid_t, pipe: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let process = filmstrip_fork()
    if process == 0 {
      close(ends[0])
      copy(ends[1])
    }
    let problem = errno
    close(ends[1])
    guard process > 0 else {
      close(ends[0])
      errno = problem
      return nil
    }
    return (process, ends[0])
  }

  private func begin(with words: SharedWords) {
    filmstrip_forget_printed()
    dup2(STDERR_FILENO, STDOUT_FILENO)
    let null = open("/dev/null", O_RDONLY)
    if null >= 0 { dup2(null, STDIN_FILENO) }
    // Copies must not repeat what this process does at these signals.
    for number in [SIGINT, SIGTERM, SIGHUP, SIGPIPE] { signal(number, SIG_DFL) }
    words.keepLast()
    var time = rlimit(rlim_cur: rlim_t(limit), rlim_max: rlim_t(limit + 2))
    setrlimit(ForkedWork.processorTime, &time)
    var core = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(ForkedWork.coreSize, &core)
    filmstrip_end_with_parent()
  }

  #if canImport(Glibc)
    private static let processorTime = __rlimit_resource_t(RLIMIT_CPU.rawValue)
    private static let coreSize = __rlimit_resource_t(RLIMIT_CORE.rawValue)
  #else
    private static let processorTime = RLIMIT_CPU
    private static let coreSize = RLIMIT_CORE
  #endif

  private static func write(_ bytes: [UInt8], to pipe: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { LibC.write(pipe, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else { _exit(1) }
      rest = rest.dropFirst(max(0, count))
    }
  }

  // MARK: The parent

  /// Reads to the pipe's end; false if the process waits for longer than `patience`.
  private func read(from process: pid_t, _ pipe: Int32, into result: inout [UInt8]) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var since = ContinuousClock.now
    var time: Duration?
    while true {
      var ready = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
      if poll(&ready, 1, ForkedWork.interval) > 0 {
        let count = LibC.read(pipe, &buffer, buffer.count)
        if count == 0 { return true }
        result += buffer.prefix(max(0, count))
        since = .now
      } else {
        let now = ForkedWork.processorTime(of: process)
        if now == nil || now != time { since = .now }
        time = now
        if ContinuousClock.now - since > patience { return false }
      }
    }
  }

  /// The processor time of a process; nil where the system has no clock of other processes.
  private static func processorTime(of process: pid_t) -> Duration? {
    #if os(Linux)
      var clock = clockid_t()
      var time = timespec()
      guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else {
        return nil
      }
      return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    #else
      return nil
    #endif
  }
}
