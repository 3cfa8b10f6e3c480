package import Basics
import Essentials
import Synchronization

/// Files that appear together: each is written in a part folder, and all are renamed at the end.
///
/// An earlier error, or Ctrl-C, leaves every folder unchanged. Files may be written on several threads at once.
package final class OutputBatch: Sendable {
  package enum Purpose: Sendable {
    /// They replace files that pass `check`; links are followed.
    case replacing(_ check: @Sendable (_ path: String) throws -> Void)
    /// One file, whose bytes are passed on once it is complete; a second one throws the error.
    case handingOn(_ body: @Sendable (_ bytes: [UInt8]) throws -> Void, elseThrowing: Failure)
    /// Approved files or findings, which replace files and links, and survive a power cut.
    case keeping
  }

  private struct Pending {
    let path: String
    let temporary: String
    let target: String
  }

  private struct State {
    var pending: [Pending] = []
    /// The files' destinations, in lower case, as some disks ignore case.
    var targets: Set<String> = []
    /// The folders in which they are written, by their destinations.
    var parts: [String: PartFolder] = [:]
    /// Folders that were made, the outermost first.
    var madeFolders: [String] = []
    /// The file to pass on; −1 for none.
    var kept: Int32 = -1
  }

  private let purpose: Purpose
  private let inputs: [(path: String, location: FileLocation)]
  private let state = Mutex(State())

  /// - Parameter inputs: Files and folders that are read, in which nothing is written.
  package init(_ purpose: Purpose, reading inputs: [String] = []) {
    self.purpose = purpose
    self.inputs = inputs.map { ($0, FileLocation($0)) }
  }

  deinit { discard() }

  private var isHandedOn: Bool {
    if case .handingOn = purpose { true } else { false }
  }

  private var isKept: Bool {
    if case .keeping = purpose { true } else { false }
  }

  /// Makes a folder, with those above it, unless it exists; they are removed if the batch fails.
  package func makeFolder(_ path: String) throws {
    // The outermost first, even if another process makes some at the same time.
    try state.withLock { $0.madeFolders += try Files.makeFolder(path) }
  }

  /// Refuses a file that is read, by any name, and one in a folder that is read.
  package func checkIsNotRead(_ path: String) throws {
    guard !inputs.isEmpty else { return }
    let location = FileLocation(path)
    for input in inputs where location.isInside(input.location) {
      let isSame = location.isSame(as: input.location)
      throw Failure(
        .cannotCreate,
        "\(path) is \(isSame ? "" : "inside ")\(input.path), which is read, so nothing was written "
          + "there; give another file or folder with -o.")
    }
  }

  /// Opens a new file of the batch.
  ///
  /// - Parameter isNamed: Whether another program writes it, by its temporary name. Else a file to pass on has none, so
  ///   that nothing remains of it however the process ends.
  /// - Throws: `Failure` if an existing file may not be replaced, if two files of the batch have one name, or if the
  ///   file cannot be made.
  package func open(_ path: String, isNamed: Bool = false) throws -> OutputFile {
    try checkIsNotRead(path)
    let target = try target(of: path)
    let temporary = try state.withLock { state in
      if case .handingOn(_, let failure) = purpose, !state.pending.isEmpty { throw failure }
      guard state.targets.insert(target.lowercased()).inserted else {
        throw Failure(
          .usage, "two results would be called \(path); render them into different folders.")
      }
      let folder =
        isHandedOn
        ? FileManager.default.temporaryDirectory.path : Files.folder(of: target)
      let part =
        try state.parts[folder]
        ?? PartFolder(in: folder, for: path, with: state.parts.values.first)
      state.parts[folder] = part
      let temporary = Files.path(Files.name(of: target), in: part.new)
      state.pending.append(Pending(path: path, temporary: temporary, target: target))
      return temporary
    }
    let file = try OutputFile(path: path, temporary: temporary)
    if isHandedOn {
      state.withLock { state in
        state.kept = file.duplicate()
        if !isNamed { state.parts.removeAll() }
      }
    }
    return file
  }

  private func target(of path: String) throws -> String {
    switch purpose {
    case .handingOn: return path
    case .replacing(let check):
      try check(path)
      return try Files.target(of: path)
    case .keeping:
      try Files.checkIsFile(path, called: path, orLink: true)
      return path
    }
  }

  package func write(_ bytes: [UInt8], to path: String) throws {
    let file = try open(path)
    try file.write(bytes)
    try file.close()
  }

  /// Gives every file its name, or passes on the only one.
  package func commit() throws {
    if case .handingOn(let body, _) = purpose { return try handOn(body) }
    try Interruption.withoutEnd(putInPlace)
  }

  private func putInPlace() throws {
    let (files, madeFolders) = state.withLock { ($0.pending, $0.madeFolders) }
    if isKept {
      // The bytes before their names, and the names of new folders before those in them.
      try Files.sync(files.map(\.temporary) + Set(madeFolders.map(Files.folder)).sorted())
    }
    for file in files {
      guard rename(file.temporary, file.target) == 0 else {
        let reason = String(cString: strerror(errno))
        discard()
        throw Failure(.cannotCreate, "\(file.path) could not be moved into place: \(reason).")
      }
    }
    state.withLock { state in
      state.madeFolders.removeAll()
      state.pending.removeAll()
      state.parts.removeAll()
    }
    if isKept {
      try Files.sync(Set(files.map { Files.folder(of: $0.target) }).sorted())
    }
  }

  private func handOn(_ body: ([UInt8]) throws -> Void) throws {
    defer { discard() }
    let file = state.withLock { state in
      // From here on its name is not needed.
      state.parts.removeAll()
      return state.kept
    }
    guard file >= 0 else { return }
    var offset = 0
    while true {
      let bytes = Files.bytes(of: file, at: offset, count: 1 << 20)
      guard let bytes else {
        throw Failure(
          .inputOutput,
          "what was to be printed could not be read: \(String(cString: strerror(errno))).")
      }
      if bytes.isEmpty { return }
      try body(bytes)
      offset += bytes.count
    }
  }

  /// Removes every unfinished file.
  private func discard() {
    state.withLock { state in
      for part in state.parts.values { part.remove() }
      Files.removeFolders(state.madeFolders)
      if state.kept >= 0 { close(state.kept) }
      state = State()
    }
  }
}
