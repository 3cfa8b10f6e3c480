import Essentials

/// The end of a path after following links: a file or folder as its disk identifies it.
package struct FileLocation: Sendable {
  private struct Identity: Hashable {
    let disk: UInt64
    let number: UInt64

    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      disk = UInt64(truncatingIfNeeded: status.st_dev)
      number = UInt64(truncatingIfNeeded: status.st_ino)
    }
  }

  /// The existing part of the path without links, then the rest as it was given.
  private let path: String
  /// The file or folder itself, if it exists, and the folders above it.
  private let chain: [Identity]
  /// Nil if it does not exist.
  private let own: Identity?

  package init(_ path: String) {
    var path = path
    if path.utf8.first != UInt8(ascii: "/") {
      path = Files.path(path, in: FileManager.default.currentDirectoryPath)
    }
    var missing: [String] = []
    var there: String?
    while there == nil {
      there = realpath(path, nil).map { real in
        defer { free(real) }
        return String(cString: real)
      }
      if there != nil || path == "/" { break }
      missing.insert(Files.name(of: path), at: 0)
      path = Files.folder(of: path)
    }
    var folder = there ?? "/"
    self.path = missing.reduce(folder) { Files.path($1, in: $0) }
    var chain: [Identity] = []
    while true {
      if let identity = Identity(folder) { chain.append(identity) }
      if folder == "/" { break }
      folder = Files.folder(of: folder)
    }
    self.chain = chain
    own = missing.isEmpty ? chain.first : nil
  }

  package func isSame(as other: FileLocation) -> Bool {
    if let own { return own == other.own }
    return other.own == nil && path == other.path
  }

  package func isInside(_ other: FileLocation) -> Bool {
    if let folder = other.own { return chain.contains(folder) }
    return isSame(as: other) || path.hasPrefix(other.path + "/")
  }
}
