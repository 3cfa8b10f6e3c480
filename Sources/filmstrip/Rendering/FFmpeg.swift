import Foundation
import Imaging

/// Turns pictures into video through `ffmpeg`, which has to be installed.
final class FFmpeg {
  /// What kind of video.
  enum Container: String {
    case mp4, webm

    /// The options that say how to encode: what every browser plays, near enough to lossless that edges stay sharp.
    fileprivate var encoding: [String] {
      switch self {
      case .mp4:
        [
          "-c:v", "libx264", "-preset", "medium", "-crf", "14", "-pix_fmt", "yuv420p",
          "-movflags", "+faststart", "-f", "mp4",
        ]
      case .webm:
        ["-c:v", "libvpx-vp9", "-crf", "18", "-b:v", "0", "-pix_fmt", "yuv420p", "-f", "webm"]
      }
    }
  }

  private let process = Process()
  private let input = Pipe()
  private let errors: URL
  private let path: String

  /// The program that `PATH` leads to.
  ///
  /// - Throws: `Failure` where there is none.
  @discardableResult
  static func check(_ container: Container) throws -> URL {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let programs = folders.map { URL(fileURLWithPath: "\($0)/ffmpeg") }
    guard
      let program = programs.first(where: {
        FileManager.default.isExecutableFile(atPath: $0.path)
      })
    else {
      throw Failure(
        .environment,
        "\(container.rawValue) is written through ffmpeg, which is not installed; install it (apt-get install "
          + "ffmpeg, brew install ffmpeg), or take gif, apng or webp.")
    }
    return program
  }

  /// Starts it.
  ///
  /// - Parameters:
  ///   - container: What kind of video.
  ///   - path: What messages call the file.
  ///   - temporary: Where it is written.
  ///   - delay: How long each picture is shown, in seconds.
  init(
    _ container: Container, path: String, temporary: String, width: Int, height: Int, delay: Double
  ) throws {
    let program = try FFmpeg.check(container)
    self.path = path
    errors = FileManager.default.temporaryDirectory
      .appendingPathComponent("filmstrip-ffmpeg-\(UUID().uuidString)")
    try Data().write(to: errors)
    process.executableURL = program
    // Video that everything plays has half as many colours as pixels each way, so sides are even.
    process.arguments =
      [
        "-y", "-loglevel", "error", "-f", "rawvideo", "-pixel_format", "bgra", "-video_size",
        "\(width)x\(height)", "-framerate", "\(1 / delay)", "-i", "-", "-vf",
        "pad=ceil(iw/2)*2:ceil(ih/2)*2:color=white,format=yuv420p", "-fflags", "+bitexact",
        "-flags:v", "+bitexact", "-map_metadata", "-1", "-metadata", "comment=\(PNG.remark)",
      ] + container.encoding + [temporary]
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: errors)
    // A program that ends early is told by what it printed, not by killing this one.
    signal(SIGPIPE, SIG_IGN)
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
    try? FileManager.default.removeItem(at: errors)
  }

  /// Hands on a picture.
  func add(_ bitmap: Bitmap) throws {
    do {
      try bitmap.pixels.withUnsafeBytes { try input.fileHandleForWriting.write(contentsOf: $0) }
    } catch {
      throw try failure()
    }
  }

  /// Waits until the file is whole.
  func end() throws {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw try failure()
    }
  }

  /// What went wrong.
  ///
  /// - Throws: `Interruption.Interrupted`, as Ctrl-C ends ffmpeg, too.
  private func failure() throws -> Failure {
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
    try Interruption.check()
    let text = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
    let last = text.split(separator: "\n").last.map { ": \($0)" } ?? ""
    return Failure(
      .inputOutput, "ffmpeg failed while writing \(path)\(last). Nothing was left there.")
  }
}
