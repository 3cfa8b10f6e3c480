import Foundation

/// A thread of its own for each film, on which the app's main actor runs.
enum PlayThread {
  /// The result for the waiting thread.
  private final class Box<Value>: @unchecked Sendable {
    private let lock = NSCondition()
    private var value: Value?

    /// Later values are ignored.
    func fill(_ value: Value) {
      lock.withLock {
        if self.value == nil { self.value = value }
        lock.signal()
      }
    }

    func wait() -> Value {
      lock.lock()
      defer { lock.unlock() }
      while true {
        if let value { return value }
        lock.wait()
      }
    }
  }

  /// The size of a main thread's stack on Apple's systems, in bytes.
  private static let stackSize = 8 << 20

  /// Runs a body as the main actor's, on a thread of its own, and returns its result.
  ///
  /// App code that calls the stage endlessly is abandoned: its thread stops there for good, and the result is that of
  /// `abandoned`. App code that spins without calling the stage cannot be stopped.
  static func run<Value>(
    abandoned: @escaping (_ reason: String, _ time: Double) -> Value,
    _ body: @escaping @MainActor (Play) -> Value
  ) -> Value {
    let box = Box<Value>()
    nonisolated(unsafe) let abandoned = abandoned
    let thread = Foundation.Thread {
      let play = Play()
      play.enter()
      defer { play.leave() }
      nonisolated(unsafe) let current = play
      play.calls.abandon = { reason in
        box.fill(abandoned(reason, current.now))
        while true { sleep(1_000_000) }
      }
      MainExecutor.perform { @MainActor in
        let value = body(current)
        nonisolated(unsafe) let made = value
        current.end()
        box.fill(made)
      }
    }
    thread.stackSize = stackSize
    thread.start()
    return box.wait()
  }
}
