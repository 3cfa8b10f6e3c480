import Foundation
import Synchronization

/// Files that appear together: each is written under a temporary name in its folder, and all are renamed once
/// the last one is whole.
///
/// Whatever goes wrong before that, or a Ctrl-C, leaves every folder as it was. Files may be written on several
/// threads at once.
final class OutputBatch: Sendable {
  private struct Pending {
    let path: String
    let temporary: String
    let target: String
  }

  private let overwrite: Bool
  private let isPrinted: Bool
  private let pending = Mutex<[Pending]>([])
  /// Where the files go, without regard to case, as some disks have none.
  private let targets = Mutex<Set<String>>([])
  /// Folders that were made, the outermost first.
  private let madeFolders = Mutex<[String]>([])

  /// A batch that replaces files of ours, and others only with `overwrite`.
  ///
  /// A printed batch is one file, whose bytes go to standard output instead once it is whole.
  init(overwrite: Bool, isPrinted: Bool = false) {
    self.overwrite = overwrite
    self.isPrinted = isPrinted
  }

  deinit { discard() }

  /// Makes a folder, with those above it, unless it is there; they go again if the batch fails.
  func makeFolder(_ path: String) throws {
    var missing: [String] = []
    var url = URL(fileURLWithPath: path)
    while !FileManager.default.fileExists(atPath: url.path), url.path != "/" {
      missing.insert(url.path, at: 0)
      url.deleteLastPathComponent()
    }
    try Files.makeFolder(path)
    madeFolders.withLock { $0 += missing }
  }

  /// Opens a new file of the batch.
  ///
  /// - Throws: `Failure` where something is there that may not be replaced, where two files of the batch have one
  ///   name, or where the file cannot be made.
  func open(_ path: String) throws -> OutputFile {
    if !isPrinted { try Files.checkReplaceable(path, overwrite: overwrite) }
    let target = isPrinted ? path : try Files.target(of: path)
    let temporary = Files.temporaryName(
      for: isPrinted ? NSTemporaryDirectory() + "filmstrip" : target)
    try pending.withLock { pending in
      guard !isPrinted || pending.isEmpty else {
        throw Failure(
          .usage,
          "-o - prints one file, and this makes more; ask for one scenario, one format and, where each has a "
            + "file, one --approach or --side-by-side.")
      }
      guard targets.withLock({ $0.insert(target.lowercased()).inserted }) else {
        throw Failure(
          .usage, "two results would be called \(path); render them into different folders.")
      }
      pending.append(Pending(path: path, temporary: temporary, target: target))
    }
    return try OutputFile(path: path, temporary: temporary)
  }

  /// Writes a whole file of the batch.
  func write(_ bytes: [UInt8], to path: String) throws {
    let file = try open(path)
    try file.write(bytes)
    try file.close()
  }

  /// Gives every file its name, or prints the one there is.
  func commit() throws {
    if isPrinted { return try printFile() }
    let files = pending.withLock { $0 }
    for (index, file) in files.enumerated() {
      guard rename(file.temporary, file.target) == 0 else {
        let reason = String(cString: strerror(errno))
        pending.withLock { $0.removeFirst(index) }
        discard()
        throw Failure(.cannotCreate, "\(file.path) could not be put in its place: \(reason).")
      }
    }
    pending.withLock { $0.removeAll() }
    madeFolders.withLock { $0.removeAll() }
  }

  private func printFile() throws {
    defer { discard() }
    for file in pending.withLock({ $0 }) {
      guard let input = FileHandle(forReadingAtPath: file.temporary) else { continue }
      defer { try? input.close() }
      while let bytes = try input.read(upToCount: 1 << 20), !bytes.isEmpty {
        try Output.bytes([UInt8](bytes))
      }
    }
  }

  /// Removes everything that has no name yet.
  private func discard() {
    pending.withLock { pending in
      for file in pending { unlink(file.temporary) }
      pending.removeAll()
      targets.withLock { $0.removeAll() }
    }
    madeFolders.withLock { folders in
      for folder in folders.reversed() { rmdir(folder) }
      folders.removeAll()
    }
  }
}

/// A file of a batch, open for writing; used by one thread at a time.
final class OutputFile {
  /// Where it is until the batch is committed.
  let temporary: String
  private let path: String
  private var descriptor: Int32

  fileprivate init(path: String, temporary: String) throws {
    self.path = path
    self.temporary = temporary
    descriptor = Foundation.open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw Failure(
        .cannotCreate, "\(path) could not be created: \(String(cString: strerror(errno))).")
    }
  }

  deinit {
    if descriptor >= 0 { _ = Foundation.close(descriptor) }
  }

  /// Writes all of some bytes after those before.
  func write(_ bytes: [UInt8]) throws {
    try bytes.withUnsafeBytes { bytes in
      var rest = UnsafeRawBufferPointer(rebasing: bytes[...])
      while !rest.isEmpty {
        let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { throw failure }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
    }
  }

  /// Ends the file; some disks say only now that they are full.
  func close() throws {
    defer { descriptor = -1 }
    guard Foundation.close(descriptor) == 0 else { throw failure }
  }

  private var failure: Failure {
    Failure(
      .inputOutput,
      "\(path) could not be written: \(String(cString: strerror(errno))); nothing was left there.")
  }
}
