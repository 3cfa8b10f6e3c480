package import Basics
import Essentials
import Synchronization

/// Files that appear together: each is written in a part folder beside its place, and all are renamed once
/// the last one is whole.
///
/// Whatever goes wrong before that, or a Ctrl-C, leaves every folder as it was. Files may be written on several
/// threads at once.
package final class OutputBatch: Sendable {
  /// What becomes of the files.
  package enum Purpose: Sendable {
    /// They replace what `check` does not throw for; links are followed.
    case replacing(_ check: @Sendable (_ path: String) throws -> Void)
    /// There is one, whose bytes are handed on once it is whole; for a second one the error is thrown.
    case handingOn(_ body: @Sendable (_ bytes: [UInt8]) throws -> Void, elseThrowing: Failure)
    /// They are approved, or what was found, and replace whatever has their name, be it a link. Once they have their
    /// names no power cut takes or halves them.
    case keeping
  }

  private struct Pending {
    let path: String
    let temporary: String
    let target: String
  }

  private struct State {
    var pending: [Pending] = []
    /// Where the files go, without regard to case, as some disks have none.
    var targets: Set<String> = []
    /// Where they are written, by the folders that they go to.
    var parts: [String: PartFolder] = [:]
    /// Folders that were made, the outermost first.
    var madeFolders: [String] = []
    /// The file to be handed on; −1 for none.
    var kept: Int32 = -1
  }

  private let purpose: Purpose
  private let inputs: [(path: String, location: FileLocation)]
  private let state = Mutex(State())

  /// - Parameter inputs: The files and folders that are read, over and into which nothing is written.
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

  /// Makes a folder, with those above it, unless it is there; they go again if the batch fails.
  package func makeFolder(_ path: String) throws {
    // The outermost first, whoever makes which at the same time.
    try state.withLock { $0.madeFolders += try Files.makeFolder(path) }
  }

  /// Refuses a file that is read, by whatever name, and one in a folder that is read.
  package func checkIsNotRead(_ path: String) throws {
    guard !inputs.isEmpty else { return }
    let location = FileLocation(path)
    for input in inputs where location.isInside(input.location) {
      let isSame = location.isSame(as: input.location)
      throw Failure(
        .cannotCreate,
        "\(path) \(isSame ? "is" : "lies in") \(input.path), which is read, so nothing was written "
          + "there; give another file or folder with -o.")
    }
  }

  /// Opens a new file of the batch.
  ///
  /// - Parameter isNamed: Whether another program writes it, by its temporary name. Else one that is handed on has none,
  ///   so that nothing is left of it whatever ends the process.
  /// - Throws: `Failure` where something is there that may not be replaced, where two files of the batch have one
  ///   name, or where the file cannot be made.
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

  /// Where a file goes.
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

  /// Writes a whole file of the batch.
  package func write(_ bytes: [UInt8], to path: String) throws {
    let file = try open(path)
    try file.write(bytes)
    try file.close()
  }

  /// Gives every file its name, or hands on the one there is.
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
      // From here on nobody needs its name.
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

  /// Removes everything that has no name yet.
  private func discard() {
    state.withLock { state in
      for part in state.parts.values { part.remove() }
      Files.removeFolders(state.madeFolders)
      if state.kept >= 0 { close(state.kept) }
      state = State()
    }
  }
}
