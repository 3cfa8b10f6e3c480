import Foundation

/// A run of a program in a folder, in a process group of its own.
struct Run {
  /// How it ended.
  enum End: Equatable {
    case exited(Int32)
    case signalled(Int32)
    /// It was still there after `Run.patience`, and was ended.
    case hung
  }

  /// What was left of it.
  struct Result {
    let end: End
    let output: [UInt8]
    let errors: [UInt8]
    /// The most memory that it had at once.
    let mebibytes: Int
    /// Seconds of a processor.
    let processor: Double
    /// Whether it was sent a signal.
    let wasKilled: Bool

    /// The exit code; nil where there is none.
    var code: Int32? { if case .exited(let code) = end { code } else { nil } }
  }

  /// The longest that a command may take, in seconds: six times the processor's time that is allowed, as others use
  /// the machine too.
  static let patience = 60.0

  /// What unshare says, and ends with 1, where a SIGKILL ended the program that it started.
  ///
  /// It ends itself by the same signal, but asks for the signal's default action first, which SIGKILL has no choice of
  /// (sys-utils/unshare.c of util-linux 2.38).
  private static let insideKilled = Array(
    "unshare: sigprocmask unblock failed: Invalid argument\n".utf8)

  /// What is added to the folder's name for the folder of its streams.
  static let streams = ".streams"

  var arguments: [String]
  var folder: String
  /// Variables beyond those of this process; nil takes one away.
  var environment: [String: String?] = [:]
  /// Shell code before the command is started, such as limits and closed streams.
  var before = ""
  /// Words before the command's: programs that run it.
  var wrapper: [String] = []
  var patience = Run.patience
  /// Files for the streams instead of the result's.
  var output: String?, errors: String?
  /// The signal to send once `moment` says so, with the seconds since the start.
  var signal: (number: Int32, moment: (Double) -> Bool)?
  /// Runs beside it, once it is started: what it talks to, and what ends it.
  var beside: ((pid_t) -> Void)?

  /// Runs it to its end, whatever that is.
  func result() throws -> Result {
    let scratch = folder + Run.streams
    try? FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
    let (output, errors) = (output ?? scratch + "/output", errors ?? scratch + "/errors")
    let process = try spawn(output: output, errors: errors)
    beside?(process)
    let start = ContinuousClock.now
    var (status, usage): (Int32, rusage) = (0, rusage())
    var (wasKilled, hangs) = (false, false)
    while wait4(process, &status, WNOHANG, &usage) == 0 {
      let passed = (ContinuousClock.now - start) / .seconds(1)
      if let signal, !wasKilled, signal.moment(passed) {
        wasKilled = true
        kill(-process, signal.number)
        continue
      }
      if passed > patience, !hangs {
        hangs = true
        kill(-process, SIGKILL)
      }
      if signal == nil || wasKilled { usleep(1000) }
    }
    // What it started and left behind.
    kill(-process, SIGKILL)
    let number = status & 0x7F
    let seconds = { (time: timeval) in Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    #if os(Linux)
      let bytes = usage.ru_maxrss * 1024
    #else
      let bytes = usage.ru_maxrss
    #endif
    let said = Disk.bytes(errors) ?? []
    let wasKilledInside = said.suffix(Run.insideKilled.count).elementsEqual(Run.insideKilled)
    return Result(
      end: hangs
        ? .hung
        : wasKilledInside
          ? .signalled(SIGKILL) : number == 0 ? .exited(status >> 8 & 0xFF) : .signalled(number),
      output: Disk.bytes(output) ?? [], errors: said, mebibytes: bytes >> 20,
      processor: seconds(usage.ru_utime) + seconds(usage.ru_stime), wasKilled: wasKilled)
  }

  private func spawn(output: String, errors: String) throws -> pid_t {
    #if os(Linux)
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #else
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    var variables = ProcessInfo.processInfo.environment
    for (name, value) in environment { variables[name] = value }
    // A shell changes the folder, for which not every system's posix_spawn has an action.
    let script = "cd \"$0\" || exit 99; \(before.isEmpty ? "" : before + "; ")exec \"$@\""
    let shell = ["/bin/sh", "-c", script, folder] + wrapper + arguments
    var words = shell.map { strdup($0) } + [nil]
    var settings = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { for word in words + settings { free(word) } }
    var process = pid_t()
    let problem = posix_spawn(&process, shell[0], &actions, &attributes, &words, &settings)
    guard problem == 0 else {
      throw Trouble("\(shell[0]) cannot be started: \(String(cString: strerror(problem)))")
    }
    return process
  }
}

/// Something that keeps the attack itself from going on.
struct Trouble: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
