/// A format that `render` writes.
///
/// Each is one type, and one line in `OutputFormats`; the values of `--format`, their help, the files' names and what is
/// done for them follow from these. Any format whose result is one file can be printed.
protocol OutputFormat: SendableMetatype {
  /// What `--format` calls it.
  static var name: String { get }
  /// What its files are called, where NAME stands for the scenario's name and APPROACH for the approach's.
  static var fileName: String { get }
  /// Their contents, as the help describes them.
  static var summary: String { get }
  /// Whether its files are one series, of which messages name the first and the last.
  static var isSeries: Bool { get }
  /// Whether its files are drawn, with fonts; numbers are not.
  static var isDrawn: Bool { get }

  /// Checks that there is everything it is made with besides the library.
  ///
  /// - Throws: `Failure` that says what is missing.
  static func checkRequirements() throws

  /// Makes the files of a scenario, and returns them in order.
  ///
  /// The files must say that they are Filmstrip's, as others are not replaced: see `Files.isOwn`.
  static func write(_ rendering: Rendering, to output: RenderOutput) throws -> [RenderedFile]

  /// Makes the files of a recording, and returns them in order.
  static func write(_ rendering: RecordedRendering, to output: RenderOutput) throws
    -> [RenderedFile]
}

extension OutputFormat {
  static var isSeries: Bool { false }

  static var isDrawn: Bool { true }

  static func checkRequirements() throws {}
}
