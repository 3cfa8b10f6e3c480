import WholeFiles

/// The destination of results: a folder, and the batch in which they appear together.
struct RenderOutput {
  let folder: String
  let batch: OutputBatch

  func path(_ name: String) -> String { Files.path(name, in: folder) }

  /// Opens a new file; one that another program writes must be named.
  func open(_ name: String, isNamed: Bool = false) throws -> OutputFile {
    try batch.open(path(name), isNamed: isNamed)
  }

  func write(_ bytes: [UInt8], to name: String) throws { try batch.write(bytes, to: path(name)) }
}
