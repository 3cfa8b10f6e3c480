import Basics
import Essentials
import Synchronization

/// A folder of results that is written next to the existing one, and replaces it when complete.
///
/// So no mixture of two runs is ever visible, and an error leaves everything unchanged. If the process is killed
/// between the two steps of the replacement, the next command that looks for the folder restores the old one.
package final class FolderSwap: Sendable {
  /// As it was given.
  private let path: String
  private let target: String
  private let folder: String
  private let part: PartFolder
  private let isLasting: Bool
  /// The folders made for it, the outermost first; empty once it is in its place.
  private let madeFolders: Mutex<[String]>
  /// The files of the new one, by their paths.
  private let written = Mutex<Set<String>>([])

  /// The number of attempts while other processes take the place at the same moment.
  private static let tries = 100

  /// - Parameters:
  ///   - mark: The file by which such a folder is recognised.
  ///   - isOwn: Whether this program wrote the mark's file.
  ///   - inputs: Files and folders that are read, and so must not be in it.
  ///   - isLasting: Whether it must survive a power cut once it is in its place.
  ///   - isPart: Whether a name is one of those written there; any other is the user's, and prevents the replacement.
  /// - Throws: `Failure` if something else is there.
  package init(
    _ path: String, knownBy mark: String, isOwn: (_ path: String) -> Bool,
    reading inputs: [String], isLasting: Bool, isPart: (String) -> Bool
  ) throws {
    self.path = path
    self.isLasting = isLasting
    let url = URL(fileURLWithPath: path).standardizedFileURL
    target = url.path
    folder = url.deletingLastPathComponent().path
    let current = FileManager.default.currentDirectoryPath
    guard !(current + "/").hasPrefix(target + "/") else {
      throw Failure(
        .cannotCreate, "\(path) is the current folder or contains it; give a separate folder.")
    }
    let location = FileLocation(target)
    for input in inputs where FileLocation(input).isInside(location) {
      throw Failure(
        .cannotCreate,
        "\(path) \(FileLocation(input).isSame(as: location) ? "is" : "holds") \(input), which is read, so it is not "
          + "replaced; give another folder.")
    }
    PartFolder.removeLeftovers(in: folder)
    try FolderSwap.checkReplaceable(
      path, isPart: isPart, isOwn: { isOwn(Files.path(mark, in: path)) })
    let made = try Files.makeFolder(folder)
    madeFolders = Mutex(made)
    do {
      part = try PartFolder(in: folder, for: path)
    } catch {
      Files.removeFolders(made)
      throw error
    }
  }

  deinit { discard() }

  /// Restores the folder that a killed run had moved aside, if nothing is in its place.
  package static func restore(_ path: String) {
    guard Files.isMissing(path) else { return }
    let url = URL(fileURLWithPath: path).standardizedFileURL
    PartFolder.removeLeftovers(in: url.deletingLastPathComponent().path)
  }

  /// Refuses to replace a folder that is neither empty nor recognised.
  private static func checkReplaceable(
    _ path: String, isPart: (String) -> Bool, isOwn: () -> Bool
  ) throws {
    var names: [String]?
    // One that another run puts in its place meanwhile is examined again.
    for _ in 0..<tries {
      let location = FileLocation(path)
      guard !Files.isMissing(path) else { return }
      names = try? FileManager.default.contentsOfDirectory(atPath: path)
      let isOurs = names.map { names in
        names.isEmpty
          || isOwn()
            && names.allSatisfy { isPart($0) || PartFolder.isName($0) }
      }
      if isOurs == true { return }
      if FileLocation(path).isSame(as: location) { break }
    }
    let other = names?.first { !isPart($0) }.map { ", such as \($0)" } ?? ""
    throw Failure(
      .cannotCreate,
      "\(path) has more in it than this command wrote\(other), so it is not replaced; give another folder."
    )
  }

  /// The path of a file of the new folder until it takes its place, for other writers.
  package func unfinishedPath(_ name: String) -> String { Files.path(name, in: part.new) }

  /// Writes a file of the new folder, whose name may include folders.
  package func write(_ bytes: [UInt8], to name: String) throws {
    try Interruption.check()
    let temporary = Files.path(name, in: part.new)
    try Files.makeFolder(Files.folder(of: temporary))
    _ = written.withLock { $0.insert(temporary) }
    let file = try OutputFile(path: Files.path(name, in: path), temporary: temporary)
    try file.write(bytes)
    try file.close()
  }

  package func commit() throws { try Interruption.withoutEnd(putInPlace) }

  private func putInPlace() throws {
    if isLasting { try Files.sync(writtenFiles.sorted()) }
    if Files.isMissing(target) {
      try replace()
    } else {
      // A review's decisions are recorded in the folder that it showed.
      try FolderLock.hold(target) { try replace() }
    }
    let made = madeFolders.withLock { folders in
      defer { folders.removeAll() }
      return folders
    }
    if isLasting { try Files.sync(Set(made.map(Files.folder) + [folder]).sorted()) }
    part.remove()
  }

  private func replace() throws {
    let aside = Files.path(Files.name(of: target), in: part.old)
    try check(mkdir(part.old, 0o700) == 0)
    var isInPlace = false
    for _ in 0..<FolderSwap.tries where !isInPlace {
      try check(rename(target, aside) == 0 || errno == ENOENT)
      isInPlace = rename(part.new, target) == 0
      // Another run has put its own there since.
      guard !isInPlace, errno == ENOTEMPTY || errno == EEXIST else { break }
      try? FileManager.default.removeItem(atPath: aside)
    }
    let reason = errno
    if !isInPlace { rename(aside, target) }
    errno = reason
    try check(isInPlace)
  }

  /// Removes written files that are not in their place.
  package func discard() {
    part.remove()
    madeFolders.withLock { Files.removeFolders($0) }
  }

  /// The files of the new folder, and the folders down to them.
  private var writtenFiles: Set<String> {
    var all: Set<String> = [part.new]
    for file in written.withLock({ $0 }) {
      var path = file
      while all.insert(path).inserted { path = Files.folder(of: path) }
    }
    return all
  }

  private func check(_ isDone: Bool) throws {
    guard !isDone else { return }
    throw Failure(
      .cannotCreate, "\(path) could not be moved into place: \(String(cString: strerror(errno))).")
  }
}
