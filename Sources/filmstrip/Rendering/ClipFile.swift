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
    case .apng: try writeAPNG(path, painter, batch)
    case .webp: try writeWebP(path, painter, batch)
    case .gif: try writeGIF(path, painter, batch)
    case .mp4, .webm: try writeVideo(path, painter, batch)
    case .strip, .plot, .svg, .pdf, .trace, .csv, .html, .frames: break
    }
  }

  private func each(_ times: [Double], _ body: (Int, Double) throws -> Void) throws {
    var progress = Progress(of: name, total: times.count)
    defer { progress.end() }
    for (index, time) in times.enumerated() {
      try Interruption.check()
      try body(index, time)
      progress.update(index + 1)
    }
  }

  private func writeAPNG(_ path: String, _ painter: FramePainter, _ batch: OutputBatch) throws {
    let times = reel.times
    guard let delay = AnimatedPNG.Delay(seconds: reel.delay) else {
      throw Failure(.usage, "\(name): a frame would last more than 65535 s; take a smaller --slow.")
    }
    let file = try batch.open(path)
    let writer = try APNGWriter(
      width: painter.width, height: painter.height, frameCount: times.count,
      loops: UInt32(reel.loop), scale: reel.setting.scale
    ) { try file.write($0) }
    if let rows = try painter.rows(at: times, threads: reel.jobs),
      let kept = try rows.keptRows(threads: reel.jobs)
    {
      try each(times) { index, _ in try writer.add(rows.spans(of: index), of: kept, for: delay) }
    } else {
      try each(times) { _, time in try writer.add(painter.bitmap(at: time), for: delay) }
    }
    try writer.finish()
    try file.close()
  }

  /// WebP counts whole milliseconds: frames begin at the one nearest to their time, so that none is more than half of
  /// one off, however many there are.
  private func writeWebP(_ path: String, _ painter: FramePainter, _ batch: OutputBatch) throws {
    let animation = try WebPAnimation(
      width: painter.width, height: painter.height, loopCount: reel.loop)
    func start(of index: Int) -> Int { Int((Double(index) * reel.delay * 1000).rounded()) }
    try each(reel.times) { index, time in
      try animation.add(
        painter.bitmap(at: time), delay: max(1, start(of: index + 1) - start(of: index)))
    }
    try batch.write(animation.end(), to: path)
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
    try each(times) { _, time in try writer.add(painter.bitmap(at: time), delay: timing.hundredths)
    }
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
    try each(reel.times) { _, time in try video.add(painter.bitmap(at: time)) }
    try video.end()
  }
}
