package import Foundation

/// A folder that is gone when the test is.
package final class ScratchFolder {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a text and returns its path.
  package func file(_ name: String, _ text: String) throws -> String {
    let file = url.appendingPathComponent(name)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }

  package func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// The names of everything in it, in order.
  package func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }
}

/// Writes a file without waiting for the disk, as `Data` would do.
package func write(_ bytes: some Collection<UInt8>, to url: URL) throws {
  guard let file = fopen(url.path, "w") else { throw CocoaError(.fileWriteUnknown) }
  let bytes = Array(bytes)
  let count = fwrite(bytes, 1, bytes.count, file)
  guard fclose(file) == 0, count == bytes.count else { throw CocoaError(.fileWriteUnknown) }
}
