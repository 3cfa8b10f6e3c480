import Foundation

/// Hands frames to ffmpeg, which scales, frames, disturbs and stores them, each with its own time.
struct Encoder {
  /// What a file is made of.
  struct Order {
    var width: Int
    var height: Int
    /// The screen's size in the recording, in pixels.
    var screen: (width: Int, height: Int)
    /// The frames' times, in seconds, ascending.
    var times: [Double]
    var noise = 0
    var rotation = 0
    /// Around the screen; nil for nothing.
    var frame: Surroundings.Frame?
    var format: Recipe.Format
    /// How pixels are reduced: area, bicubic, lanczos.
    var reduction = "area"
  }

  /// Ticks a second of the times that are handed over.
  private static let ticks = 90_000.0

  let folder: URL

  /// Writes a file, or a folder of pictures, at `target`; `feed` writes the frames' pixels, one after the other.
  func encode(_ order: Order, to target: URL, feed: @escaping (FileHandle) throws -> Void) throws {
    var inputs = [
      "-f", "rawvideo", "-pix_fmt", "bgra", "-video_size", "\(order.width)x\(order.height)",
      "-framerate", "\(Int(Encoder.ticks))", "-i", "-",
    ]
    if let frame = order.frame {
      let picture = folder.appendingPathComponent("around.png")
      try Data(frame.picture.png).write(to: picture)
      inputs += ["-i", picture.path]
    }
    let script = folder.appendingPathComponent("filters.txt")
    try Data(Encoder.filters(of: order).utf8).write(to: script)
    let isTurned = order.rotation != 0
    let file =
      isTurned ? folder.appendingPathComponent("upright\(order.format.ending)") : target
    if case .folder = order.format {
      try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    }
    try Shell.output(
      "ffmpeg",
      ["-y", "-v", "error"] + inputs + [
        "-filter_complex_script", script.path, "-map", "[out]", "-fps_mode", "passthrough",
      ] + Encoder.options(of: order.format)
        + [
          order.format.ending.isEmpty ? target.appendingPathComponent("%05d.png").path : file.path
        ],
      feed: feed)
    if isTurned {
      try Shell.output(
        "ffmpeg",
        [
          "-y", "-v", "error", "-i", file.path, "-c", "copy", "-metadata:s:v:0",
          "rotate=\(order.rotation)", target.path,
        ])
      try FileManager.default.removeItem(at: file)
    }
  }

  /// The times of a file's frames, in seconds from the first.
  static func times(of file: URL) throws -> [Double] {
    let output = try Shell.output(
      "ffprobe",
      [
        "-v", "error", "-select_streams", "v:0", "-show_entries", "packet=pts_time", "-of",
        "csv=p=0", file.path,
      ])
    let times = String(decoding: output, as: UTF8.self).split(whereSeparator: { ",\n".contains($0) }
    )
    .compactMap { Double($0) }.sorted()
    return times.map { $0 - times[0] }
  }

  private static func filters(of order: Order) -> String {
    let ticks = order.times.map { Int((($0 - order.times[0]) * Encoder.ticks).rounded()) }
    var chain = ["setpts='\(lookup(ticks, 0..<ticks.count))'"]
    if order.screen != (order.width, order.height) {
      chain.append(
        "scale=\(order.screen.width):\(order.screen.height):flags=\(order.reduction)+accurate_rnd")
    }
    var text = "[0:v]"
    if let frame = order.frame {
      chain.append(
        "pad=\(frame.picture.width):\(frame.picture.height):\(frame.x):\(frame.y)")
      text += chain.joined(separator: ",") + "[screen];[screen][1:v]overlay=0:0:format=rgb"
    } else {
      text += chain.joined(separator: ",")
    }
    if order.noise > 0 { text += ",noise=alls=\(order.noise):allf=t+u" }
    switch order.rotation {
    case 90: text += ",transpose=1"
    case 180: text += ",hflip,vflip"
    case 270: text += ",transpose=2"
    default: break
    }
    if case .gif(let colours, let dither) = order.format {
      text +=
        ",split[one][two];[one]palettegen=max_colors=\(colours)[palette];"
        + "[two][palette]paletteuse=dither=\(dither)"
    }
    return text + "[out]"
  }

  /// An expression that gives each frame its time: a tree of choices, as ffmpeg reads at most a hundred terms in a row.
  private static func lookup(_ ticks: [Int], _ range: Range<Int>) -> String {
    if range.count == 1 { return "\(ticks[range.lowerBound])" }
    let middle = (range.lowerBound + range.upperBound) / 2
    return "if(lt(N,\(middle)),\(lookup(ticks, range.lowerBound..<middle)),"
      + "\(lookup(ticks, middle..<range.upperBound)))"
  }

  private static func options(of format: Recipe.Format) -> [String] {
    let times = ["-enc_time_base", "1:90000", "-video_track_timescale", "90000"]
    switch format {
    case .h264(let crf):
      return times + [
        "-c:v", "libx264", "-preset", "veryfast", "-crf", "\(crf)", "-pix_fmt", "yuv420p",
      ]
    case .hevc(let crf):
      return times + [
        "-c:v", "libx265", "-preset", "veryfast", "-x265-params", "log-level=error", "-tag:v",
        "hvc1", "-crf", "\(crf)", "-pix_fmt", "yuv420p",
      ]
    case .vp9(let crf):
      return [
        "-enc_time_base", "1:1000", "-c:v", "libvpx-vp9", "-b:v", "0", "-deadline", "realtime",
        "-cpu-used", "6", "-crf", "\(crf)", "-pix_fmt", "yuv420p",
      ]
    case .gif: return ["-enc_time_base", "1:100"]
    case .apng: return ["-f", "apng", "-plays", "0"]
    case .webp: return ["-c:v", "libwebp_anim", "-enc_time_base", "1:1000", "-quality", "80"]
    case .folder: return []
    }
  }
}
