import Foundation
import Imaging

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

  /// A file's path in a folder, as it was given.
  static func path(_ name: String, in folder: String) -> String {
    folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
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

  /// Refuses to replace a file that Filmstrip did not write.
  static func checkReplaceable(_ path: String, overwrite: Bool) throws {
    guard !overwrite, let data = FileManager.default.contents(atPath: path) else { return }
    let bytes = [UInt8](data)
    guard !isOurs(bytes) else { return }
    throw Failure(
      .cannotCreate,
      "\(path) is there and was not written by filmstrip; give another folder with -o, or --overwrite."
    )
  }

  private static func isOurs(_ bytes: [UInt8]) -> Bool {
    if PNG.software(of: bytes) == "Filmstrip" { return true }
    return bytes.prefix(200).contains(sequence: "\"software\": \"Filmstrip\"".utf8)
  }

  /// Writes a file under a temporary name in its folder and renames it.
  static func write(_ bytes: [UInt8], to path: String) throws {
    let target = URL(fileURLWithPath: path)
    let temporary = target.deletingLastPathComponent()
      .appendingPathComponent(
        ".\(target.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier)")
    do {
      try Data(bytes).write(to: temporary)
    } catch {
      try? FileManager.default.removeItem(at: temporary)
      throw Failure(.cannotCreate, "\(path) could not be written: \(error.localizedDescription)")
    }
    guard rename(temporary.path, path) == 0 else {
      try? FileManager.default.removeItem(at: temporary)
      throw Failure(.cannotCreate, "\(path) could not be replaced; is it a folder?")
    }
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
