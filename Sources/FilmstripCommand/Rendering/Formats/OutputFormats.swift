import ArgumentParser

/// The formats that `render` writes.
enum OutputFormats {
  /// All of them, in the order in which help lists them.
  static let all: [any OutputFormat.Type] = [
    StripFormat.self,
    PlotFormat.self,
    SVGFormat.self,
    PDFFormat.self,
    TraceFormat.self,
    CSVFormat.self,
    HTMLFormat.self,
    FramesFormat.self,
    APNGFormat.self,
    GIFFormat.self,
    WebPFormat.self,
    MP4Format.self,
    WebMFormat.self,
  ]

  /// The default format.
  static let standard: any OutputFormat.Type = StripFormat.self
}

/// A format on the command line, by its name.
struct FormatArgument: ExpressibleByArgument {
  let format: any OutputFormat.Type

  init?(argument: String) {
    guard let format = OutputFormats.all.first(where: { $0.name == argument }) else { return nil }
    self.format = format
  }

  static var allValueStrings: [String] { OutputFormats.all.map { $0.name } }

  static var allValueDescriptions: [String: String] {
    OutputFormats.all.reduce(into: [:]) { $0[$1.name] = "\($1.fileName): \($1.summary)" }
  }

  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
