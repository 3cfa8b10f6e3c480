import ArgumentParser

/// A format that `render` writes, of films and of recordings alike.
///
/// Each is one value, and one line in `all`; the values of `--format`, their help, the files' names and what is done for
/// them follow from these. Any format whose result is one file can be printed.
struct OutputFormat: Sendable {
  /// What `--format` calls it.
  let name: String
  /// What its files are called, where NAME stands for the scenario's name and APPROACH for the approach's.
  let fileName: String
  /// Their contents, as the help describes them.
  let summary: String
  /// The options that its files depend on.
  let options: Set<FormatOption>
  /// Whether its files are one series, of which messages name the first and the last.
  var isSeries = false
  /// Whether its files are drawn, with fonts; numbers are not.
  var isDrawn = true
  /// Whether it is made of frames, by several threads at once.
  var hasFrames = false
  /// What ffmpeg calls the encoder that makes it; nil where it needs no other program.
  var encoder: String?
  /// Makes the files of what is rendered, and returns them in order.
  ///
  /// The files must say that they are Filmstrip's, as others are not replaced: see `Files.isOwn`.
  let write: @Sendable (any Rendering, RenderOutput) throws -> [RenderedFile]
}

extension OutputFormat {
  /// All of them, in the order in which help lists them.
  static let all = [
    strip,
    plot,
    svg,
    pdf,
    trace,
    csv,
    html,
    frames,
    apng,
    gif,
    webP,
    animatedSVG,
    mp4,
    webM,
  ]

  /// The default format.
  static let standard = strip

  /// Checks that there is everything it is made with besides the library.
  ///
  /// - Throws: `Failure` that says what is missing.
  func checkRequirements() throws { if encoder != nil { try FFmpeg.check(for: name) } }
}

/// A format on the command line, by its name.
struct FormatArgument: ExpressibleByArgument {
  let format: OutputFormat

  init?(argument: String) {
    guard let format = OutputFormat.all.first(where: { $0.name == argument }) else { return nil }
    self.format = format
  }

  var defaultValueDescription: String { format.name }

  static var allValueStrings: [String] { OutputFormat.all.map(\.name) }

  static var allValueDescriptions: [String: String] {
    OutputFormat.all.reduce(into: [:]) { $0[$1.name] = "\($1.fileName): \($1.summary)" }
  }

  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
