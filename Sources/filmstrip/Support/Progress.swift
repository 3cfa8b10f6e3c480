import Foundation

/// A line on the terminal that tells how far long work is: frames, rate and time left.
///
/// Silent where standard error is no terminal, or `CI` is set; and for work that takes less than half a second.
struct Progress {
  private let total: Int
  private let what: String
  private let start = ContinuousClock.now
  private var last = ContinuousClock.now
  private var isShown = false

  private static let isWanted =
    isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["CI"] == nil
  /// How long work may be silent, and how often the line changes.
  private static let quiet = Duration.milliseconds(500)
  private static let interval = Duration.milliseconds(100)

  /// A line for so many frames of a file.
  init(of what: String, total: Int) {
    self.what = what
    self.total = total
  }

  /// Says that so many are done.
  mutating func update(_ done: Int) {
    let now = ContinuousClock.now
    guard Progress.isWanted, now - start > Progress.quiet, now - last > Progress.interval else {
      return
    }
    last = now
    isShown = true
    FileHandle.standardError.write(Data(("\r\u{1B}[K" + text(done, after: now - start)).utf8))
  }

  /// The line itself.
  func text(_ done: Int, after elapsed: Duration) -> String {
    let seconds =
      Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) * 1e-18
    let rate = seconds > 0 ? Double(done) / seconds : 0
    let left = rate > 0 ? Double(total - done) / rate : 0
    return
      "\(what): \(done) of \(total) frames, \(rate.fixed(rate < 10 ? 1 : 0)) a second, \(left.fixed(0)) s left"
  }

  /// Takes the line away.
  func end() {
    if isShown { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
  }
}
