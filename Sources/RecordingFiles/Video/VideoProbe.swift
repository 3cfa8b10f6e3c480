internal import Essentials
internal import Programs

/// Reads a video's details with `ffprobe`.
struct VideoProbe {
  /// For `-format_whitelist`: none that leads to other files, or that takes any text for a picture.
  static let containers =
    "mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,gif,avi,mpegts,flv,asf,h264,hevc,ivf"
  /// The longest answer that is read, in bytes.
  private static let limit = 1 << 20

  let info: RecordingInfo
  /// Whether the pictures have a separate plane for brightness.
  let hasLumaPlane: Bool
  /// The brightness, 0…255, of each of 256 values.
  let levels: [UInt8]
  /// A pixel's ratio of width to height; nil for a square.
  let pixelRatio: (width: Int, height: Int)?

  /// Runs it; throws `RecordingFileError`, or errors of `check`.
  init(_ path: String, check: @escaping () throws -> Void) throws {
    guard let program = ProgramFile.path(of: "ffprobe") else {
      throw RecordingFileError.program("ffprobe", nil)
    }
    let answer = try VideoProbe.ask(program, path, check)
    let values = FlatValues(answer.text)
    // Pictures that only adorn a file, such as a song's cover, do not count.
    let streams = values.streams
    let videos = streams.filter {
      values[$0, "codec_type"] == "video" && values[$0, "disposition.attached_pic"] != "1"
    }
    guard let stream = videos.first else {
      if !streams.isEmpty {
        throw RecordingFileError.unsuitable(
          path: path,
          "It holds no pictures, but sound or other data alone. Give a recording of the screen.")
      }
      throw VideoProbe.failure(path, answer.said)
    }
    if ["encv", "drmi"].contains(values[stream, "codec_tag_string"])
      || MovieBoxes.areEncrypted(path)
    {
      throw RecordingFileError.damaged(path: path, VideoProbe.encrypted)
    }
    guard let width = values.int(stream, "width"), let height = values.int(stream, "height"),
      width > 0, height > 0
    else { throw VideoProbe.failure(path, answer.said) }
    let format = values[stream, "pix_fmt"] ?? ""
    // yuv420p, yuvj420p, nv12, p010le: the first plane is brightness.
    hasLumaPlane = ["yuv", "nv", "p0", "p2", "gray"].contains(where: format.hasPrefix)
    // Brightness counts from 16 to 235 in most videos.
    let isLimited =
      hasLumaPlane && !format.hasPrefix("yuvj") && !format.hasPrefix("gray")
      && values[stream, "color_range"] != "pc"
    levels = BrightnessCurve.levels(
      transfer: values[stream, "color_transfer"] ?? "", isLimited: isLimited)
    let ratio = values[stream, "sample_aspect_ratio"]?.split(separator: ":").compactMap { Int($0) }
    // Browsers draw a GIF's pixels as squares, and some programs write 63:64 for these.
    pixelRatio =
      ratio.flatMap {
        values[stream, "codec_name"] != "gif" && $0.count == 2 && $0[0] > 0 && $0[1] > 0
          && $0[0] != $0[1] ? ($0[0], $0[1]) : nil
      }
    info = VideoProbe.info(values, stream, width, height, pixelRatio, format)
  }

  private static func info(
    _ values: FlatValues, _ stream: String, _ width: Int, _ height: Int,
    _ ratio: (width: Int, height: Int)?, _ format: String
  ) -> RecordingInfo {
    // ffprobe counts counterclockwise.
    let turn = values.double(ending: "rotation", of: stream) ?? 0
    let rotation = ((Int((-turn / 90).rounded()) % 4 + 4) % 4) * 90
    let wide = ratio.map { width * $0.width / $0.height } ?? width
    let isTurned = rotation % 180 != 0
    let rate = values.fraction(stream, "avg_frame_rate") ?? values.fraction(stream, "r_frame_rate")
    let duration = values.double(stream, "duration") ?? values.formatDuration
    let transfer = values[stream, "color_transfer"] ?? ""
    return RecordingInfo(
      format: values.formatName.split(separator: ",").first.map(String.init) ?? "",
      codec: values[stream, "codec_name"] ?? "unknown", width: isTurned ? height : wide,
      height: isTurned ? wide : height, duration: duration,
      frameCount: values.int(stream, "nb_frames")
        ?? rate.flatMap { rate in duration.map { Int(($0 * rate).rounded()) } },
      framesPerSecond: rate, rotation: rotation,
      isHDR: BrightnessCurve(transfer) != nil,
      hasAlpha: alphaFormats.contains(where: format.hasPrefix))
  }

  /// The beginnings of formats' names whose pixels can be transparent.
  private static let alphaFormats = ["yuva", "pal8", "bgra", "rgba", "argb", "abgr", "gbrap", "ya"]

  static let encrypted =
    "it is encrypted, as films that are bought are. Record the screen again without protection."

  /// The reason for an answer without pictures.
  static func failure(_ path: String, _ said: String) -> RecordingFileError {
    // A name's ending makes ffprobe look for an index in any bytes; files with one have `ftyp` after four bytes.
    let start = (try? FileBytes.read(path, upTo: 8)) ?? []
    if said.contains("moov atom not found"), start.dropFirst(4).elementsEqual("ftyp".utf8) {
      return .damaged(
        path: path, "its index is missing, as where a recording was not ended or not copied whole.")
    }
    if said.contains("whitelist") || said.contains("Invalid data found")
      || said.contains("moov atom not found")
    {
      return .unsuitable(
        path: path,
        "It is not a video or animated picture that can be read: MP4, MOV, WebM, MKV, GIF, APNG, WebP, or a folder of "
          + "numbered PNG pictures.")
    }
    let last = said.split(whereSeparator: \.isNewline).last.map { "\($0)." }
    return .damaged(path: path, last ?? "ffprobe finds no picture in it.")
  }

  private static func ask(
    _ program: String, _ path: String, _ check: @escaping () throws -> Void
  ) throws -> (text: String, said: String) {
    let process: PipedProgram
    do throws(PipedProgram.CannotStart) {
      process = try PipedProgram(
        program,
        [
          "-v", "error", "-format_whitelist", containers, "-protocol_whitelist", "file",
          "-show_streams", "-show_format", "-of", "flat", "-i", "file:\(path)",
        ], stream: .output, check: check)
    } catch {
      throw RecordingFileError.program(program, error.reason)
    }
    var bytes = [UInt8](repeating: 0, count: limit)
    let count = try bytes.withUnsafeMutableBytes { try process.read(into: $0) }
    _ = try process.end(within: PipedProgram.grace)
    return (String(decoding: bytes[..<count], as: UTF8.self), process.lastWords)
  }
}

/// ffprobe's output of `-of flat`: lines of a dotted name, an equals sign, and a value.
struct FlatValues {
  private var values: [String: String] = [:]

  init(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      guard let sign = line.firstIndex(of: "=") else { continue }
      let value = line[line.index(after: sign)...]
      values[String(line[..<sign])] = value.filter { $0 != "\"" }
    }
  }

  /// In their order.
  var streams: [String] {
    (0..<64).map { "streams.stream.\($0)" }.filter { values["\($0).codec_type"] != nil }
  }

  subscript(stream: String, name: String) -> String? {
    values["\(stream).\(name)"].flatMap { ["N/A", "unknown", ""].contains($0) ? nil : $0 }
  }

  func int(_ stream: String, _ name: String) -> Int? { self[stream, name].flatMap { Int($0) } }

  func double(_ stream: String, _ name: String) -> Double? {
    self[stream, name].flatMap { Double($0) }
  }

  /// The first value of a stream whose name ends so: that of one of its lists.
  func double(ending name: String, of stream: String) -> Double? {
    values.first { $0.key.hasPrefix("\(stream).side_data") && $0.key.hasSuffix(".\(name)") }
      .flatMap { Double($0.value) }
  }

  func fraction(_ stream: String, _ name: String) -> Double? {
    let parts = (self[stream, name] ?? "").split(separator: "/").compactMap { Double($0) }
    guard parts.count == 2, parts[0] > 0, parts[1] > 0 else { return nil }
    return parts[0] / parts[1]
  }

  var formatName: String { values["format.format_name"] ?? "" }

  var formatDuration: Double? { values["format.duration"].flatMap { Double($0) } }
}
