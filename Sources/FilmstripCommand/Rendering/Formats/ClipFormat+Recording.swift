import FilmstripPictures
import Painting
import RecordedPictures
import Recordings

extension ClipFormat {
  /// A recording's own frames with the edges that were read, at an even rate and as they were shown at each time.
  static func write(_ rendering: RecordedRendering, to output: RenderOutput) throws
    -> [RenderedFile]
  {
    let recording = rendering.recording
    let clip = try RecordedTimes(rendering)
    let shown = times(of: clip.times).map { recording.frame(at: clip.start + $0) }
    guard let first = shown.first, let last = shown.last else { return [] }
    let painter = RecordedFramePainter(
      rendering.judged, try PaintResources(rendering.appearance), scale: Double(rendering.scale),
      window: rendering.window, isAnnotated: rendering.motion?.annotate == true)
    let name = PictureFile.name(
      stem: recording.name, appearance: rendering.appearance, scale: rendering.scale,
      ending: name)
    let size = painter.pixelSize
    let file = try Self(
      ClipFile(
        name: name,
        shape: ClipShape(
          width: size.width, height: size.height, frameCount: shown.count, clip.times,
          loops: rendering.motion?.loop ?? 0, scale: Double(rendering.scale)), output: output))
    let progress = Progress(of: recording.name, total: shown.count)
    defer { progress.end() }
    var next = 0
    try rendering.eachPicture(of: first...last) { frame, picture in
      guard next < shown.count, shown[next] == frame else { return }
      let bitmap = try painter.bitmap(of: frame, picture)
      while next < shown.count, shown[next] == frame {
        try file.add(bitmap, index: next)
        progress.finishOne()
        next += 1
      }
    }
    try file.end()
    return [RenderedFile(name: name, note: note(on: clip.times))]
  }
}

/// When a clip shows a recording, whose frames may be held for however long.
private struct RecordedTimes {
  /// When it begins in the recording, in seconds.
  let start: Double
  /// Its own times.
  let times: ClipTimes

  /// The frames a second of clips, at least and at most.
  private static let rates = 10.0...120.0

  init(_ rendering: RecordedRendering) throws {
    let frames = try rendering.frames
    let all = rendering.recording.film.frames
    start = all[frames.lowerBound].time
    let rate = min(
      max(rendering.recording.framesPerSecond.rounded(), RecordedTimes.rates.lowerBound),
      RecordedTimes.rates.upperBound)
    let count = ((all[frames.upperBound].time - start) * rate).rounded()
    times = ClipTimes(
      frames: 0...Int(count), rate: rate, slow: rendering.motion?.slow?.value ?? 1)
  }
}
