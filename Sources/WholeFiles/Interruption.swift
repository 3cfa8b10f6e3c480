import Essentials
import Synchronization

/// Ctrl-C, `kill` and a closed terminal, checked between two frames, to undo unfinished work.
///
/// Without a check for so long that the process seems to hang, the system's own alarm ends it; the next command that
/// writes removes the unfinished work, as after a power cut.
package enum Interruption {
  private static let isWanted = Atomic(false)
  /// The number of threads that rename complete files, which is brief and must not be interrupted.
  private static let commits = Atomic(0)

  /// The time after a signal in which a command must check, in seconds.
  private static let grace: UInt32 = 2

  /// The exit code of a program ended by Ctrl-C: 128 and the signal's number.
  package static let exitCode: Int32 = 128 + SIGINT

  /// From here on Ctrl-C, `kill` and the terminal's end no longer end the process; `check()` does.
  package static func catchSignals() {
    // The parent process may have blocked them, as threads of a test runner do.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let before = signal(number) { _ in
        Interruption.isWanted.store(true, ordering: .relaxed)
        _ = alarm(Interruption.grace)
      }
      // `nohup` lets a process outlive its terminal.
      if number == SIGHUP, isIgnoring(before) { signal(number, SIG_IGN) }
      sigaddset(&signals, number)
    }
    signal(SIGALRM) { _ in Interruption.end() }
    sigaddset(&signals, SIGALRM)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Ends the process in a signal handler, where little but the system's functions may be called.
  private static func end() {
    guard commits.load(ordering: .relaxed) == 0 else {
      _ = alarm(grace)
      return
    }
    let text: StaticString = "Interrupted.\n"
    _ = Essentials.write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
    _exit(exitCode)
  }

  /// Runs a brief operation that must be complete or have no effect.
  static func withoutEnd(_ body: () throws -> Void) rethrows {
    commits.add(1, ordering: .relaxed)
    defer { commits.subtract(1, ordering: .relaxed) }
    try body()
  }

  /// Whether a signal was ignored, by its previous action.
  private static func isIgnoring(_ action: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafeBitCast(action, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  package static var isRequested: Bool { isWanted.load(ordering: .relaxed) }

  package static func check() throws {
    if isRequested { throw Interrupted() }
  }

  package struct Interrupted: Error {}
}
