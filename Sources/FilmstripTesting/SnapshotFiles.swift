import Foundation

/// Reading and writing the files of expectations, so that none is ever seen half-written.
///
/// The command's `Files` asks besides whose a file is before it replaces it. A test owns its file, whoever wrote it.
enum SnapshotFiles {
  /// Why a file could not be read or written, in a sentence.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The bytes of a file; nil where there is none.
  static func read(_ path: String) throws(Failure) -> [UInt8]? {
    do {
      return Array(try Data(contentsOf: URL(filePath: path)))
    } catch CocoaError.fileReadNoSuchFile {
      return nil
    } catch {
      throw Failure(
        description: "\(path) cannot be read; check that it is a file and that you may read it.")
    }
  }

  /// Writes a file under another name in its folder, which is made where it is missing, and renames it.
  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    let file = URL(filePath: path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file, options: .atomic)
    } catch {
      throw Failure(description: "\(path) cannot be written; check that you may write there.")
    }
  }
}
