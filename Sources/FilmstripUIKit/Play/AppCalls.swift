import Foundation

/// The running calls into the app, and the number of calls back.
final class AppCalls {
  /// Leaves the film for good; never returns.
  var abandon: ((_ reason: String) -> Void)?
  /// The app's running code, outermost first.
  private var running: [String] = []
  /// The number of calls of the stage by the outermost.
  private var count = 0

  /// The most calls back in one call, our choice: the heaviest handler tried makes some thousands.
  static let limit = 5_000_000

  /// Runs the app's code under a name for messages.
  func run<Value>(_ name: @autoclosure () -> String, _ code: () -> Value) -> Value {
    if running.isEmpty { count = 0 }
    running.append(name())
    note()
    defer {
      running.removeLast()
      note()
    }
    return code()
  }

  private func note() { TrapNote.set(running.last, at: Play.current?.now ?? 0) }

  /// Counts a call of the stage, and leaves the film at the limit.
  func step() {
    count += 1
    guard count > AppCalls.limit, !running.isEmpty else { return }
    abandon?(running.joined(separator: ", in which "))
  }
}
