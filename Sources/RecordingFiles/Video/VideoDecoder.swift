internal import Programs
internal import Recordings

/// `ffmpeg` at work: a file's pictures, filtered, each with the time that the file gives it.
final class VideoDecoder {
  struct Options {
    /// What is done to each picture, in order.
    var filters: [String]
    /// How its pixels are handed on.
    var pixelFormat: String
    /// From when on, in seconds; nil for the beginning.
    var start: Double?
    /// The most pictures; nil for all.
    var most: Int?
  }

  private let program: PipedProgram
  private let path: String
  private let times = PictureTimes()
  /// Whether it hands on every picture that it decodes.
  private let isWhole: Bool
  private var count = 0
  private var hasEnded = false
  /// The size of the first picture, before it was cut.
  private var size: Substring?
  /// When the last picture is shown, by the file's own clock; nil where it does not say.
  private(set) var time: Double?

  /// The most errors a picture, on average, of which the pictures are still taken for the recording's.
  private static let mostErrors = 2
  /// How often it is asked for a picture's time that it has already handed on.
  private static let patience = 1000

  /// Starts it.
  ///
  /// - Throws: `RecordingFileError`.
  init(_ path: String, _ options: Options, check: @escaping () throws -> Void) throws {
    guard let file = ProgramFile.path(of: "ffmpeg") else {
      throw RecordingFileError.program("ffmpeg", nil)
    }
    self.path = path
    isWhole = options.most == nil
    // What tells the times comes behind the choice of pictures, and before what changes their size.
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

  /// What was found wrong so far.
  var remarks: [String] { times.errors }

  /// The next picture's bytes, of which there are as many as its size and format need; nil after the last.
  ///
  /// - Throws: `RecordingFileError`, `RecordingRefusal` where the picture's size changes, or what `check` throws.
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
    // It was said before the picture was written.
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
    // A few errors spoil a few pictures, which is remarked; what is encrypted is wrong all over.
    guard isWhole, times.errorCount > VideoDecoder.mostErrors * count else { return }
    throw RecordingFileError.damaged(
      path: path,
      "ffmpeg finds \(times.errorCount) errors in \(count) pictures (\(times.errors.first ?? "")). It may be encrypted."
    )
  }

  private static func turned(_ size: String) -> RecordingRefusal {
    RecordingRefusal(
      "The picture's size changes \(size)on the way, as where the device is turned.",
      advice: "Cut the recording there, or record again without turning.")
  }
}
