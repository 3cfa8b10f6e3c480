import ArgumentParser

/// A format that `render` writes, for films and recordings.
///
/// Each is one value, and one line in `all`; the values of `--format`, their help, the files' names and the drawing
/// follow from these. Any format with one file as its result can be printed.
struct OutputFormat: Sendable {
  /// As in `--format`.
  let name: String
  /// With NAME for the scenario's name and APPROACH for the approach's.
  let fileName: String
  /// For the help.
  let summary: String
  let options: Set<FormatOption>
  /// Whether its files are one series, of which messages name the first and the last.
  var isSeries = false
  /// Whether it needs fonts; numbers do not.
  var isDrawn = true
  /// Whether it consists of frames, by several threads at once.
  var hasFrames = false
  /// Writes the files of a recording in which nothing is read; nil if it shows what is read.
  var writesUnread: (@Sendable (any PicturedRendering, RenderOutput) throws -> [RenderedFile])?
  /// As ffmpeg names it; nil if no other program is needed.
  var encoder: String?
  /// Writes the files, and returns them in order.
  ///
  /// Each must name Filmstrip as its writer, as other files are not replaced: see `Files.isOwn`.
  let write: @Sendable (any Rendering, RenderOutput) throws -> [RenderedFile]
}

extension OutputFormat {
  /// In the order of the help.
  static let all = [
    strip,
    plot,
    svg,
    pdf,
    trace,
    csv,
    html,
    sheet,
    frames,
    apng,
    gif,
    webP,
    animatedSVG,
    lottie,
    mp4,
    webM,
  ]

  static let standard = strip

  /// Throws `Failure` for a missing program.
  func checkRequirements() throws { if encoder != nil { _ = try FFmpeg.file(for: name) } }
}

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
