extension Task where Success == Never, Failure == Never {
  /// Sleeps in film time, elsewhere real time; throws `CancellationError` if the task is cancelled.
  public static func sleep<C: Clock>(
    for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil,
    clock: C = .continuous
  ) async throws where C.Instant.Duration == Swift.Duration {
    guard await sleepInFilm(duration.seconds) else {
      return try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
    }
    try checkCancellation()
  }

  /// Nanoseconds of film time, elsewhere real; throws `CancellationError` if the task is cancelled.
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

  /// Sleeps seconds of a film, less if the task is cancelled; false without a film.
  nonisolated(nonsending) private static func sleepInFilm(_ seconds: Double) async -> Bool {
    let sleeper = Sleeper()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { sleeper.begin($0, for: seconds) }
    } onCancel: {
      sleeper.wake()
    }
  }
}

/// One sleep of a task, ended by time or cancellation; only on the film's thread.
private final class Sleeper: @unchecked Sendable {
  private var continuation: CheckedContinuation<Bool, Never>?
  private var isCancelled = false

  func begin(_ continuation: CheckedContinuation<Bool, Never>, for seconds: Double) {
    guard let play = Play.current else { return continuation.resume(returning: false) }
    guard !isCancelled else { return continuation.resume(returning: true) }
    self.continuation = continuation
    play.queue(after: seconds, as: "task") { [self] in wake() }
  }

  func wake() {
    isCancelled = true
    continuation?.resume(returning: true)
    continuation = nil
  }
}

extension Duration {
  fileprivate var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
