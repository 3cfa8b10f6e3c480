import FilmstripPictures
import Imaging
import Painting
import WholeFiles

/// A format that is one moving picture; a sink of it writes one file.
protocol ClipFormat: OutputFormat, FrameSink {
  /// The times of the film's frames that are shown, in seconds.
  static func times(of times: ClipTimes) -> [Double]

  /// What a reader should know of its times; nil where they are the film's.
  static func note(on times: ClipTimes) -> String?

  /// Takes the picture of a frame, which is the file's of that number from 0.
  func add(_ bitmap: Bitmap, index: Int) throws

  /// Begins a file.
  init(_ clip: ClipFile) throws
}

/// The file of a moving picture.
struct ClipFile {
  /// The file's name.
  let name: String
  /// How large the picture is, and how it is played.
  let shape: ClipShape
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

  static func times(of times: ClipTimes) -> [Double] { times.all }

  static func note(on times: ClipTimes) -> String? { nil }

  static func write(_ rendering: Rendering, to output: RenderOutput) throws -> [RenderedFile] {
    try rendering.reels(takesRows: takesRows).map { reel in
      let stream = try reel.stream(at: times(of: reel.times))
      let name = reel.name(ending: name)
      let clip = ClipFile(
        name: name,
        shape: ClipShape(of: stream, reel.times, loops: reel.loops, scale: reel.setting.scale),
        output: output)
      try reel.pour(stream, into: [try Self(clip)], named: name)
      return RenderedFile(name: name, note: note(on: clip.shape.times))
    }
  }
}
