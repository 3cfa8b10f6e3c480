internal import Essentials
internal import Imaging

/// A file's bytes, as far as they are wanted.
enum FileBytes {
  /// A file's kind, by its first bytes.
  enum Kind {
    case folder, png, webp, other
  }

  /// The largest animated picture, in bytes: it is held whole.
  static let limit = 1 << 30

  static func kind(of path: String) throws(RecordingFileError) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw .unreadable(path: path, String(cString: strerror(errno)))
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: break
    default: throw .unreadable(path: path, "it is neither a file nor a folder")
    }
    guard status.st_size > 0 else { throw .unsuitable(path: path, "The file is empty.") }
    let start = try read(path, upTo: 12)
    if start.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return .png }
    return AnimatedWebP.isWebP(start) ? .webp : .other
  }

  static func read(_ path: String, upTo count: Int? = nil) throws(RecordingFileError) -> [UInt8] {
    guard let file = OpenFile(path), let bytes = file.bytes(at: 0, upTo: count ?? limit + 1) else {
      throw .unreadable(path: path, String(cString: strerror(errno)))
    }
    guard bytes.count <= limit else {
      throw .unsuitable(
        path: path, "A picture file of more than a gibibyte is not read; make it a video.")
    }
    return bytes
  }
}
