import Foundation

/// The calls into the app: which is running, and how often it called back.
final class AppCalls {
  /// Leaves the film for good, with a reason; never returns.
  var abandon: ((_ reason: String) -> Void)?
  /// The app's code that is running, outermost first.
  private var running: [String] = []
  /// How often the outermost has called the stage.
  private var count = 0

  /// How many calls one call into the app may make.
  ///
  /// The heaviest of the handlers that were tried makes some thousands; our choice.
  static let limit = 5_000_000

  /// Runs the app's code under a name that messages call it by.
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

  /// The stage was called; leaves the film where that goes on without end.
  func step() {
    count += 1
    guard count > AppCalls.limit, !running.isEmpty else { return }
    abandon?(running.joined(separator: ", in which "))
  }
}
