import Essentials

/// A file that a picture is written to as a whole.
enum OutputFile {
  /// Writes it under another name in its folder, which is made where it is missing, and renames it.
  private static func write(_ bytes: [UInt8], to path: String) throws(PictureError) {
    let file = URL(filePath: path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file, options: .atomic)
    } catch {
      throw .file(path: path)
    }
  }

  /// Writes a file as its path's ending says, in capitals or small letters.
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
    try write(kind.value(), to: path)
  }
}
