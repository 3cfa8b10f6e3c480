import Essentials
package import Imaging
package import WholeFiles

extension Files {
  /// Bytes of a file in memory at a time.
  private static let partSize = 1 << 20

  /// Adds a file's bytes to a digest; returns their number, nil unless a readable plain file.
  package static func add(_ path: String, to digest: inout Digest) -> Int? {
    // Opening a pipe would otherwise block until it is written to.
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

  package static func digest(of bytes: [UInt8]) -> Digest {
    var digest = Digest()
    for start in stride(from: 0, to: bytes.count, by: partSize) {
      digest.add(bytes[start..<min(start + partSize, bytes.count)])
    }
    return digest
  }
}
