import Essentials

/// Where a path leads when links are followed: to a file or folder by whatever name, as its disk knows it.
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

  /// The path without links, as far as something is there, and on from there as it was given.
  private let path: String
  /// What is there: the file or folder itself, if it is, and the folders above it.
  private let chain: [Identity]
  /// The file or folder itself; nil where nothing is.
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

  /// Whether both are one file or folder.
  package func isSame(as other: FileLocation) -> Bool {
    if let own { return own == other.own }
    return other.own == nil && path == other.path
  }

  /// Whether it is, or lies in, another.
  package func isInside(_ other: FileLocation) -> Bool {
    if let folder = other.own { return chain.contains(folder) }
    return isSame(as: other) || path.hasPrefix(other.path + "/")
  }
}
