import Essentials
import Imaging

extension Cell {
  /// The cell of a recording.
  ///
  /// All its bytes are read, which is little beside finding bar and keyboard in them.
  ///
  /// - Parameters:
  ///   - path: Where it is; nil where that cannot be said.
  ///   - digest: What stands for the rest that it is made of.
  init(recording id: String, at path: String?, digest: Digest = Digest()) {
    var digest = digest
    var size = 0
    for file in path.map(Cell.files(ofRecordingAt:)) ?? [] {
      digest.add(Files.name(of: file).utf8)
      size += Files.add(file, to: &digest)
    }
    self.init(id, digest: digest, cost: CellCost.recording(bytes: size))
  }

  /// The files of a recording: those of a folder, in an order that is the same everywhere, or itself.
  private static func files(ofRecordingAt path: String) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      return [path]
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .map { Files.path($0, in: path) }
  }
}

extension Files {
  /// How many bytes of a file are in memory at a time.
  private static let partSize = 1 << 20

  /// Adds a file's bytes to a digest, however many they are.
  ///
  /// - Returns: How many they are; 0 for what is no plain file or cannot be read, which whoever needs it finds out.
  fileprivate static func add(_ path: String, to digest: inout Digest) -> Int {
    // Opening a pipe would otherwise wait for somebody to write to it.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return 0 }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return 0 }
    var size = 0
    while let part = bytes(of: file, at: size, count: partSize), !part.isEmpty {
      digest.add(part)
      size += part.count
    }
    return size
  }
}
