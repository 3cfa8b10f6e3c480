import Basics
import Foundation

/// The running calls into the app, and the number of calls back.
final class AppCalls {
  private let note: (String) -> Void
  /// The app's running code, outermost first.
  private var running: [String] = []
  /// The number of calls of the stage by the outermost.
  private var count = 0

  /// Objects that Objective-C's pool keeps until the outermost call returns: an app may refer weakly to an object that it has
  /// just made.
  private var pool: [AnyObject] = []

  /// The most calls back in one call, our choice: the heaviest handler tried makes some thousands.
  static let limit = 5_000_000

  /// - Parameter note: Notes the running call, for the reason of a crash.
  init(_ note: @escaping (String) -> Void) { self.note = note }

  /// Runs the app's code under a name for messages.
  func run<Value>(_ name: @autoclosure () -> String, _ code: () -> Value) -> Value {
    if running.isEmpty { count = 0 }
    running.append(name())
    keepNote()
    defer {
      running.removeLast()
      keepNote()
      if running.isEmpty { pool = [] }
    }
    return code()
  }

  /// Keeps an object until the app's running code returns.
  func autorelease(_ object: AnyObject) {
    if !running.isEmpty { pool.append(object) }
  }

  private func keepNote() {
    let calls = running.joined(separator: ", in which ")
    let time = (Play.current?.now ?? 0).decimals(upTo: 4)
    note(running.isEmpty ? "" : "\(calls), called at \(time) s,")
  }

  /// Counts a call of the stage, and ends the film at the limit as one that does not end.
  func step() {
    count += 1
    guard count > AppCalls.limit, !running.isEmpty else { return }
    raise(SIGXCPU)
  }
}
