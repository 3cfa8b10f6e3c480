internal import Programs
internal import Recordings

/// Runs `ffmpeg`: a file's pictures, filtered, each with its time in the file.
final class VideoDecoder {
  struct Options {
    /// In order, for each picture.
    var filters: [String]
    var pixelFormat: String
    /// In seconds; nil for the beginning.
    var start: Double?
    /// The most pictures; nil for all.
    var most: Int?
  }

  private let program: PipedProgram
  private let path: String
  private let times = PictureTimes()
  /// Whether it passes on every picture that it decodes.
  private let isWhole: Bool
  private var count = 0
  private var hasEnded = false
  /// Of the first picture, before it was cut.
  private var size: Substring?
  /// The last picture's time, by the file's own clock; nil if the file does not include it.
  private(set) var time: Double?

  /// The most errors a picture, on average, with which pictures still count as the recording's.
  private static let mostErrors = 2
  /// How often it polls for the time of a picture that it has already passed on.
  private static let patience = 1000

  /// Starts it; throws `RecordingFileError`.
  init(_ path: String, _ options: Options, check: @escaping () throws -> Void) throws {
    guard let file = ProgramFile.path(of: "ffmpeg") else {
      throw RecordingFileError.program("ffmpeg", nil)
    }
    self.path = path
    isWhole = options.most == nil
    // The filter for times comes after the selection of pictures, and before changes of their size.
    let chosen = options.filters.firstIndex { $0.hasPrefix("select=") }.map { $0 + 1 } ?? 0
    var filters = options.filters
    filters.insert("showinfo=checksum=0", at: chosen)
    var arguments = ["-nostdin", "-hide_banner", "-nostats", "-loglevel", "level+info"]
    arguments += ["-format_whitelist", VideoProbe.containers, "-protocol_whitelist", "file"]
    if let start = options.start { arguments += ["-noaccurate_seek", "-ss", "\(start)"] }
    arguments += ["-i", "file:\(path)", "-map", "0:V:0", "-vf", filters.joined(separator: ",")]
    if let most = options.most { arguments += ["-frames:v", "\(most)"] }
    arguments += ["-fps_mode", "passthrough", "-pix_fmt", options.pixelFormat]
    arguments += ["-c:v", "rawvideo", "-f", "rawvideo", "pipe:1"]
    do throws(PipedProgram.CannotStart) {
      program = try PipedProgram(file, arguments, stream: .output, check: check)
    } catch {
      throw RecordingFileError.program(file, error.reason)
    }
    program.takesLine = times.take
  }

  /// The errors so far.
  var remarks: [String] { times.errors }

  /// The next picture's bytes, as many as its size and format need; nil after the last.
  ///
  /// - Throws: `RecordingFileError`, `RecordingRefusal` where the picture's size changes, or errors of `check`.
  func next(count bytes: Int) throws -> [UInt8]? {
    guard !hasEnded else { return nil }
    var failure: (any Error)?
    let picture = [UInt8](unsafeUninitializedCapacity: bytes) { memory, filled in
      do { filled = try program.read(into: UnsafeMutableRawBufferPointer(memory)) } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    guard picture.count == bytes else {
      hasEnded = true
      try end(rest: picture.count)
      return nil
    }
    try takeTime()
    count += 1
    return picture
  }

  private func takeTime() throws {
    // It was printed before the picture was written.
    for _ in 0..<VideoDecoder.patience {
      if let picture = times.takeNext() {
        time = picture.time
        guard picture.size == size ?? picture.size else {
          throw VideoDecoder.turned("to \(picture.size) pixels ")
        }
        size = picture.size
        return
      }
      program.readErrorsSoFar()
    }
    throw RecordingFileError.damaged(
      path: path,
      "ffmpeg does not say when its picture \(count) is shown. Filmstrip needs ffmpeg 5.1 or later."
    )
  }

  private func end(rest: Int) throws {
    let ending = try program.end(within: PipedProgram.grace * 10)
    guard rest == 0 else {
      throw RecordingFileError.damaged(path: path, "ffmpeg ends in the middle of picture \(count).")
    }
    if count > 0, times.errors.contains(where: { $0.contains("reinitializing filters") }) {
      throw VideoDecoder.turned("")
    }
    if count == 0 {
      guard ending != .code(0) || times.errorCount > 0 else { return }
      let said = times.errors.first ?? program.lastLine
      throw RecordingFileError.damaged(
        path: path, said.isEmpty ? "ffmpeg decodes no picture of it." : "ffmpeg says: \(said)")
    }
    // A few errors spoil a few pictures, with a remark; encrypted files have errors all over.
    guard isWhole, times.errorCount > VideoDecoder.mostErrors * count else { return }
    throw RecordingFileError.damaged(
      path: path,
      "ffmpeg finds \(times.errorCount) errors in \(count) pictures (\(times.errors.first ?? "")). It may be encrypted."
    )
  }

  private static func turned(_ size: String) -> RecordingRefusal {
    RecordingRefusal(
      "The picture's size changes \(size)in the middle, as when the device is turned.",
      advice: "Cut the recording there, or record again without turning.")
  }
}
