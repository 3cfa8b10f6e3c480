import Essentials

/// A program fed through standard input or read from standard output, ending with this process.
///
/// Used by one thread at a time. It leads its own process group: Ctrl-C reaches it only through this process, and its
/// children end with it. Its standard error is read all the time, so that it never blocks on that, and the end of it
/// is kept. Other streams lead nowhere.
///
/// Every wait here can be interrupted. A SIGKILL of this process cannot be passed on; the program then sees the end of
/// its input, or a closed output. (Linux has `prctl` for that, but it is called in the new process, where `posix_spawn`
/// calls nothing.)
package final class PipedProgram {
  /// The standard stream connected to this process, in addition to standard error.
  package enum Stream {
    case input
    case output
  }

  package enum Ending: Equatable {
    case code(Int32)
    case signal(Int32)
  }

  package struct CannotStart: Error {
    package let reason: String
  }

  /// The time that a program has to end once it should.
  package static let grace = Duration.seconds(1)
  /// The most bytes of its standard error that are kept.
  package static let keptErrors = 4096
  /// The silence before the next check for Ctrl-C, in milliseconds.
  private static let interval: Int32 = 50
  /// The same once its standard error is closed, whose end would otherwise signal its own.
  private static let shortInterval: Int32 = 5
  /// As much as a pipe holds, in bytes.
  private static let pipeSize = 1 << 16
  private let process: pid_t
  /// The connected stream and standard error; −1 once closed.
  private var data, errors: Int32
  private let stream: Stream
  /// The kept end of its standard error, and its incomplete last line.
  private var said: [UInt8] = []
  private var begun: [UInt8] = []
  private var ending: Ending?
  /// Called while it waits; throws to stop.
  private let check: () throws -> Void
  /// Receives each whole line of its standard error; lines it returns false for are kept.
  package var takesLine: ((Substring) -> Bool)?

  /// Starts a program with arguments after its name; errors of `check` end it and are rethrown.
  package init(
    _ path: String, _ arguments: [String], stream: Stream, check: @escaping () throws -> Void
  ) throws(CannotStart) {
    // A program that ends early is reported by its output, without killing this process; and its end is reported to
    // this process, whatever its parent has set.
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

  /// The end of its standard error, of at most `keptErrors` bytes.
  package var lastWords: String { String(decoding: said + begun, as: UTF8.self) }

  package var lastLine: String {
    let lines = lastWords.split(whereSeparator: \.isNewline)
    return lines.last { !$0.allSatisfy(\.isWhitespace) }.map(String.init) ?? ""
  }

  /// Writes bytes as the program takes them.
  ///
  /// - Returns: Whether it took all.
  /// - Throws: `check`'s error, once the program has ended.
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

  /// Fills memory with the program's output.
  ///
  /// - Returns: The number of bytes, which is smaller than the memory only at the end of the output.
  /// - Throws: `check`'s error, once the program has ended.
  package func read(into bytes: UnsafeMutableRawBufferPointer) throws -> Int {
    var rest = bytes
    while !rest.isEmpty, data >= 0 {
      try checkInterruption()
      // After its end, the pipe may still have data, and then there is no more.
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

  /// Handles its standard error so far, without waiting for more.
  package func readErrorsSoFar() {
    if errors >= 0 { readErrors() }
  }

  /// Closes the stream and waits until the program ends.
  ///
  /// - Parameter time: The longest wait; nil for as long as it takes.
  /// - Returns: Nil if it has not ended by then.
  /// - Throws: `check`'s error, once the program has ended.
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

  /// Ends the program and its children: on request, and after `grace` by force.
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

  /// Waits briefly for the program; returns whether the connected stream is ready.
  @discardableResult
  private func attend() -> Bool {
    // Closed ones are skipped.
    var ends = [
      pollfd(fd: data, events: Int16(stream == .input ? POLLOUT : POLLIN), revents: 0),
      pollfd(fd: errors, events: Int16(POLLIN), revents: 0),
    ]
    let interval = errors < 0 ? PipedProgram.shortInterval : PipedProgram.interval
    guard poll(&ends, nfds_t(ends.count), interval) > 0 else {
      // Its children may hold its streams open; that ends with it.
      _ = hasEnded
      return false
    }
    if ends[1].revents != 0 { readErrors() }
    return ends[0].revents != 0
  }

  /// Whether the program has ended; its children are ended then, too.
  private var hasEnded: Bool {
    guard ending == nil else { return true }
    var info = siginfo_t()
    // Its number remains its own, and its group's, until it is reaped.
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

  /// Handles whole lines, and keeps the end of the others.
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

  /// A pipe that no program inherits; its ends have no standard stream's number, though those may be closed.
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

  /// Starts a process in its own group, without blocked signals; returns 0 or the error.
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
