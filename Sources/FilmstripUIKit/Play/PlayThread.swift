import Foundation

/// A thread of its own for each film, on which the app's main actor runs.
enum PlayThread {
  /// What the thread that waits gets.
  private final class Box<Value>: @unchecked Sendable {
    private let lock = NSCondition()
    private var value: Value?

    /// The first value counts.
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

  /// As much as a main thread has on Apple's systems, in bytes.
  private static let stackSize = 8 << 20

  /// Runs a body as the main actor's, on a thread of its own, and returns what it returns.
  ///
  /// App code that calls the stage without end is left where it is: its thread stops there for good, and the caller gets
  /// what `abandoned` makes of the message. App code that spins without calling the stage cannot be stopped.
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
