import FilmstripPictures
import Painting
import Scenarios

/// Frames of films or of a recording, and how they are played: what numbered pictures and clips are made of.
///
/// Several films stand side by side, and frames show the screen or a part of it, alone or annotated: see
/// `FrameStream`.
struct Reel {
  /// The name of what is written, without suffixes: the scenario's, and the approach's where there is one.
  let stem: String
  let sources: [any ScreenSource]
  let setting: FramePainter.Setting
  /// All of its frames, by their own numbers.
  let frames: [ScreenFrame]
  /// What a clip shows of them, and how long each picture of it is shown.
  let times: ClipTimes
  /// The frames that are seen at some times of a clip, in seconds; those of equal numbers are equal.
  let seen: ([Double]) -> [ScreenFrame]
  /// How often clips are played; 0 for ever.
  let loops: Int
  /// How many threads may be used, 1 or more.
  let threads: Int

  /// Pixels per point.
  var scale: Int { Int(setting.scale) }

  /// A file's name: the stem, what else tells it from others, `~dark` and `@2x` where they hold, and its ending.
  func name(_ suffix: String = "", scale: Int? = nil, ending: String) -> String {
    PictureFile.name(
      stem: stem + suffix, appearance: setting.appearance, scale: scale ?? self.scale,
      ending: ending)
  }

  /// A clip of it in shapes, as an SVG file.
  ///
  /// - Throws: `CanvasError` for what cannot be drawn, and what reading a recording's pictures throws.
  func movingSVG() throws -> String {
    var setting = setting
    setting.scale = Vectors.scale
    return try FramePainter(sources, setting).movingSVG(
      of: seen(times.all), delay: times.delay, loops: loops, title: stem)
  }

  /// Draws frames, hands them to sinks, tells how many are done, and stops at Ctrl-C.
  ///
  /// - Parameters:
  ///   - name: What is being made.
  ///   - sinks: Makes the sinks of pictures so wide and so high, in pixels; at least one.
  /// - Throws: `CanvasError` for what cannot be drawn, and what sinks throw.
  func pour<Sink: FrameSink>(
    _ frames: [ScreenFrame], named name: String, into sinks: (Int, Int) throws -> [Sink]
  ) throws {
    let stream = try FrameStream(sources, setting, of: frames)
    let sinks = try sinks(stream.width, stream.height)
    let progress = Progress(of: name, total: frames.count)
    defer { progress.end() }
    try stream.pour(into: sinks.map { WatchedSink($0, progress) }, threads: threads)
  }
}
