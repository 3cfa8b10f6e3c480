import Foundation
import Imaging
import Traces

/// Reading scenarios and writing results, so that nothing half-written is ever seen.
enum Files {
  /// The text of a file; it must be UTF-8 and no larger than `limit` bytes.
  static func text(at path: String, limit: Int) throws -> String {
    let data: Data
    do {
      let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? handle.close() }
      data = try handle.read(upToCount: limit + 1) ?? Data()
    } catch {
      throw Failure(
        .inputOutput, "\(path) could not be read; check that it is a file and that you may read it."
      )
    }
    guard data.count <= limit else {
      throw Failure(
        .badData, "\(path) is larger than \(limit >> 20) MiB, the most a scenario may be.")
    }
    guard let text = String(bytes: data, encoding: .utf8) else {
      throw Failure(.badData, "\(path) is not UTF-8 text; save it as UTF-8 and try again.")
    }
    return text
  }

  /// The bytes of a file that is no larger than `limit` bytes.
  static func bytes(at path: String, limit: Int) throws -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      throw Failure(
        .inputOutput,
        "\(path) could not be read: \(String(cString: strerror(errno))); check the path.")
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else {
      throw Failure(.inputOutput, "\(path) is a folder; give a file.")
    }
    // A pipe does not know its size.
    let size = status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : 0
    var bytes: [UInt8] = []
    var isWhole = false
    var problem: Int32 = 0
    var room = size + 1
    while !isWhole, bytes.count <= limit, size <= limit {
      let part = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        let read = Foundation.read(file, buffer.baseAddress, buffer.count)
        count = max(read, 0)
        isWhole = read <= 0
        if read < 0 { problem = errno }
      }
      if bytes.isEmpty { bytes = part } else { bytes += part }
      room = max(room - part.count, 1 << 16)
    }
    guard problem == 0 else {
      throw Failure(
        .inputOutput, "\(path) could not be read: \(String(cString: strerror(problem))).")
    }
    guard isWhole else {
      throw Failure(
        .badData, "\(path) is larger than \(limit >> 20) MiB, the most that can be compared.")
    }
    return bytes
  }

  /// A file's path in a folder, as it was given.
  static func path(_ name: String, in folder: String) -> String {
    folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// Whether nothing has this path; what is there and may not be read is not missing.
  static func isMissing(_ path: String) -> Bool {
    access(path, F_OK) != 0 && (errno == ENOENT || errno == ENOTDIR)
  }

  /// Makes a folder, with those above it, unless it is there.
  static func makeFolder(_ path: String) throws {
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true)
    } catch {
      throw Failure(
        .cannotCreate,
        "the folder \(path) could not be made; check that nothing else has its name and that you may "
          + "write there.")
    }
  }

  /// How much of a file is read to learn who wrote it, in bytes: a picture says so before its first pixel.
  private static let startSize = 1 << 16

  /// Refuses to replace a file that Filmstrip did not write, or of which that cannot be told.
  static func checkReplaceable(_ path: String, overwrite: Bool) throws {
    guard !overwrite, access(path, F_OK) == 0 else { return }
    let advice = "give another folder or file with -o, or --overwrite."
    guard let ends = ends(of: path) else {
      throw Failure(
        .cannotCreate,
        "\(path) is there and cannot be read, so it may not be filmstrip's own; \(advice)")
    }
    guard isOurs(ends.start, ends.end) else {
      throw Failure(.cannotCreate, "\(path) is there and was not written by filmstrip; \(advice)")
    }
  }

  /// Whether a file says that Filmstrip wrote it.
  static func isOwn(_ path: String) -> Bool {
    ends(of: path).map { isOurs($0.start, $0.end) || isResults($0.end) } ?? false
  }

  /// Whether a file ends as the results of a check do, whose keys are in order.
  private static func isResults(_ end: [UInt8]) -> Bool {
    end.suffix(100).contains(sequence: "\"software\" : \"\(PNG.software)\"".utf8)
  }

  /// Whether a text is the number of a process that is there no more.
  static func isOfEndedProcess(_ number: some StringProtocol) -> Bool {
    guard number.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let process = pid_t(number),
      process > 0
    else { return false }
    return kill(process, 0) != 0 && errno == ESRCH
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
    guard let start = bytes(of: file, at: 0),
      let end = size <= startSize ? start : bytes(of: file, at: size - startSize)
    else { return nil }
    return (start, end)
  }

  /// At most `startSize` bytes of an open file.
  private static func bytes(of file: Int32, at offset: Int) -> [UInt8]? {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: startSize) { buffer, initialized in
      count = pread(file, buffer.baseAddress, startSize, off_t(offset))
      initialized = max(count, 0)
    }
    return count < 0 ? nil : bytes
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

  /// The file that a path leads to when links are followed.
  ///
  /// Whatever is there and is not a plain file, such as a device or a pipe, is never replaced.
  static func target(of path: String) throws -> String {
    var target = path
    // As many links as Linux follows.
    for _ in 0..<40 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: target) else {
        break
      }
      target = next.hasPrefix("/") ? next : Files.path(next, in: folder(of: target))
    }
    var status = stat()
    if lstat(target, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      throw Failure(.cannotCreate, "\(path) is there and is not a plain file; give another name.")
    }
    return target
  }

  /// The folder that a path lies in.
  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The name under which a file is written before it is whole: in the same folder, hidden, and this process's own.
  static func temporaryName(for target: String) -> String {
    let name = target.split(separator: "/").last ?? ""
    return Files.path(".\(name).\(getpid())", in: folder(of: target))
  }

  /// Adds to the end of a file, which is made if it is missing.
  static func append(_ bytes: [UInt8], to path: String) throws {
    let file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
    defer { if file >= 0 { close(file) } }
    guard file >= 0, Foundation.write(file, bytes, bytes.count) == bytes.count else {
      throw Failure(
        .inputOutput, "\(path) could not be written: \(String(cString: strerror(errno))).")
    }
  }

  /// Writes one file, so that what was there is replaced by the whole of it or by nothing.
  static func write(_ bytes: [UInt8], to path: String, overwrite: Bool) throws {
    let batch = OutputBatch(overwrite: overwrite)
    try batch.write(bytes, to: path)
    try batch.commit()
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
