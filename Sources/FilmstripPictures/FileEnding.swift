import Basics
import Essentials
import WholeFiles

/// A picture's file type, from its path's ending.
enum FileEnding {
  /// Writes a file as its path's ending says, in any case, as a whole or not at all.
  ///
  /// A missing folder is made.
  ///
  /// - Parameter kinds: The known endings, in a message's order, and the functions that make the bytes.
  /// - Throws: Errors of these, and `PictureError` for another ending or a file that cannot be written.
  static func write(
    to path: String, as kinds: KeyValuePairs<String, () throws -> [UInt8]>
  ) throws {
    let ending = URL(filePath: path).pathExtension.lowercased()
    guard let kind = kinds.first(where: { $0.key == ending }) else {
      throw PictureError.ending(path: path, known: kinds.map(\.key))
    }
    let bytes = try kind.value()
    do {
      // Code that writes a picture owns its file, no matter what wrote it before.
      try Files.write(bytes, to: path, .replacing { _ in })
    } catch is Failure {
      throw PictureError.file(path: path)
    }
  }
}
