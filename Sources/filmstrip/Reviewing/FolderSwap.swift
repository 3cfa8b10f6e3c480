import Foundation

/// A folder of results that is written beside the one that is there, and takes its place when it is whole.
///
/// So no mixture of two runs is ever seen, and what goes wrong leaves everything as it was.
struct FolderSwap {
  private let target: String
  private let new: String

  /// - Parameters:
  ///   - path: The folder.
  ///   - mark: The file by which a folder is known to be one of these, as it says that Filmstrip wrote it.
  /// - Throws: `Failure` where something else is there.
  init(_ path: String, knownBy mark: String) throws {
    target = URL(fileURLWithPath: path).standardizedFileURL.path
    new = "\(target).new-\(getpid())"
    let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    let isOurs =
      names.map { $0.isEmpty || Files.isOwn(Files.path(mark, in: path)) } ?? Files.isMissing(path)
    let current = FileManager.default.currentDirectoryPath
    guard isOurs, !(current + "/").hasPrefix(target + "/") else {
      throw Failure(
        .cannotCreate,
        "\(path) is there and was not written by this command, so it is not replaced; give another folder."
      )
    }
    removeLeftovers()
  }

  /// Removes what runs that were killed left beside the folder.
  private func removeLeftovers() {
    let url = URL(fileURLWithPath: target)
    let folder = url.deletingLastPathComponent().path
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      for kind in ["new", "old"] {
        let start = "\(url.lastPathComponent).\(kind)-"
        guard name.hasPrefix(start), Files.isOfEndedProcess(name.dropFirst(start.count)) else {
          continue
        }
        try? FileManager.default.removeItem(atPath: Files.path(name, in: folder))
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
    let old = "\(target).old-\(getpid())"
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
