import Basics
import Essentials
import Synchronization

/// A terminal's progress line: frames or films, rate and time left, from several threads.
///
/// Silent if standard error is not a terminal, or `CI` is set, and for work of less than half a second.
final class Progress: Sendable {
  private struct State {
    var finished = 0
    var last = ContinuousClock.now
    var isShown = false
  }

  private let total: Int
  private let what: String
  private let unit: String
  private let start = ContinuousClock.now
  private let state = Mutex(State())

  private static let isWanted =
    isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["CI"] == nil
  /// Before the first line, and between changes.
  private static let quiet = Duration.milliseconds(500)
  private static let interval = Duration.milliseconds(100)

  init(of what: String, total: Int, unit: String = "frames") {
    self.what = VisibleText.line(what)
    self.unit = unit
    self.total = total
  }

  func finishOne() {
    state.withLock { state in
      state.finished += 1
      let now = ContinuousClock.now
      guard Progress.isWanted, now - start > Progress.quiet, now - state.last > Progress.interval
      else { return }
      state.last = now
      state.isShown = true
      // A longer line would stay behind when it is replaced.
      let width = (Terminal.width(of: STDERR_FILENO) ?? 80) - 1
      Output.errors("\r\u{1B}[K" + text(of: state.finished, after: now - start).prefix(width))
    }
  }

  func text(of done: Int, after elapsed: Duration) -> String {
    let seconds =
      Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) * 1e-18
    let rate = seconds > 0 ? Double(done) / seconds : 0
    let left = rate > 0 ? Double(total - done) / rate : 0
    return
      "\(what): \(done) of \(total) \(unit), \(rate.fixed(rate < 10 ? 1 : 0)) a second, \(left.fixed(0)) s left"
  }

  func end() {
    if state.withLock({ $0.isShown }) { Output.errors("\r\u{1B}[K") }
  }
}
