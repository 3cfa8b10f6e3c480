import Foundation
import Synchronization

/// Ctrl-C, asked for between two frames, so that what is half done can be taken back.
enum Interruption {
  private static let isWanted = Atomic(false)

  /// The exit code of a program that Ctrl-C ended: 128 and the signal's number.
  static let exitCode: Int32 = 128 + SIGINT

  /// From here on Ctrl-C and `kill` no longer end the process; `check()` does.
  static func catchSignals() {
    // Whoever started the process may have held them back, as threads of a test runner do.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM] {
      signal(number) { _ in Interruption.isWanted.store(true, ordering: .relaxed) }
      sigaddset(&signals, number)
    }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    // A file beyond the user's limit is an error like that of a full disk, not the end of the process.
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Whether somebody has interrupted.
  static var isRequested: Bool { isWanted.load(ordering: .relaxed) }

  /// Throws once somebody has interrupted.
  static func check() throws {
    if isRequested { throw Interrupted() }
  }

  /// What `check()` throws.
  struct Interrupted: Error {}
}
