import Foundation

/// Files and folders, without waiting for the disk.
enum Disk {
  /// The bytes of a regular file, or of what a link leads to; nil where there is none.
  static func bytes(_ path: String) -> [UInt8]? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return FileManager.default.contents(atPath: path).map { [UInt8]($0) }
  }

  /// Writes a file and the folders above it.
  static func write(_ bytes: some Collection<UInt8>, to path: String) throws {
    let bytes = Array(bytes)
    let folder = (path as NSString).deletingLastPathComponent
    if access(folder, F_OK) != 0 {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    guard let file = fopen(path, "w") else { throw Trouble("\(path) cannot be written") }
    let count = fwrite(bytes, 1, bytes.count, file)
    guard fclose(file) == 0, count == bytes.count else {
      throw Trouble("\(path) cannot be written")
    }
  }

  static func write(_ text: String, to path: String) throws { try write(text.utf8, to: path) }

  static func remove(_ path: String) { try? FileManager.default.removeItem(atPath: path) }

  /// The paths of everything below a folder that is no folder, in order; links are not followed.
  static func names(_ folder: String) -> [String] {
    var names: [String] = []
    for case let name as String in FileManager.default.enumerator(atPath: folder)
      ?? FileManager.DirectoryEnumerator()
    {
      var status = stat()
      guard lstat("\(folder)/\(name)", &status) == 0, status.st_mode & S_IFMT != S_IFDIR else {
        continue
      }
      names.append(name)
    }
    return names.sorted()
  }

  /// Every regular file below a folder, by its path from there.
  static func files(_ folder: String) -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for name in names(folder) {
      var status = stat()
      guard lstat("\(folder)/\(name)", &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
        continue
      }
      files[name] = bytes("\(folder)/\(name)")
    }
    return files
  }

  /// Makes a folder hold exactly some files.
  static func restore(_ files: [String: [UInt8]], to folder: String) throws {
    remove(folder)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, bytes) in files { try write(bytes, to: "\(folder)/\(name)") }
  }
}
