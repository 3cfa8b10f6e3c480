internal import Imaging
internal import Recordings

/// A video or a GIF, which `ffmpeg` decodes.
struct Video: PictureSource {
  let info: RecordingInfo
  private let path: String
  private let probe: VideoProbe
  private let check: () throws -> Void

  init(_ path: String, check: @escaping () throws -> Void) throws {
    self.path = path
    self.check = check
    probe = try VideoProbe(path, check: check)
    info = probe.info
    guard Bitmap.allows(width: info.width, height: info.height) else {
      throw RecordingFileError.unsuitable(
        path: path, "Its pictures of \(info.width) × \(info.height) pixels are too large.")
    }
    if info.frameCount == 1 {
      throw RecordingFileError.unsuitable(path: path, PictureFile.onePicture)
    }
  }

  func frames(in part: PixelPart, columns: Int) throws -> any FrameStream {
    try VideoFrames(decoder(luma(part, columns)), width: columns, height: part.height, probe: probe)
  }

  /// The longest video that is sampled in one pass, in seconds; others are opened for each sample.
  private static let longestPass = 60.0

  func samples(count: Int, in part: PixelPart) throws -> (frames: [LumaFrame], errors: [String]) {
    guard let duration = info.duration, duration > 0 else {
      return try firstSamples(count: count, in: part)
    }
    let step = duration / Double(count)
    var options = luma(part, part.width)
    options.most = count
    // A GIF has no picture stored whole but its first: from any time, ffmpeg begins there.
    guard duration > Video.longestPass, info.format != "gif" else {
      // The first picture of each part of the time.
      let now = "floor((t-start_t)/\(step)+1e-6)"
      let before = "floor((prev_selected_t-start_t)/\(step)+1e-6)"
      options.filters.insert("select=isnan(prev_selected_t)+gt(\(now)\\,\(before))", at: 0)
      return try samples(options, part)
    }
    // From the last picture stored whole before each time, so that none before it is decoded.
    options.most = 1
    var all: (frames: [LumaFrame], errors: [String]) = ([], [])
    for number in 0..<count {
      options.start = Double(number) * step
      do {
        let (frames, errors) = try samples(options, part)
        all.frames += frames
        all.errors += errors
      } catch RecordingFileError.damaged(_, let reason) {
        all.errors.append(reason)
      }
    }
    return all
  }

  private func samples(
    _ options: VideoDecoder.Options, _ part: PixelPart
  ) throws -> (frames: [LumaFrame], errors: [String]) {
    let frames = try VideoFrames(
      decoder(options), width: part.width, height: part.height, probe: probe)
    var samples: [LumaFrame] = []
    while let frame = try frames.next() {
      let time = frame.time + (options.start ?? 0)
      samples.append(
        LumaFrame(width: frame.width, height: frame.height, time: time, pixels: frame.pixels))
    }
    return (samples, frames.remarks)
  }

  /// Samples of a file of unknown length, in one pass: half are dropped if there are too many.
  private func firstSamples(
    count: Int, in part: PixelPart
  ) throws -> (frames: [LumaFrame], errors: [String]) {
    let frames = try frames(in: part, columns: part.width)
    var (samples, step, number): ([LumaFrame], Int, Int) = ([], 1, 0)
    while let frame = try frames.next() {
      if number % step == 0 { samples.append(frame) }
      if samples.count > 2 * count {
        samples = samples.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
        step *= 2
      }
      number += 1
    }
    return (Spread.numbers(count, of: samples.count).map { samples[$0] }, frames.remarks)
  }

  func cells(in part: PixelPart, columns: Int, rows: Int) throws -> any FrameStream {
    let options = VideoDecoder.Options(
      filters: squared + [crop(part), "scale=\(columns):\(rows):flags=area", "format=yuv444p"],
      pixelFormat: "yuv444p")
    return VideoFrames(
      try decoder(options), width: columns, height: 3 * rows, probe: probe, areShown: false)
  }

  func pictures(
    at numbers: [Int], in part: PixelPart, size: (width: Int, height: Int),
    _ body: (Bitmap) throws -> Void
  ) throws {
    // ffmpeg takes no more than a hundred terms in one sum.
    let terms = numbers.map { "eq(n\\,\($0))" }
    let choice = stride(from: 0, to: terms.count, by: 50).map {
      "(\(terms[$0..<min($0 + 50, terms.count)].joined(separator: "+")))"
    }.joined(separator: "+")
    let isReduced = size != (part.width, part.height)
    var options = VideoDecoder.Options(
      filters: ["select=\(choice)"] + squared
        + [crop(part), isReduced ? "scale=\(size.width):\(size.height):flags=area" : "null"]
        + ["format=bgra"], pixelFormat: "bgra")
    options.most = numbers.count
    let decoder = try decoder(options)
    while let bytes = try decoder.next(count: 4 * size.width * size.height) {
      try body(Bitmap(overWhite: bytes, width: size.width, height: size.height))
    }
  }

  private func decoder(_ options: VideoDecoder.Options) throws -> VideoDecoder {
    try VideoDecoder(path, options, check: check)
  }

  /// Makes pixels square.
  private var squared: [String] {
    guard let (width, height) = probe.pixelRatio.map({ ($0.width, $0.height) }) else { return [] }
    let isTurned = info.rotation % 180 != 0
    let side = isTurned ? "iw:ih*\(width)/\(height)" : "iw*\(width)/\(height):ih"
    return ["scale=\(side)", "setsar=1"]
  }

  private func crop(_ part: PixelPart) -> String {
    "crop=\(part.width):\(part.height):\(part.x):\(part.y):exact=1"
  }

  /// Takes the plane of brightness first and alone, so that no filter touches colours.
  ///
  /// Means are taken only across, as the height stays. ffmpeg would stretch a plane that is known to count from 16 to 235
  /// as it scales it, and `levels` does that: of light keys on a light keyboard, nothing was left.
  private func luma(_ part: PixelPart, _ columns: Int) -> VideoDecoder.Options {
    let isReduced = columns < part.width
    return VideoDecoder.Options(
      filters: (probe.hasLumaPlane ? ["extractplanes=y", "setparams=range=pc"] : ["format=gray"])
        + squared
        + [
          crop(part), isReduced ? "scale=\(columns):\(part.height):flags=area" : "null",
          "format=gray",
        ],
      pixelFormat: "gray")
  }
}

/// The brightness of a video's pictures.
final class VideoFrames: FrameStream {
  private let decoder: VideoDecoder
  private let width, height: Int
  /// The shown brightness of each value in the file; nil to pass on values as they are.
  private let levels: [UInt8]?
  private let rate: Double
  private var first: Double?
  private var last: Double?

  /// The least step of time, in seconds, if a file's clock stops or runs back.
  private static let leastStep = 1e-4

  /// - Parameter areShown: Whether values are brightness, of which that is wanted which is shown.
  init(
    _ decoder: VideoDecoder, width: Int, height: Int, probe: VideoProbe, areShown: Bool = true
  ) {
    self.decoder = decoder
    (self.width, self.height) = (width, height)
    rate = probe.info.framesPerSecond ?? 30
    levels = areShown ? probe.levels : nil
  }

  var remarks: [String] { decoder.remarks }

  func next() throws -> LumaFrame? {
    guard var pixels = try decoder.next(count: width * height) else { return nil }
    if let levels {
      pixels.withUnsafeMutableBufferPointer { pixels in
        for index in pixels.indices { pixels[index] = levels[Int(pixels[index])] }
      }
    }
    let stamp = decoder.time ?? last.map { $0 + 1 / rate + (first ?? 0) } ?? 0
    let start = first ?? stamp
    first = start
    let time = max(stamp - start, last.map { $0 + VideoFrames.leastStep } ?? 0)
    last = time
    return LumaFrame(width: width, height: height, time: time, pixels: pixels)
  }
}
