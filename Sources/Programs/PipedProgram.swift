import Essentials

/// A program that is fed through its standard input or read from its standard output, and that ends when this process
/// does.
///
/// It leads a process group of its own: Ctrl-C reaches it through this process alone, and what it started ends with
/// it. What it says on standard error is read all the time, so that it never waits for that, and the end of it is
/// kept. Streams that nobody asked for lead nowhere.
///
/// Nothing here waits without asking whether to go on. A SIGKILL of this process cannot be passed on; the program then
/// sees the end of its input, or that nobody reads its output. (Linux has `prctl` for that, but it is called in the new
/// process, where `posix_spawn` calls nothing.)
///
/// Used by one thread at a time.
package final class PipedProgram {
  /// Which of its standard streams leads here, beside standard error.
  package enum Stream {
    /// Its input, which is written.
    case input
    /// Its output, which is read.
    case output
  }

  /// How a program ended.
  package enum Ending: Equatable {
    /// With an exit code.
    case code(Int32)
    /// By a signal.
    case signal(Int32)
  }

  /// Why a program could not be started, as the system says it.
  package struct CannotStart: Error {
    package let reason: String
  }

  /// How long a program that should end may take to do so.
  package static let grace = Duration.seconds(1)
  /// How much is kept of what it said last, in bytes.
  package static let keptErrors = 4096
  /// How long it may be silent before Ctrl-C is asked for again, in milliseconds.
  private static let interval: Int32 = 50
  /// The same once its standard error is closed, whose end else tells of its own.
  private static let shortInterval: Int32 = 5
  /// As much as a pipe holds, in bytes.
  private static let pipeSize = 1 << 16

  /// Its process, and with that its group.
  private let process: pid_t
  /// Where its input is written, or its output read, and where its errors are read; −1 once closed.
  private var data, errors: Int32
  private let stream: Stream
  /// What it said last, and of that what is no whole line yet.
  private var said: [UInt8] = []
  private var begun: [UInt8] = []
  private var ending: Ending?
  /// Asked while it waits; throws where it should not go on.
  private let check: () throws -> Void
  /// Takes a whole line that the program says; those it returns false for are kept as what it said last.
  package var takesLine: ((Substring) -> Bool)?

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - path: Its file.
  ///   - arguments: All but its name.
  ///   - stream: The stream that leads here.
  ///   - check: Asked while the program is waited for. What it throws is thrown on, once the program has ended.
  package init(
    _ path: String, _ arguments: [String], stream: Stream, check: @escaping () throws -> Void
  ) throws(CannotStart) {
    // A program that ends early is told by what it said, not by killing this one; and its end is told to this process,
    // whatever the one that started this has set.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGCHLD, SIG_DFL)
    let data = try PipedProgram.makePipe()
    let errors: Pipe
    do throws(CannotStart) {
      errors = try PipedProgram.makePipe()
    } catch {
      data.close()
      throw error
    }
    let (own, its) = stream == .input ? (data.write, data.read) : (data.read, data.write)
    var process = pid_t()
    let code = PipedProgram.spawn(
      path, arguments, input: stream == .input ? its : nil,
      output: stream == .output ? its : nil, errors: errors.write, &process)
    Essentials.close(its)
    Essentials.close(errors.write)
    guard code == 0 else {
      Essentials.close(own)
      Essentials.close(errors.read)
      throw CannotStart(reason: String(cString: strerror(code)))
    }
    for end in [own, errors.read] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    self.process = process
    self.data = own
    self.errors = errors.read
    self.stream = stream
    self.check = check
  }

  deinit {
    stop()
    closeErrors()
  }

  /// What it said last, of at most `keptErrors` bytes.
  package var lastWords: String { String(decoding: said + begun, as: UTF8.self) }

  /// The last line it said so far; empty where it said nothing.
  package var lastLine: String {
    let lines = lastWords.split(whereSeparator: \.isNewline)
    return lines.last { !$0.allSatisfy(\.isWhitespace) }.map(String.init) ?? ""
  }

  /// Hands on bytes as the program takes them.
  ///
  /// - Returns: Whether it took them all.
  /// - Throws: What `check` throws, once the program has ended.
  package func write(_ bytes: UnsafeRawBufferPointer) throws -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      try checkInterruption()
      guard attend() else { continue }
      let count = Essentials.write(data, rest.baseAddress, rest.count)
      if count > 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      } else if errno != EAGAIN, errno != EINTR {
        return false
      }
    }
    return true
  }

  /// Fills memory with what the program writes, as far as it does.
  ///
  /// - Returns: How many bytes it wrote; fewer than there is room for at the end of its output.
  /// - Throws: What `check` throws, once the program has ended.
  package func read(into bytes: UnsafeMutableRawBufferPointer) throws -> Int {
    var rest = bytes
    while !rest.isEmpty, data >= 0 {
      try checkInterruption()
      // Where it has ended, what it left in the pipe is still read, and then there is no more.
      guard attend() || ending != nil else { continue }
      let count = Essentials.read(data, rest.baseAddress, rest.count)
      if count > 0 {
        rest = UnsafeMutableRawBufferPointer(rebasing: rest[count...])
      } else if count == 0 || ending != nil || (errno != EAGAIN && errno != EINTR) {
        break
      }
    }
    return bytes.count - rest.count
  }

  /// Takes what it said so far, as `takesLine` does, without waiting for more.
  package func readErrorsSoFar() {
    if errors >= 0 { readErrors() }
  }

  /// Ends the stream that leads here and waits for the program to end.
  ///
  /// - Parameter time: How long it is waited for; nil for as long as it takes.
  /// - Returns: Nil where it has not ended by then.
  /// - Throws: What `check` throws, once the program has ended.
  package func end(within time: Duration? = nil) throws -> Ending? {
    closeData()
    let limit = time.map { ContinuousClock.now + $0 }
    while !hasEnded {
      try checkInterruption()
      if let limit, ContinuousClock.now > limit { return nil }
      attend()
    }
    return ending
  }

  /// Ends the program and what it started: it is asked to, and after `grace` made to.
  private func stop() {
    closeData()
    for signal in [SIGTERM, SIGKILL] {
      let limit = ContinuousClock.now + PipedProgram.grace
      guard !hasEnded else { return }
      kill(-process, signal)
      while !hasEnded, ContinuousClock.now < limit { attend() }
    }
  }

  private func checkInterruption() throws {
    do { try check() } catch {
      stop()
      throw error
    }
  }

  /// Waits until the program takes or gives data, says something or ends, but not for long.
  ///
  /// - Returns: Whether the stream that leads here may be written or read.
  @discardableResult
  private func attend() -> Bool {
    // Those that are closed are passed over.
    var ends = [
      pollfd(fd: data, events: Int16(stream == .input ? POLLOUT : POLLIN), revents: 0),
      pollfd(fd: errors, events: Int16(POLLIN), revents: 0),
    ]
    let interval = errors < 0 ? PipedProgram.shortInterval : PipedProgram.interval
    guard poll(&ends, nfds_t(ends.count), interval) > 0 else {
      // What it left running may hold its streams open; that ends with it.
      _ = hasEnded
      return false
    }
    if ends[1].revents != 0 { readErrors() }
    return ends[0].revents != 0
  }

  /// Whether the program has ended; what it left running ends then, too.
  private var hasEnded: Bool {
    guard ending == nil else { return true }
    var info = siginfo_t()
    // Its number stays its own, and its group's, until its end is taken.
    guard waitid(P_PID, id_t(process), &info, WEXITED | WNOHANG | WNOWAIT) == 0,
      info.si_signo == SIGCHLD
    else { return false }
    kill(-process, SIGKILL)
    // One read takes all that a pipe holds.
    if errors >= 0 { readErrors() }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    ending = signal == 0 ? .code(status >> 8 & 0xFF) : .signal(signal)
    return true
  }

  private func readErrors() {
    var bytes = [UInt8](repeating: 0, count: PipedProgram.pipeSize)
    let count = Essentials.read(errors, &bytes, bytes.count)
    if count > 0 {
      take(bytes[..<count])
    } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
      closeErrors()
    }
  }

  /// Hands on the lines that are whole, and keeps the end of the others.
  private func take(_ bytes: ArraySlice<UInt8>) {
    guard let takesLine else {
      said = Array((said + bytes).suffix(PipedProgram.keptErrors))
      return
    }
    begun += bytes
    while let end = begun.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
      let line = begun[...end]
      if !takesLine(String(decoding: line.dropLast(), as: UTF8.self)[...]) {
        said = Array((said + line).suffix(PipedProgram.keptErrors))
      }
      begun.removeSubrange(...end)
    }
    begun = Array(begun.suffix(PipedProgram.keptErrors))
  }

  private func closeData() {
    if data >= 0 { close(data) }
    data = -1
  }

  private func closeErrors() {
    if errors >= 0 { close(errors) }
    errors = -1
  }
}

// MARK: - Starting

extension PipedProgram {
  private struct Pipe {
    let read: Int32
    let write: Int32

    func close() {
      Essentials.close(read)
      Essentials.close(write)
    }
  }

  /// A pipe that no program gets by itself; its ends are none of the three standard streams, which may be closed.
  private static func makePipe() throws(CannotStart) -> Pipe {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw CannotStart(reason: String(cString: strerror(errno))) }
    let copies = ends.map { fcntl($0, F_DUPFD_CLOEXEC, STDERR_FILENO + 1) }
    let reason = String(cString: strerror(errno))
    Pipe(read: ends[0], write: ends[1]).close()
    guard copies.allSatisfy({ $0 >= 0 }) else {
      for end in copies where end >= 0 { Essentials.close(end) }
      throw CannotStart(reason: reason)
    }
    return Pipe(read: copies[0], write: copies[1])
  }

  /// Starts a process in a group of its own, with no signal held back.
  ///
  /// - Returns: 0, or the number of the error.
  private static func spawn(
    _ path: String, _ arguments: [String], input: Int32?, output: Int32?, errors: Int32,
    _ process: inout pid_t
  ) -> Int32 {
    #if os(Linux)
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #else
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (own, its, mode) in [(input, STDIN_FILENO, O_RDONLY), (output, STDOUT_FILENO, O_WRONLY)] {
      if let own {
        posix_spawn_file_actions_adddup2(&actions, own, its)
      } else {
        posix_spawn_file_actions_addopen(&actions, its, "/dev/null", mode, 0)
      }
    }
    posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    var (none, usual) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigemptyset(&usual)
    for signal in [SIGPIPE, SIGTERM] { sigaddset(&usual, signal) }
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &usual)
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    var environment =
      ProcessInfo.processInfo.environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in words + environment { free(text) } }
    return posix_spawn(&process, path, &actions, &attributes, &words, &environment)
  }
}
