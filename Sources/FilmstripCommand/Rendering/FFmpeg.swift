import Basics
import Essentials
import Imaging
import Programs
import WholeFiles

/// Turns pictures into video through `ffmpeg`, which must be installed.
final class FFmpeg {
  private let program: PipedProgram
  private let container: VideoContainer
  private let path: String
  private let temporary: String
  private var frameCount = 0

  /// The ffmpeg that `PATH` leads to; throws `Failure` without one.
  static func file(for format: String) throws -> String {
    guard let file = ProgramFile.path(of: "ffmpeg") else {
      throw Failure(
        .environment,
        "\(format) needs ffmpeg, which is not in PATH or may not be run; install it (apt-get install ffmpeg, "
          + "brew install ffmpeg), or use gif, apng or webp.")
    }
    return file
  }

  /// - Parameters:
  ///   - path: For messages.
  ///   - temporary: The file that is written.
  ///   - delay: The time of each picture, in seconds.
  init(
    for format: String, in container: VideoContainer, encoding: [String], path: String,
    temporary: String, width: Int, height: Int, delay: Double
  ) throws {
    let file = try FFmpeg.file(for: format)
    self.container = container
    self.path = path
    self.temporary = temporary
    do {
      // Video that plays everywhere has half as many colours as pixels each way, so sides are even.
      program = try PipedProgram(
        file,
        [
          "-y", "-loglevel", "error", "-f", "rawvideo", "-pixel_format", "bgra", "-video_size",
          "\(width)x\(height)", "-framerate", "\(1 / delay)", "-i", "-", "-vf",
          "pad=ceil(iw/2)*2:ceil(ih/2)*2:color=white,format=yuv420p", "-fflags", "+bitexact",
          "-flags:v", "+bitexact", "-map_metadata", "-1", "-metadata", "comment=\(PNG.remark)",
        ] + encoding + ["file:\(temporary)"], stream: .input, check: Interruption.check)
    } catch {
      throw Failure(
        .environment,
        "\(file) could not be started: \(error.reason). Install an ffmpeg for this machine, or use gif, apng or webp."
      )
    }
  }

  func add(_ bitmap: Bitmap) throws {
    let isTaken = try bitmap.pixels.withUnsafeBytes { try program.write($0) }
    guard isTaken else {
      // It has probably failed, and is about to report why.
      try check(program.end(within: PipedProgram.grace))
      throw failure("stopped reading after \(frameCount) pictures")
    }
    frameCount += 1
  }

  func end() throws {
    try check(program.end())
    guard let file = try? Data(contentsOf: URL(fileURLWithPath: temporary), options: .alwaysMapped),
      !file.isEmpty
    else { throw failure("wrote nothing") }
    guard let count = container.frameCount(of: file) else {
      throw failure("wrote a file that is not \(container.name)")
    }
    guard count == frameCount else {
      throw failure("was given \(frameCount) pictures and wrote \(count)")
    }
  }

  private func check(_ ending: PipedProgram.Ending?) throws {
    switch ending {
    case .code(0): return
    case .code: throw failure("failed")
    case .signal(let number):
      throw failure("was ended by signal \(number) (\(String(cString: strsignal(number))))")
    case nil: throw failure("stopped reading, but does not end")
    }
  }

  private func failure(_ what: String) -> Failure {
    // Its message is printed without characters that act on a terminal; one line is enough.
    let last = String(
      String.UnicodeScalarView(
        program.lastLine.unicodeScalars.prefix(300).map {
          [.control, .format, .lineSeparator, .paragraphSeparator].contains(
            $0.properties.generalCategory) ? " " : $0
        }))
    return Failure(
      .inputOutput,
      "ffmpeg \(what) while writing \(path)\(last.isEmpty ? "" : ": \(last)"). Nothing was left there."
    )
  }
}
