import Painting

/// A format that is one moving picture; a sink of it writes one file.
protocol ClipFormat: OutputFormat, FrameSink {
  /// The times of the film's frames that are shown, in seconds.
  static func times(of reel: Reel) -> [Double]

  /// Begins a file.
  init(_ clip: Clip) throws
}

/// A moving picture that is made for a reel.
struct Clip {
  let reel: Reel
  /// The file's name.
  let name: String
  /// Pixels across.
  let width: Int
  /// Pixels down.
  let height: Int
  /// How many frames will come.
  let frameCount: Int
  let output: RenderOutput

  /// The file's path, as messages call it.
  var path: String { output.path(name) }

  /// Opens the file; another program needs one that is named.
  func open(isNamed: Bool = false) throws -> OutputFile {
    try output.open(name, isNamed: isNamed)
  }
}

extension ClipFormat {
  static var fileName: String { "NAME-APPROACH.\(name)" }

  static func times(of reel: Reel) -> [Double] { reel.times }

  static func write(_ rendering: Rendering, to output: RenderOutput) throws -> [RenderedFile] {
    try rendering.reels(takesRows: takesRows).map { reel in
      let stream = try reel.stream(at: times(of: reel))
      let name = reel.name(ending: name)
      let clip = Clip(
        reel: reel, name: name, width: stream.width, height: stream.height,
        frameCount: stream.times.count, output: output)
      try reel.pour(stream, into: [try Self(clip)], named: name)
      return RenderedFile(name: name)
    }
  }
}
