import Basics
import Essentials
import Imaging
import Traces
package import WholeFiles

extension Files {
  /// Bytes read to identify a file's writer, which a picture names before its first pixel.
  private static let startSize = 1 << 16

  /// Refuses to replace a file that is not recognised as Filmstrip's.
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

  /// Writes one file, which replaces one that filmstrip wrote, and any other only with `overwrite`.
  package static func write(_ bytes: [UInt8], to path: String, overwrite: Bool) throws {
    try write(bytes, to: path, .output(overwrite: overwrite))
  }

  /// Whether a file names Filmstrip as its writer.
  package static func isOwn(_ path: String) -> Bool {
    ends(of: path).map { isResults($0.end) || isOurs($0.start, $0.end) } ?? false
  }

  /// Whether a file ends as a check's results, whose keys are in order.
  private static func isResults(_ end: [UInt8]) -> Bool {
    end.suffix(100).contains("\"software\" : \"\(PNG.software)\"".utf8)
  }

  /// The first and the last bytes; nil unless a readable plain file.
  private static func ends(of path: String) -> (start: [UInt8], end: [UInt8])? {
    // Opening a pipe would otherwise block until it is written to.
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

  /// Whether a file says that it is ours, by its first and last bytes.
  ///
  /// PNG says so in a text, traces and pages near their start, clips and SVG in a remark, which WebP and video may have
  /// at their end, and PDF by its creator.
  private static func isOurs(_ start: [UInt8], _ end: [UInt8]) -> Bool {
    if PNG.software(of: start) == PNG.software { return true }
    // A table of numbers can be marked only by its columns.
    if start.starts(with: Trace.csvStart.utf8) { return true }
    let names = [
      "\"software\": \"\(PNG.software)\"", "name=\"generator\" content=\"\(PNG.software)\"",
    ]
    return names.contains { start.prefix(1000).contains($0.utf8) }
      || [start, end].contains { $0.contains(PNG.remark.utf8) }
      || start.starts(with: "%PDF-".utf8)
        && end.contains("/Creator (\(PNG.software))".utf8)
  }
}

extension OutputBatch.Purpose {
  /// Replaces our files, and others only with `overwrite`; links are followed.
  package static func output(overwrite: Bool) -> OutputBatch.Purpose {
    .replacing { path in try Files.checkReplaceable(path, overwrite: overwrite) }
  }
}
