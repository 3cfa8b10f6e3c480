import Foundation
import TestSupport
import Testing

/// A run of the command within ten seconds of a processor's time, and how much memory it took.
struct MeasuredRun {
  /// How it ended by itself; −1 where it was ended, for taking too long or by a trap.
  let status: Int32
  let errors: String
  /// The most memory that it had at once.
  let mebibytes: Int

  init(_ arguments: [String], environment: [String: String] = [:]) throws {
    let folder = try ScratchFolder()
    let errors = folder.path("errors")
    #if os(Linux)
      var actions = posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    let shell = ["/bin/sh", "-c", "ulimit -t 10; exec \"$0\" \"$@\"", try commandURL().path]
    var words = (shell + arguments).map { strdup($0) } + [nil]
    var variables =
      ProcessInfo.processInfo.environment.merging(environment) { $1 }.map { strdup("\($0)=\($1)") }
      + [nil]
    defer { for text in words + variables { free(text) } }
    var process = pid_t()
    try #require(posix_spawn(&process, shell[0], &actions, nil, &words, &variables) == 0)
    var (status, usage): (Int32, rusage) = (0, rusage())
    #if os(Linux)
      // What wait4 tells begins with what this process has, as the new one is begun in its memory.
      var kibibytes = 0
      while wait4(process, &status, WNOHANG, &usage) == 0 {
        // A peak only grows until the process becomes another program, which begins anew.
        let peak = MeasuredRun.peak(of: process)
        if peak > 0 { kibibytes = peak }
        usleep(2000)
      }
      let bytes = kibibytes * 1024
    #else
      #expect(wait4(process, &status, 0, &usage) == process)
      let bytes = usage.ru_maxrss
    #endif
    self.status = status & 0x7F == 0 ? status >> 8 & 0xFF : -1
    self.errors = try String(contentsOfFile: errors, encoding: .utf8)
    mebibytes = bytes >> 20
  }
  /// The most memory that a process has had so far, in KiB, from proc_pid_status(5); 0 where it has ended.
  private static func peak(of process: pid_t) -> Int {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8),
      let line = status.firstMatch(of: /VmHWM:\s+(\d+) kB/)
    else { return 0 }
    return Int(line.output.1) ?? 0
  }
}
