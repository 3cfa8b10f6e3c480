import Essentials
import Synchronization

/// Ctrl-C, `kill` and a terminal that is closed, asked for between two frames, so that what is half done can be taken back.
enum Interruption {
  private static let isWanted = Atomic(false)

  /// The exit code of a program that Ctrl-C ended: 128 and the signal's number.
  static let exitCode: Int32 = 128 + SIGINT

  /// From here on Ctrl-C, `kill` and the terminal's end no longer end the process; `check()` does.
  static func catchSignals() {
    // Whoever started the process may have held them back, as threads of a test runner do.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let before = signal(number) { _ in
        Interruption.isWanted.store(true, ordering: .relaxed)
      }
      // `nohup` lets a process outlive its terminal.
      if number == SIGHUP, isIgnoring(before) { signal(number, SIG_IGN) }
      sigaddset(&signals, number)
    }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Whether a signal was ignored, as what it did before tells.
  private static func isIgnoring(_ action: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafeBitCast(action, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
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
