extension Task where Success == Never, Failure == Never {
  /// Sleeps in film time, outside of films in real time; throws `CancellationError`, also at the film's end.
  public static func sleep<C: Clock>(
    for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil,
    clock: C = .continuous
  ) async throws where C.Instant.Duration == Swift.Duration {
    guard await sleepInFilm(duration.seconds) else {
      return try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
    }
    try checkCancellation()
  }

  /// Sleeps in film time, outside of films in real time; throws `CancellationError`, also at the film's end.
  public static func sleep(nanoseconds: UInt64) async throws {
    guard await sleepInFilm(Double(nanoseconds) / 1e9) else {
      let clock = ContinuousClock()
      return try await clock.sleep(until: clock.now.advanced(by: .nanoseconds(Int64(nanoseconds))))
    }
    try checkCancellation()
  }

  /// Yields to the other turns at the film's time; elsewhere to other tasks.
  ///
  /// Swift's own passes its job to an executor without using the hooks, and returns on a thread without a film.
  nonisolated(nonsending) public static func yield() async {
    guard await sleepInFilm(0) else {
      try? await ContinuousClock().sleep(until: .now)
      return
    }
  }

  /// Sleeps for seconds of film time, or until the task or the film ends; returns false without a film.
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

/// One sleep of a task, ended by time, cancellation or the film's end; only on the film's thread.
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
