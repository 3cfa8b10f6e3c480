import Essentials
import Synchronization

/// Ctrl-C, `kill` and a terminal that is closed, asked for between two frames, so that what is half done can be taken back.
///
/// Where nothing asks for so long that somebody would think it hangs, the system's own alarm ends the process; the next
/// command that writes clears away what was half done, as after a power cut.
package enum Interruption {
  private static let isWanted = Atomic(false)
  /// How many threads give whole files their names, which is done in a moment and not cut in two.
  private static let commits = Atomic(0)

  /// How long after a signal a command may go on without asking, in seconds.
  private static let grace: UInt32 = 2

  /// The exit code of a program that Ctrl-C ended: 128 and the signal's number.
  package static let exitCode: Int32 = 128 + SIGINT

  /// From here on Ctrl-C, `kill` and the terminal's end no longer end the process; `check()` does.
  package static func catchSignals() {
    // Whoever started the process may have held them back, as threads of a test runner do.
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

  /// Ends the process from within a signal, where little more may be called than what the system itself does.
  private static func end() {
    guard commits.load(ordering: .relaxed) == 0 else {
      _ = alarm(grace)
      return
    }
    let text: StaticString = "Interrupted.\n"
    _ = Essentials.write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
    _exit(exitCode)
  }

  /// Does what is not cut in two: it takes a moment, and leaves all or nothing.
  static func withoutEnd(_ body: () throws -> Void) rethrows {
    commits.add(1, ordering: .relaxed)
    defer { commits.subtract(1, ordering: .relaxed) }
    try body()
  }

  /// Whether a signal was ignored, as what it did before tells.
  private static func isIgnoring(_ action: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafeBitCast(action, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Whether somebody has interrupted.
  package static var isRequested: Bool { isWanted.load(ordering: .relaxed) }

  /// Throws once somebody has interrupted.
  package static func check() throws {
    if isRequested { throw Interrupted() }
  }

  /// What `check()` throws.
  package struct Interrupted: Error {}
}
