import Essentials
package import Imaging
package import WholeFiles

extension Files {
  /// How many bytes of a file are in memory at a time.
  private static let partSize = 1 << 20

  /// Adds a file's bytes to a digest, however many they are.
  ///
  /// - Returns: How many they are; nil for what is no plain file or cannot be read, which whoever needs it finds out.
  package static func add(_ path: String, to digest: inout Digest) -> Int? {
    // Opening a pipe would otherwise wait for somebody to write to it.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    var size = 0
    while let part = bytes(of: file, at: size, count: partSize) {
      guard !part.isEmpty else { return size }
      digest.add(part)
      size += part.count
    }
    return nil
  }

  /// What `add` makes of a file of these bytes alone.
  package static func digest(of bytes: [UInt8]) -> Digest {
    var digest = Digest()
    for start in stride(from: 0, to: bytes.count, by: partSize) {
      digest.add(bytes[start..<min(start + partSize, bytes.count)])
    }
    return digest
  }
}
