import Foundation
import WholeFiles

/// Reads and writes the files of expectations, so that no half-written one is visible.
///
/// The command also asks whose a file is before it replaces it. A test owns its file, no matter what wrote it. The folder
/// needs no lock, unlike the command's baselines: no expectation adds to the file of another, a file keeps only the words
/// that were written into it by hand, and two runs that record it at the same time write the same bytes.
enum SnapshotFiles {
  /// In a sentence.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Nil without a file.
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

  /// Writes a complete file or nothing; a missing folder is made.
  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    do {
      try Files.write(bytes, to: path, .replacing { _ in })
    } catch {
      throw Failure(description: "\(path) cannot be written; check that you may write there.")
    }
  }
}
