import Foundation

extension Case {
  /// An `ffmpeg` that does not do what it should, and a command that is ended while it waits for it.
  func playVideo() throws {
    try Projects.restore(attack.projects.approved, to: project)
    let programs: [(name: String, text: String)] = [
      ("hangs", "sleep 600"), ("hangs with its input read", "cat >/dev/null; sleep 600"),
      ("ignores signals", "trap '' TERM INT; while :; do sleep 1; done"),
      ("floods its errors", "yes error | head -c 700000000 >&2; exit 1"),
      ("writes nothing", "cat >/dev/null; exit 0"),
      ("fails", "echo '\u{1B}[31m::error::forged' >&2; exit 1"), ("is killed", "kill -9 $$"),
      ("closes its input", "exec <&-; sleep 1; exit 1"),
      ("leaves a child", "sleep 600 & echo $! >'\(root)/number'; cat >/dev/null; exit 0"),
    ]
    let program = chance.pick(programs)
    let path = "\(root)/bin/ffmpeg"
    try Disk.write("#!/bin/sh\necho $$ >'\(root)/number'\n\(program.text)\n", to: path)
    chmod(path, 0o755)
    let usual = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let wait = 1 + chance.share() * 2
    let start = ContinuousClock.now
    let result = try run([
      "render", "mine.yaml", "--format", chance.pick(["mp4", "webm"]), "--scale", "1", "-o", "out",
    ]) {
      $0.environment = ["PATH": "\(root)/bin:\(usual)"]
      // Ctrl-C, once it had time to end by itself.
      $0.signal = (chance.pick([SIGINT, SIGTERM]), { $0 > wait + 5 })
      $0.patience = 30
    }
    let passed = (ContinuousClock.now - start) / .seconds(1)
    tally.count("videos by end", "\(program.name) \(ending(result))")
    if result.wasKilled, passed > wait + 5 + 10 {
      found(.hang, "ffmpeg \(program.name): went on for \(Int(passed - wait - 5)) s after Ctrl-C")
    }
    if result.code == 0 { found(.green, "ffmpeg \(program.name), and render ended with 0") }
    if isLeft() { found(.hang, "ffmpeg \(program.name), and goes on when render has ended") }
    let left = Disk.names("\(project)/out")
    if result.code != nil, !left.isEmpty {
      found(.baseline, "ffmpeg \(program.name) left \(left[0])")
    }
  }

  /// Whether a process has ended, and nobody has asked how yet, as where there is no init (proc_pid_stat(5)).
  private func isOver(_ number: pid_t) -> Bool {
    let stat = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)
    return stat?.contains(") Z ") ?? false
  }

  /// Whether the program that wrote its number is still there a second later; it is ended then.
  private func isLeft() -> Bool {
    let text = String(decoding: Disk.bytes("\(root)/number") ?? [], as: UTF8.self)
    guard let number = pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)), number > 1
    else {
      return false
    }
    for _ in 0..<100 {
      if kill(number, 0) != 0 || isOver(number) { return false }
      usleep(10_000)
    }
    kill(number, SIGKILL)
    return true
  }
}
