import Essentials
import Imaging

extension Cell {
  /// The cell of a recording.
  ///
  /// How many bytes its files have stands for them: a plan would take minutes to read hours of video.
  ///
  /// - Parameters:
  ///   - path: Where it is; nil where that cannot be said.
  ///   - digest: What stands for the rest that it is made of.
  init(recording id: String, at path: String?, digest: Digest = Digest()) {
    let names = path.map { path in
      (try? FileManager.default.contentsOfDirectory(atPath: path))?.map { Files.path($0, in: path) }
        ?? [path]
    }
    let sizes = (names ?? []).map { Files.size(of: $0) }
    var digest = digest
    digest.add(UInt64(sizes.count), UInt64(sizes.reduce(0, +)))
    self.init(id, digest: digest, cost: CellCost.recording(bytes: sizes.reduce(0, +)))
  }
}

extension Files {
  /// How many bytes a file has; 0 for what is none.
  static func size(of path: String) -> Int {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return 0 }
    return Int(status.st_size)
  }
}
