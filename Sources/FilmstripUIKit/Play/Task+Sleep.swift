extension Task where Success == Never, Failure == Never {
  /// Sleeps for so much of the film's time; elsewhere for as much of real time.
  ///
  /// - Throws: `CancellationError` where the task is cancelled, or the film ends.
  public static func sleep<C: Clock>(
    for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil,
    clock: C = .continuous
  ) async throws where C.Instant.Duration == Swift.Duration {
    guard await sleepInFilm(duration.seconds) else {
      return try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
    }
    try checkCancellation()
  }

  /// Sleeps for so much of the film's time, in nanoseconds; elsewhere for as much of real time.
  ///
  /// - Throws: `CancellationError` where the task is cancelled, or the film ends.
  public static func sleep(nanoseconds: UInt64) async throws {
    guard await sleepInFilm(Double(nanoseconds) / 1e9) else {
      let clock = ContinuousClock()
      return try await clock.sleep(until: clock.now.advanced(by: .nanoseconds(Int64(nanoseconds))))
    }
    try checkCancellation()
  }

  /// Lets the other turns of the film's time come first; elsewhere other tasks.
  ///
  /// Swift's own hands its job to an executor without asking the hooks, and comes back on a thread that plays no film.
  nonisolated(nonsending) public static func yield() async {
    guard await sleepInFilm(0) else {
      try? await ContinuousClock().sleep(until: .now)
      return
    }
  }

  /// Sleeps so many seconds of a film, less where the task is cancelled or the film ends.
  ///
  /// - Returns: Whether a film is played on this thread.
  nonisolated(nonsending) private static func sleepInFilm(_ seconds: Double) async -> Bool {
    let sleeper = Sleeper()
    let isInFilm = await withTaskCancellationHandler {
      await withCheckedContinuation { sleeper.begin($0, for: seconds) }
    } onCancel: {
      sleeper.wake()
    }
    if Play.current?.isEnding == true { withUnsafeCurrentTask { $0?.cancel() } }
    return isInFilm
  }
}

/// One sleep of a task: whoever wakes it first, its time, its cancellation or the film's end.
///
/// It is used on the film's thread alone.
private final class Sleeper: @unchecked Sendable {
  private var continuation: CheckedContinuation<Bool, Never>?
  private var isCancelled = false
  private var ending: Int?

  func begin(_ continuation: CheckedContinuation<Bool, Never>, for seconds: Double) {
    guard let play = Play.current else { return continuation.resume(returning: false) }
    guard !isCancelled, !play.isEnding else { return continuation.resume(returning: true) }
    self.continuation = continuation
    ending = play.atEnd { [self] in wake() }
    play.queue(after: seconds, as: "task") { [self] in wake() }
  }

  func wake() {
    isCancelled = true
    if let ending { Play.current?.forgetEnding(ending) }
    continuation?.resume(returning: true)
    continuation = nil
  }
}

extension Duration {
  fileprivate var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
