import Basics
import Essentials
import WholeFiles

/// What a picture's file is, as its path's ending says.
enum FileEnding {
  /// Writes a file as its path's ending says, in capitals or small letters, whole or not at all; its folder is made where
  /// it is missing.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - kinds: Each ending that is known, in the order that a message lists them, and what makes the file's bytes.
  /// - Throws: What makes the bytes throws, and `PictureError` for another ending and where the file cannot be written.
  static func write(
    to path: String, as kinds: KeyValuePairs<String, () throws -> [UInt8]>
  ) throws {
    let ending = URL(filePath: path).pathExtension.lowercased()
    guard let kind = kinds.first(where: { $0.key == ending }) else {
      throw PictureError.ending(path: path, known: kinds.map(\.key))
    }
    let bytes = try kind.value()
    do {
      // Who writes a picture by a line of code owns its file, whoever wrote that before.
      try Files.write(bytes, to: path, .replacing { _ in })
    } catch is Failure {
      throw PictureError.file(path: path)
    }
  }
}
