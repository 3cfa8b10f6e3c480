extension Case {
  /// A call of the system fails while a command writes.
  func playInjectedError() throws {
    guard attack.hasStrace else { return }
    let deed = chance.pick(Deed.all)
    let course = try course(of: deed)
    let failures = SystemCalls.failures.filter { course.calls[$0.call]?.own.isEmpty == false }
    guard !failures.isEmpty else { return }
    let failure = chance.pick(failures)
    let calls = course.calls[failure.call] ?? SystemCalls.Calls(own: [1])
    let count = chance.pick(calls.own)
    let error = chance.pick(failure.errors)
    // Once, or from then on, as a disk stays full.
    let lasting = error != "EINTR" && count > calls.lastOther && chance.once(in: 2) ? "+" : ""
    try prepare(deed)
    let result = try run(deed.arguments) {
      $0.wrapper = SystemCalls.strace(failure.call, "error=\(error)", when: count)
      if !lasting.isEmpty { $0.wrapper[$0.wrapper.count - 1] += lasting }
    }
    tally.count("injected errors", "\(failure.call) \(error)")
    tally.count("ends after an injected error", ending(result))
    try judge(result, of: deed, "\(failure.call) \(count)\(lasting) failed with \(error)")
  }

  /// A command gets streams that are closed or full, few descriptors, or files that may not grow.
  func playStarvation() throws {
    let deed = chance.pick(Deed.all)
    _ = try course(of: deed)
    let lack = chance.pick([
      "exec 2>&-", "exec >&-", "exec <&-", "exec >&- 2>&-", "exec <&- >&- 2>&-", "exec 2>/dev/full",
      "exec >/dev/full",
      "exec >/dev/full 2>&1", "ulimit -f 0", "ulimit -f \(chance.number(1...40))",
      "ulimit -n \(chance.number(5...24))",
      "exec 2>/dev/full; ulimit -f \(chance.number(0...10))", "unset HOME PATH TMPDIR",
      "export TMPDIR=/nowhere HOME=/nowhere",
      "export LANGUAGE=ja PANGO_LANGUAGE=ja LC_ALL=ar_EG.UTF-8", "trap '' TERM INT PIPE",
    ])
    try prepare(deed)
    let result = try run(deed.arguments) { $0.before = lack }
    tally.count("starved", String(lack.prefix { !$0.isNumber }))
    tally.count("ends after starving", ending(result))
    try judge(result, of: deed, lack)
  }

  /// Two commands at the same time in one project, as two containers with the same process number or as two users.
  func playPair() throws {
    let pairs = [
      [3, 3], [3, 5], [3, 2], [0, 3], [0, 0], [2, 2], [5, 5], [3, 6], [10, 10], [7, 7],
      [13, 13],
    ]
    let deeds = chance.pick(pairs).map { Deed.all[$0] }
    let courses = try deeds.map { try course(of: $0) }
    try prepare(deeds[0])
    let wrapper = chance.once(in: 3) ? [] : attack.container ?? []
    let isContained = !wrapper.isEmpty
    tally.count(
      isContained ? "pairs as process 1" : "pairs",
      deeds.map { $0.arguments[0] }.joined(separator: "+"))
    let (first, second) = (Later(), Later())
    for (later, deed) in [(first, deeds[0]), (second, deeds[1])] {
      later.start {
        try self.run(deed.arguments) {
          $0.wrapper = wrapper
          // The streams' usual folder is the project's.
          $0.output = "\(self.streams)/output-\(later === first ? 1 : 2)"
          $0.errors = "\(self.streams)/errors-\(later === first ? 1 : 2)"
        }
      }
    }
    let results = try [first.result(), second.result()]
    let what =
      deeds.map(\.name).joined(separator: " beside ") + (isContained ? " as process 1" : "")
    for result in results where result.code == 73 {
      found(
        .blocked,
        "\(what): \(HostileText.shown(String(decoding: result.errors.suffix(300), as: UTF8.self)))")
    }
    let before = attack.projects[keyPath: deeds[0].project]
    for (name, bytes) in Disk.files(project) where Deed.isWhole(name) && bytes != before[name] {
      if !courses.contains(where: { $0.files[name] == bytes }) {
        found(.baseline, "\(what): \(name) is neither the old nor a new file")
      }
    }
    let check = try run(["check"])
    if ![0, 1].contains(check.code) {
      let said = HostileText.shown(String(decoding: check.errors.suffix(300), as: UTF8.self))
      found(.blocked, "\(what); then check ended with \(check.end): \(said)")
    }
  }

  /// An end in a word.
  func ending(_ result: Run.Result) -> String {
    switch result.end {
    case .exited(let code): "\(code)"
    case .signalled(let number): "signal \(number)"
    case .hung: "hung"
    }
  }
}
