import Annotation
import Basics
public import Diagnosis
import Essentials
import Graphics
public import Painting
import Scenarios

/// A clip of a film, or of several side by side.
///
/// ```swift
/// var clip = Clip(film)
/// clip.crop = .seam
/// clip.frames = 6...14
/// clip.slow = 6
/// try clip.write(to: "slow.gif")
/// ```
///
/// ![Keyboard and bar rise in slow motion: the bar is covered, and then parts from the keyboard.](slow)
public struct Clip: Sendable {
  /// The films, from left to right; of one scenario.
  public var films: [Film]
  /// Only these frames of the film, counted from 0; nil is all of them.
  public var frames: ClosedRange<Int>?
  /// How many times as long as the film the clip is, with the same frames: 1 to 100.
  public var slow = 1.0
  /// How often the clip is played: 0, for ever, to 65,535.
  public var loops = 0
  /// Pixels a point, 1 to 4.
  public var scale = 1
  /// The part of the screen.
  public var crop = Crop.screen
  /// Light or dark.
  public var appearance = Appearance.light
  /// Whether name, time, the seam and the verdict on it stand beside the screens.
  public var isAnnotated = false

  /// A clip of a film's screen.
  public init(_ film: Film) { self.init([film]) }

  /// A clip of films side by side.
  public init(_ films: [Film]) { self.films = films }
}

extension Clip {
  /// The clip as an animated GIF file.
  ///
  /// GIF counts in hundredths of a second, and browsers play none shorter than two: where frames are shorter, or no whole
  /// number of them, the film is seen at 50 or 25 pictures a second.
  ///
  /// - Throws: `PictureError` where the films or a value are not possible, and `CanvasError` for what cannot be drawn.
  public func gif() throws -> [UInt8] { try bytes(of: GIFSink.self) }

  /// The clip as an animated PNG file, in which frames last exact fractions of a second.
  ///
  /// - Throws: As `gif`.
  public func apng() throws -> [UInt8] { try bytes(of: APNGSink.self) }

  /// The clip as an animated WebP file without loss, in whole milliseconds.
  ///
  /// - Throws: As `gif`.
  public func webp() throws -> [UInt8] { try bytes(of: WebPSink.self) }

  /// Writes the clip as its path's ending says: `.gif`, `.apng` or `.webp`.
  ///
  /// The file's folder is made where it is missing; a file of the name is replaced.
  ///
  /// - Throws: As `gif`, and `PictureError` for another ending and where the file cannot be written.
  public func write(to path: String) throws {
    try FileEnding.write(to: path, as: ["gif": gif, "apng": apng, "webp": webp])
  }

  private func bytes<Sink: ClipSink>(of kind: Sink.Type) throws -> [UInt8] {
    let times = try times()
    let stream = try FrameStream(films, setting(), at: Sink.times(of: times))
    var bytes: [UInt8] = []
    let sink = try Sink(ClipShape(of: stream, times, loops: loops, scale: Double(scale))) {
      bytes += $0
    }
    try stream.pour(into: [sink], threads: ProcessInfo.processInfo.activeProcessorCount)
    return bytes
  }

  /// The frames that are shown.
  func times() throws(PictureError) -> ClipTimes {
    try films.map { CaptionedFilm($0) }.check()
    let film = films[0]
    let all = 0...(film.frameCount - 1)
    let frames = frames ?? all
    guard all.contains(frames.lowerBound), all.contains(frames.upperBound) else {
      throw .frames(frames, count: all.count)
    }
    guard PictureError.slowRange.contains(slow) else { throw .slow(slow) }
    guard PictureError.loopRange.contains(loops) else { throw .loops(loops) }
    return ClipTimes(frames: frames, rate: film.framesPerSecond, slow: slow)
  }

  /// How frames are drawn.
  func setting() throws(PictureError) -> FramePainter.Setting {
    try check(scale)
    guard let screen = films.first?.largestScreen, crop.part(of: screen) != nil else {
      throw .crop(crop, screen: films.first?.largestScreen.size ?? .zero)
    }
    return FramePainter.Setting(
      appearance: appearance, scale: Double(scale), window: crop.window(of: films),
      isAnnotated: isAnnotated)
  }
}

extension Clip: CustomStringConvertible {
  /// The approaches, which frames of which part at which scale, and how much slower.
  public var description: String {
    let part = frames.map { "frames \($0.lowerBound) to \($0.upperBound)" } ?? "all frames"
    let pace = slow == 1 ? "" : ", \(slow.shortest) times slower"
    return
      "\(films.map(\.approach).joined(separator: ", ")): \(part) of \(crop) at \(scale)x\(pace)"
  }
}
