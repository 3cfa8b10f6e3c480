import Foundation

/// A file that a picture is written to as a whole.
enum OutputFile {
  /// Writes it under another name in its folder, which is made where it is missing, and renames it.
  static func write(_ bytes: [UInt8], to path: String) throws(PictureError) {
    let file = URL(filePath: path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file, options: .atomic)
    } catch {
      throw .file(path: path)
    }
  }

  /// What says how a file is written: its ending, in small letters.
  static func ending(of path: String) -> String { URL(filePath: path).pathExtension.lowercased() }
}
