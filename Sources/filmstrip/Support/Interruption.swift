import Foundation
import Synchronization

/// Ctrl-C, asked for between two frames, so that what is half done can be taken back.
enum Interruption {
  private static let isWanted = Atomic(false)

  /// The exit code of a program that Ctrl-C ended: 128 and the signal's number.
  static let exitCode: Int32 = 128 + SIGINT

  /// From here on Ctrl-C and `kill` no longer end the process; `check()` does.
  static func catchSignals() {
    for number in [SIGINT, SIGTERM] {
      signal(number) { _ in Interruption.isWanted.store(true, ordering: .relaxed) }
    }
  }

  /// Throws once somebody has interrupted.
  static func check() throws {
    if isWanted.load(ordering: .relaxed) { throw Interrupted() }
  }

  /// What `check()` throws.
  struct Interrupted: Error {}
}
