import Basics
import Essentials
import Imaging
import Traces
package import WholeFiles

extension Files {
  /// How much of a file is read to learn who wrote it, in bytes: a picture says so before its first pixel.
  private static let startSize = 1 << 16

  /// Refuses to replace a file that Filmstrip did not write, or of which that cannot be told.
  static func checkReplaceable(_ path: String, overwrite: Bool) throws {
    guard !overwrite, !isMissing(path) else { return }
    let advice = "give another folder or file with -o, or --overwrite."
    guard let ends = ends(of: path) else {
      throw Failure(
        .cannotCreate,
        "\(path) exists but cannot be read, so it may not be filmstrip's own; \(advice)")
    }
    guard isOurs(ends.start, ends.end) else {
      throw Failure(.cannotCreate, "\(path) exists and was not written by filmstrip; \(advice)")
    }
  }

  /// Writes one file, which replaces one of ours, and another only with `overwrite`.
  package static func write(_ bytes: [UInt8], to path: String, overwrite: Bool) throws {
    try write(bytes, to: path, .output(overwrite: overwrite))
  }

  /// Whether a file says that Filmstrip wrote it.
  package static func isOwn(_ path: String) -> Bool {
    ends(of: path).map { isOurs($0.start, $0.end) || isResults($0.end) } ?? false
  }

  /// Whether a file ends as the results of a check do, whose keys are in order.
  private static func isResults(_ end: [UInt8]) -> Bool {
    end.suffix(100).contains(sequence: "\"software\" : \"\(PNG.software)\"".utf8)
  }

  /// The first and the last bytes of a file; nil where it is no plain file or cannot be read.
  private static func ends(of path: String) -> (start: [UInt8], end: [UInt8])? {
    // Opening a pipe would otherwise wait for somebody to write to it.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let size = Int(status.st_size)
    guard let start = bytes(of: file, at: 0, count: startSize),
      let end = size <= startSize
        ? start : bytes(of: file, at: size - startSize, count: startSize)
    else { return nil }
    return (start, end)
  }

  /// Whether a file says that it is ours, as each kind does: PNG in its text, traces and pages near their start, clips
  /// and SVG by a remark, which WebP and video may have at their end, PDF by its creator.
  private static func isOurs(_ start: [UInt8], _ end: [UInt8]) -> Bool {
    if PNG.software(of: start) == PNG.software { return true }
    // A table of numbers has nowhere to say who wrote it but its columns.
    if start.starts(with: Trace.csvStart.utf8) { return true }
    let names = [
      "\"software\": \"\(PNG.software)\"", "name=\"generator\" content=\"\(PNG.software)\"",
    ]
    return names.contains { start.prefix(1000).contains(sequence: $0.utf8) }
      || [start, end].contains { $0.contains(sequence: PNG.remark.utf8) }
      || start.starts(with: "%PDF-".utf8)
        && end.contains(sequence: "/Creator (\(PNG.software))".utf8)
  }
}

extension OutputBatch.Purpose {
  /// Files that replace those of ours, and others only with `overwrite`; links are followed.
  package static func output(overwrite: Bool) -> OutputBatch.Purpose {
    .replacing { path in try Files.checkReplaceable(path, overwrite: overwrite) }
  }
}

extension Collection where Element == UInt8 {
  fileprivate func contains(sequence: some Collection<UInt8>) -> Bool {
    let wanted = Array(sequence)
    let bytes = Array(self)
    guard bytes.count >= wanted.count else { return false }
    return (0...(bytes.count - wanted.count)).contains { start in
      bytes[start..<(start + wanted.count)].elementsEqual(wanted)
    }
  }
}
