import Foundation

/// A folder of results that is written beside the one that is there, and takes its place when it is whole.
///
/// So no mixture of two runs is ever seen, and what goes wrong leaves everything as it was.
struct FolderSwap {
  private let target: String
  /// The folder it lies in, and how the names of what is written there begin.
  private let folder, newStart, oldStart: String

  /// - Parameters:
  ///   - path: The folder.
  ///   - mark: The file by which a folder is known to be one of these, as it says that Filmstrip wrote it.
  ///   - isPart: Whether a file or folder of this name is one of those that are written there; one that is not is
  ///     somebody else's, and keeps the folder from being replaced.
  /// - Throws: `Failure` where something else is there.
  init(_ path: String, knownBy mark: String, isPart: (String) -> Bool) throws {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    target = url.path
    let start = ".\(url.lastPathComponent).filmstrip-"
    (newStart, oldStart) = (start + "new-", start + "old-")
    folder = url.deletingLastPathComponent().path
    let current = FileManager.default.currentDirectoryPath
    guard !(current + "/").hasPrefix(target + "/") else {
      throw Failure(
        .cannotCreate, "\(path) is the current folder or holds it; give a folder of its own.")
    }
    restoreOrRemoveLeftovers()
    guard !Files.isMissing(path) else { return }
    let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    let isOurs =
      names.map { $0.isEmpty || Files.isOwn(Files.path(mark, in: path)) && $0.allSatisfy(isPart) }
    guard isOurs == true else {
      let other = names?.first { !isPart($0) }.map { ": it holds \($0)" } ?? ""
      throw Failure(
        .cannotCreate,
        "\(path) is not only what this command wrote\(other), so it is not replaced; give another folder."
      )
    }
  }

  private var new: String { Files.path("\(newStart)\(getpid())", in: folder) }
  private var old: String { Files.path("\(oldStart)\(getpid())", in: folder) }

  /// Removes what runs that were killed left beside the folder, or brings back what they had put aside last.
  private func restoreOrRemoveLeftovers() {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      for start in [newStart, oldStart] {
        guard name.hasPrefix(start), Files.isOfEndedProcess(name.dropFirst(start.count)) else {
          continue
        }
        let path = Files.path(name, in: folder)
        if start == oldStart, Files.isMissing(target), rename(path, target) == 0 { continue }
        try? FileManager.default.removeItem(atPath: path)
      }
    }
  }

  /// Writes a file of the new folder, whose name may have folders in it.
  func write(_ bytes: [UInt8], to name: String) throws {
    try Interruption.check()
    let path = Files.path(name, in: new)
    try Files.makeFolder(URL(fileURLWithPath: path).deletingLastPathComponent().path)
    try Files.write(bytes, to: path, overwrite: true)
  }

  /// Puts the new folder in its place.
  func commit() throws {
    if access(target, F_OK) == 0 { try move(target, old) }
    do {
      try move(new, target)
    } catch {
      rename(old, target)
      throw error
    }
    try? FileManager.default.removeItem(atPath: old)
  }

  /// Removes what was written and not put in its place.
  func discard() { try? FileManager.default.removeItem(atPath: new) }

  private func move(_ path: String, _ place: String) throws {
    guard rename(path, place) == 0 else {
      throw Failure(
        .cannotCreate,
        "\(place) could not be put in its place: \(String(cString: strerror(errno))).")
    }
  }
}
