import FilmstripPictures
import Painting
import Scenarios

/// The frames of films or of a recording, and their timing, for numbered pictures and clips.
///
/// Several films are side by side, and frames show the screen or a part of it, alone or annotated: see `FrameStream`.
struct Reel {
  /// The scenario's, and the approach's if there is one.
  let stem: String
  let sources: [any ScreenSource]
  let setting: FramePainter.Setting
  /// By their own numbers.
  let frames: [ScreenFrame]
  let times: ClipTimes
  /// At times of a clip, in seconds; those of equal numbers are equal.
  let seen: ([Double]) -> [ScreenFrame]
  /// How often clips are played; 0 for ever.
  let loops: Int
  /// At most, 1 or more.
  let threads: Int

  var scale: Int { Int(setting.scale) }

  /// The stem, a suffix, `~dark` and `@2x` if they apply, and its ending.
  func name(_ suffix: String = "", scale: Int? = nil, ending: String) -> String {
    PictureName.file(
      stem: stem + suffix, appearance: setting.appearance, scale: scale ?? self.scale,
      ending: ending)
  }

  /// Throws `CanvasError` if something cannot be drawn, and a recording's reading errors.
  func movingSVG() throws -> String {
    var setting = setting
    setting.scale = Vectors.scale
    return try FramePainter(sources, setting).movingSVG(
      of: seen(times.all), delay: times.delay, loops: loops, title: stem)
  }

  /// As a Lottie animation, and whether it shows glass without a blur; throws as `movingSVG`.
  func lottie() throws -> (text: String, isFrosted: Bool) {
    try FramePainter(sources, setting).lottie(of: seen(times.all), delay: times.delay, title: stem)
  }

  /// Draws frames into sinks, shows progress, and stops at Ctrl-C.
  ///
  /// - Parameters:
  ///   - frames: In order.
  ///   - name: The file or series that is made, for the progress.
  ///   - sinks: Makes at least one sink for a width and a height in pixels.
  /// - Throws: `CanvasError` if something cannot be drawn, and the sinks' errors.
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
