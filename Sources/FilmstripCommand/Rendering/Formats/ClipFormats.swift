import Basics
import FilmstripPictures
import Imaging
import Painting
import WholeFiles

extension OutputFormat {
  /// A moving picture whose bytes are made here, and written as they come.
  ///
  /// - Parameters:
  ///   - name: What `--format` calls it, and how its files end.
  ///   - sink: What makes it.
  ///   - note: What a reader should know of its times; nil where they are the film's.
  static func clip<Sink: ClipSink & SendableMetatype>(
    _ name: String, _ summary: String, by sink: Sink.Type,
    note: @escaping @Sendable (ClipTimes) -> String? = { _ in nil }
  ) -> OutputFormat {
    OutputFormat(
      name: name, fileName: "NAME-APPROACH.\(name)", summary: summary, options: .clip,
      hasFrames: true
    ) { rendering, output in
      try rendering.reels(takesRows: Sink.takesRows).map { reel in
        let file = reel.name(ending: name)
        let frames = reel.seen(Sink.times(of: reel.times))
        try reel.pour(frames, named: file) { width, height in
          let shape = ClipShape(
            width: width, height: height, frameCount: frames.count, reel.times, loops: reel.loops,
            scale: Double(reel.scale))
          return [try ClipFile<Sink>(output.open(file), shape)]
        }
        return RenderedFile(name: file, note: note(reel.times))
      }
    }
  }

  /// An animated PNG, in which frames last exact fractions of a second.
  static let apng = clip("apng", "a clip with exact frame times.", by: APNGSink.self)

  /// An animated GIF, at the rate that browsers play.
  static let gif = clip(
    "gif",
    "a clip at 50 or 25 frames per second, or of every frame in slow motion (--slow).",
    by: GIFSink.self
  ) { times in
    let timing = GIFTiming(frameDuration: times.delay)
    guard !timing.isExact else { return nil }
    return
      "GIF frames last whole hundredths of a second, at least two, so it shows "
      + "\((100 / Double(timing.hundredths)).shortest) pictures per second instead of \((times.rate / times.slow).shortest). "
      + "With --slow \(GIFTiming.exactPace(of: times).shortest) it shows every frame."
  }

  /// An animated WebP without loss.
  static let webP = clip("webp", "a lossless clip.", by: WebPSink.self)
}

/// Writes the frames that come to it into one file.
private final class ClipFile<Sink: ClipSink>: FrameSink {
  static var takesRows: Bool { Sink.takesRows }

  private let file: OutputFile
  private let sink: Sink

  init(_ file: OutputFile, _ shape: ClipShape) throws {
    self.file = file
    sink = try Sink(shape) { try file.write($0) }
  }

  func add(_ frame: FrameStream.Frame) throws { try sink.add(frame) }

  func end() throws {
    try sink.end()
    try file.close()
  }
}
