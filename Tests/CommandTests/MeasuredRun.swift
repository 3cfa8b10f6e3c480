import Foundation
import Testing

/// A run of the command within ten seconds of a processor's time, and how much memory it took.
struct MeasuredRun {
  /// How it ended by itself; −1 where it was ended, for taking too long or by a trap.
  let status: Int32
  let errors: String
  /// The most memory that it had at once.
  let mebibytes: Int

  init(_ arguments: [String]) throws {
    let folder = try ScratchFolder()
    let errors = folder.path("errors")
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    let shell = ["/bin/sh", "-c", "ulimit -t 10; exec \"$0\" \"$@\"", try commandURL().path]
    var words = (shell + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var process = pid_t()
    try #require(posix_spawn(&process, shell[0], &actions, nil, &words, environ) == 0)
    var (status, usage): (Int32, rusage) = (0, rusage())
    #expect(wait4(process, &status, 0, &usage) == process)
    #if os(Linux)
      let bytes = usage.ru_maxrss * 1024
    #else
      let bytes = usage.ru_maxrss
    #endif
    self.status = status & 0x7F == 0 ? status >> 8 & 0xFF : -1
    self.errors = try String(contentsOfFile: errors, encoding: .utf8)
    mebibytes = bytes >> 20
  }
}
