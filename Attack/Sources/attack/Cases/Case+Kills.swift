import Foundation

extension Case {
  /// Kills a command that writes, at any moment, at the first file, at the first replacement, or at a chosen call.
  func playKill() throws {
    if chance.once(in: 8) { return try playKilledReview() }
    let deed = chance.pick(Deed.all)
    let course = try course(of: deed)
    try prepare(deed)
    let wrapper = chance.once(in: 3) ? attack.container ?? [] : []
    let isContained = !wrapper.isEmpty
    if isContained { tally.count("kills as process 1", deed.arguments[0]) }
    let calls = SystemCalls.killed.filter { course.calls[$0]?.own.isEmpty == false }
    if !calls.isEmpty, chance.once(in: 2) {
      let call = chance.pick(calls)
      let count = chance.pick(course.calls[call]?.own ?? [1])
      let result = try run(deed.arguments) {
        $0.wrapper = SystemCalls.strace(call, "signal=KILL", when: count) + wrapper
      }
      tally.count(
        "kills at chosen calls", deed.arguments[0], result.end == .signalled(SIGKILL) ? 1 : 0)
      return try judge(
        result, of: deed, "killed at \(call) \(count)\(isContained ? " as process 1" : "")")
    }
    let number = chance.once(in: 5) ? SIGTERM : SIGKILL
    let wait = chance.share()
    let (names, state) = (watched(), numbers())
    let moments: [(name: String, moment: (Double) -> Bool)] = [
      ("after a while", { $0 >= wait * course.length }),
      ("at the first file", { passed in self.watched() != names || passed > course.length * 3 }),
      (
        "at the first replacement",
        { passed in self.numbers() != state || passed > course.length * 3 }
      ),
    ]
    let (name, moment) = chance.pick(moments)
    let result = try run(deed.arguments) {
      $0.wrapper = wrapper
      $0.signal = (number, moment)
    }
    tally.count(
      number == SIGKILL ? "kills (SIGKILL)" : "kills (SIGTERM)", deed.arguments[0],
      result.wasKilled ? 1 : 0)
    try judge(result, of: deed, "killed \(name)\(isContained ? " as process 1" : "")")
  }

  /// What is in the folders that commands write to.
  private func watched() -> [String] {
    ["", "/Baselines/mine", "/out", "/Films", "/differences"].flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: project + folder)) ?? []).sorted()
    }
  }

  /// Which files the approved ones and the results are: one that takes another's place has another number.
  private func numbers() -> [UInt64] {
    (attack.projects.changed.keys.filter { $0.hasPrefix("Baselines/") } + [
      ".filmstrip/results.json", "out/curves.png",
    ]).sorted()
      .map { name in
        var status = stat()
        return lstat("\(project)/\(name)", &status) == 0 ? UInt64(status.st_ino) : 0
      }
  }

  /// Kills a review while it accepts.
  private func playKilledReview() throws {
    let deed = Deed.all[2]
    _ = try course(of: deed)
    try prepare(deed)
    let (share, isTerm) = (chance.share(), chance.once(in: 4))
    let wait = share * 0.02
    let address = "\(streams)/address"
    let begun = Begun()
    let result = try run(["review"], isText: false) {
      $0.output = address
      $0.beside = { _ in
        Thread.detachNewThread {
          guard let review = ReviewAddress(waitingFor: address) else { return begun.set() }
          begun.set()
          for name in ["mine/ours", "mine/theirs", "mine/ours-0002@1x", "mine/theirs-0004@1x"] {
            _ = review.accept(name)
          }
        }
      }
      $0.signal = (isTerm ? SIGTERM : SIGKILL, { _ in begun.passed.map { $0 >= wait } ?? false })
    }
    tally.count(isTerm ? "kills (SIGTERM)" : "kills (SIGKILL)", "review")
    if isTerm, result.end != .exited(0), result.end != .exited(130) {
      found(.code, "review ended with \(result.end) on SIGTERM")
    }
    let after = try course(of: deed).files
    for (name, bytes) in Disk.files(project)
    where Deed.isWhole(name) && bytes != attack.projects.changed[name] && bytes != after[name] {
      found(
        .baseline, "review, killed while it accepts: \(name) is neither the old nor the new file")
    }
    let check = try run(["check"])
    if ![0, 1].contains(check.code) {
      found(
        .blocked,
        "review, killed while it accepts; then check ended with \(check.end): "
          + HostileText.shown(String(decoding: check.errors.suffix(300), as: UTF8.self)))
    }
  }
}

/// A moment that another thread tells.
private final class Begun: @unchecked Sendable {
  private let lock = NSLock()
  private var start: ContinuousClock.Instant?

  func set() { lock.withLock { start = start ?? .now } }

  /// Seconds since then; nil before.
  var passed: Double? { lock.withLock { start.map { (ContinuousClock.now - $0) / .seconds(1) } } }
}
