import Painting
import WholeFiles

/// A format whose files are made as a whole before they are written: still pictures, numbers, pages.
protocol StillFormat: OutputFormat {
  /// The files of a scenario, in order.
  static func files(of rendering: Rendering) throws -> [StillFile]

  /// The files of a recording, in order.
  static func files(of rendering: RecordedRendering) throws -> [StillFile]
}

/// A file that is still to be written.
struct StillFile {
  let name: String
  let bytes: [UInt8]
  /// Where the screens of a strip are; none elsewhere.
  var cells: [SheetCell] = []
}

extension StillFormat {
  static func write(_ rendering: Rendering, to output: RenderOutput) throws -> [RenderedFile] {
    try write(files(of: rendering), to: output)
  }

  static func write(_ rendering: RecordedRendering, to output: RenderOutput) throws
    -> [RenderedFile]
  {
    try write(files(of: rendering), to: output)
  }

  private static func write(
    _ files: [StillFile], to output: RenderOutput
  ) throws -> [RenderedFile] {
    try files.map { file in
      try Interruption.check()
      try output.write(file.bytes, to: file.name)
      return RenderedFile(name: file.name, cells: file.cells)
    }
  }
}
