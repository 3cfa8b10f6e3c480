import Imaging
import Painting

/// Writes a reel as one moving picture.
struct ClipFile {
  let reel: Reel
  let format: RenderFormat

  var name: String { reel.name(ending: format.rawValue) }

  /// Draws every frame and writes the file.
  func write(in folder: String, _ batch: OutputBatch) throws {
    let path = Files.path(name, in: folder)
    let painter = try FramePainter(reel.films, reel.setting)
    switch format {
    case .gif: try writeGIF(path, painter, batch)
    case .mp4, .webm: try writeVideo(path, painter, batch)
    default: break
    }
  }

  private func each(
    _ times: [Double], _ painter: FramePainter, _ body: (Bitmap) throws -> Void
  ) throws {
    var progress = Progress(of: name, total: times.count)
    defer { progress.end() }
    for (index, time) in times.enumerated() {
      try Interruption.check()
      try body(painter.bitmap(at: time))
      progress.update(index + 1)
    }
  }

  private func writeGIF(_ path: String, _ painter: FramePainter, _ batch: OutputBatch) throws {
    let timing = GIFTiming(frameDuration: reel.delay)
    if let note = timing.note(rate: reel.rate, slow: reel.slow) {
      Output.error("\(name): \(note)")
    }
    let times = timing.isExact ? reel.times : reel.resampled(delay: timing.seconds)
    let file = try batch.open(path)
    var writer = try GIFWriter(
      width: painter.width, height: painter.height, loopCount: reel.loop
    ) { try file.write($0) }
    try each(times, painter) { try writer.add($0, delay: timing.hundredths) }
    try writer.end()
    try file.close()
  }

  private func writeVideo(_ path: String, _ painter: FramePainter, _ batch: OutputBatch) throws {
    guard let container = FFmpeg.Container(rawValue: format.rawValue) else { return }
    let file = try batch.open(path)
    try file.close()
    let video = try FFmpeg(
      container, path: path, temporary: file.temporary, width: painter.width,
      height: painter.height, delay: reel.delay)
    try each(reel.times, painter) { try video.add($0) }
    try video.end()
  }
}
