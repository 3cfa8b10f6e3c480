import Foundation

/// A run on a thread of its own.
final class Later: @unchecked Sendable {
  private let done = DispatchSemaphore(value: 0)
  private var ended: Result<Run.Result, any Error>?

  func start(_ run: @escaping () throws -> Run.Result) {
    // What is handed over is used by nobody else until the result is asked for.
    nonisolated(unsafe) let run = run
    Thread.detachNewThread {
      self.ended = Result { try run() }
      self.done.signal()
    }
  }

  /// Waits for its end.
  func result() throws -> Run.Result {
    done.wait()
    guard let ended else { throw Trouble("a run has no result") }
    return try ended.get()
  }
}
