import WholeFiles

/// Where results go: a folder, and the batch in which they appear together.
struct RenderOutput {
  /// The folder as it was given.
  let folder: String
  let batch: OutputBatch

  /// A file's path, as messages call it.
  func path(_ name: String) -> String { Files.path(name, in: folder) }

  /// Opens a new file; another program needs one that is named.
  func open(_ name: String, isNamed: Bool = false) throws -> OutputFile {
    try batch.open(path(name), isNamed: isNamed)
  }

  /// Writes a whole file.
  func write(_ bytes: [UInt8], to name: String) throws { try batch.write(bytes, to: path(name)) }
}
