import Foundation

/// The main actor of films: on a film's thread, the jobs of the main actor are turns of the film.
///
/// Swift's runtime asks for the main actor's executor by a hook, and passes jobs of no actor to another. If the calling
/// thread plays a film, the first returns this executor, and the second queues the job in the film; elsewhere both have
/// no effect, so that a process may use concurrency next to its films. So handlers that are `@MainActor`,
/// `MainActor.assumeIsolated`, `Task { @MainActor in … }`, `Task { … }` and the calls that these await run on the
/// film's thread, each resumption in a separate turn, at film time.
///
/// The hooks are the runtime's own (ConcurrencyHooks.h of swiftlang/swift). A task that waits for another thread, such
/// as for a download, returns to no film: it stays suspended.
final class MainExecutor: SerialExecutor {
  private static let shared = MainExecutor()
  private init() {}

  /// Runs a body to its end as a job of the main actor on this thread, which plays a film.
  static func perform(_ body: @escaping @MainActor () -> Void) {
    install
    // Only set and read on this thread.
    nonisolated(unsafe) var hasRun = false
    Task { @MainActor in
      hasRun = true
      body()
    }
    Play.current?.runEarly()
    guard hasRun else {
      preconditionFailure(
        "This Swift runtime does not ask the hooks of ConcurrencyHooks.h for the main actor's executor, without which no "
          + "film of an app's own code can be played.")
    }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Play.current?.queue(as: "task") {
      job.runSynchronously(on: MainExecutor.shared.asUnownedSerialExecutor())
    }
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }

  func checkIsolated() {
    precondition(Play.current != nil, "Code of a film's main actor ran on another thread.")
  }

  func isIsolatingCurrentContext() -> Bool? { Play.current != nil }

  // MARK: Hooks

  /// An executor as the runtime passes it: two words.
  private typealias ExecutorReference = lldiv_t
  private typealias GetMain =
    @convention(c) (@convention(c) () -> ExecutorReference) -> ExecutorReference
  private typealias Enqueue =
    @convention(c) (UnsafeRawPointer, @convention(c) (UnsafeRawPointer) -> Void) -> Void
  private typealias EnqueueAfter =
    @convention(c) (UInt64, UnsafeRawPointer, @convention(c) (UInt64, UnsafeRawPointer) -> Void)
    -> Void
  private typealias EnqueueAt =
    @convention(c) (
      Int64, Int64, Int64, Int64, Int32, UnsafeRawPointer,
      @convention(c) (Int64, Int64, Int64, Int64, Int32, UnsafeRawPointer) -> Void
    ) -> Void
  private typealias Run = @convention(c) (UnsafeRawPointer, Int, Int) -> Void

  private static let reference = unsafeBitCast(
    shared.asUnownedSerialExecutor(), to: ExecutorReference.self)

  /// Sets the hooks, once for the process.
  private static let install: Void = {
    let getMain: GetMain = { original in
      Play.current == nil ? original() : MainExecutor.reference
    }
    let enqueue: Enqueue = { job, original in
      guard let play = Play.current else { return original(job) }
      play.queue(as: "task") { MainExecutor.runGlobal(job) }
    }
    let enqueueAfter: EnqueueAfter = { nanoseconds, job, original in
      guard let play = Play.current else { return original(nanoseconds, job) }
      play.queue(after: Double(nanoseconds) / 1e9, as: "task") { MainExecutor.runGlobal(job) }
    }
    let enqueueAt: EnqueueAt = { seconds, nanoseconds, leeway, nanoLeeway, clock, job, original in
      guard let play = Play.current else {
        return original(seconds, nanoseconds, leeway, nanoLeeway, clock, job)
      }
      let deadline = Double(seconds) + Double(nanoseconds) / 1e9
      let delay = MainExecutor.delay(until: deadline, onClock: clock)
      play.queue(after: delay, as: "task") { MainExecutor.runGlobal(job) }
    }
    set("swift_task_getMainExecutor_hook", to: getMain)
    set("swift_task_enqueueGlobal_hook", to: enqueue)
    set("swift_task_enqueueGlobalWithDelay_hook", to: enqueueAfter)
    set("swift_task_enqueueGlobalWithDeadline_hook", to: enqueueAt)
  }()

  /// The time to a deadline of a real clock, in seconds, to the next millisecond.
  ///
  /// This module's `Task.sleep` uses the film's time without a real clock; this is for code compiled without it, whose
  /// delays are only known by the time left when they arrive here.
  private static func delay(until deadline: Double, onClock clock: Int32) -> Double {
    let isSuspending = clock == 2
    var time = timespec()
    #if canImport(Darwin)
      clock_gettime(isSuspending ? CLOCK_UPTIME_RAW : CLOCK_MONOTONIC_RAW, &time)
    #else
      clock_gettime(isSuspending ? CLOCK_MONOTONIC : CLOCK_BOOTTIME, &time)
    #endif
    let now = Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    return max(0, ((deadline - now) * 1000).rounded(.up) / 1000)
  }

  private static func set<Hook>(_ name: String, to hook: Hook) {
    dlsym(dlopen(nil, RTLD_NOW), name)?.assumingMemoryBound(to: Optional<Hook>.self).pointee = hook
  }

  private static func runGlobal(_ job: UnsafeRawPointer) { run(job, 0, 0) }

  private static let run: Run = {
    guard let run = dlsym(dlopen(nil, RTLD_NOW), "swift_job_run") else {
      preconditionFailure("Swift's runtime has no swift_job_run.")
    }
    return unsafeBitCast(run, to: Run.self)
  }()
}
