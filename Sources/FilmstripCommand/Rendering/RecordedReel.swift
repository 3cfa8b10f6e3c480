import FilmstripPictures
import Painting
import RecordedPictures
import Recordings

/// A recording's frames with the edges that were read, for a person to check; times count from the first that is shown.
struct RecordedReel: Reel {
  private let rendering: RecordedRendering
  let frames: ClosedRange<Int>
  /// An even rate, at which the frames are shown that were seen at each time: they may be held for however long.
  let times: ClipTimes

  /// The frames a second of clips, at least and at most.
  private static let rates = 10.0...120.0

  init(_ rendering: RecordedRendering) throws {
    self.rendering = rendering
    frames = try rendering.frames
    let recording = rendering.recording
    let all = recording.film.frames
    let rate = min(
      max(recording.film.framesPerSecond.rounded(), RecordedReel.rates.lowerBound),
      RecordedReel.rates.upperBound)
    let count = ((all[frames.upperBound].time - all[frames.lowerBound].time) * rate).rounded()
    times = ClipTimes(
      frames: 0...Int(count), rate: rate, slow: rendering.motion?.slow?.value ?? 1)
  }

  var stem: String { rendering.name }
  var appearance: Appearance { rendering.appearance }
  var scale: Int { rendering.scale }
  var loops: Int { rendering.motion?.loop ?? 0 }
  var threads: Int { 1 }

  private var start: Double { rendering.judged.time(frames.lowerBound) }

  var frameTimes: [Double] { frames.map { rendering.judged.time($0) - start } }

  /// Pictures are read in order, and each once.
  func pour<Sink: FrameSink>(
    at times: [Double], named name: String, into sinks: (Int, Int) throws -> [Sink]
  ) throws {
    let painter = RecordedFramePainter(
      rendering.judged, try PaintResources(appearance), scale: Double(scale),
      window: rendering.window, isAnnotated: rendering.motion?.annotate == true)
    let size = painter.pixelSize
    let sinks = try sinks(size.width, size.height)
    let progress = Progress(of: name, total: times.count)
    defer { progress.end() }
    // Every frame where these are asked for, however near two of them are.
    let shown =
      times == frameTimes
      ? Array(frames) : times.map { rendering.recording.film.frame(at: start + $0) }
    guard let sink = sinks.first.map({ WatchedSink($0, progress) }), let first = shown.first,
      let last = shown.last
    else { return }
    var next = 0
    try rendering.eachPicture(of: first...last) { frame, picture in
      guard next < shown.count, shown[next] == frame else { return }
      let bitmap = try painter.bitmap(of: frame, picture)
      while next < shown.count, shown[next] == frame {
        try sink.add(FrameStream.Frame(bitmap, index: next, time: times[next]))
        next += 1
      }
    }
    try sink.end()
  }
}
