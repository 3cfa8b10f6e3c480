import Essentials
import Programs
import WholeFiles

extension FFmpeg {
  /// How long ffmpeg may take to say what it has, which takes a working one a fraction of that.
  private static let patience = Duration.seconds(5)
  /// More than it says of all its encoders, in bytes.
  private static let longestList = 1 << 18

  /// What an ffmpeg calls the encoders that it was built with; none where it cannot be run, nil where it does not answer.
  ///
  /// - Throws: What `Interruption.check` throws.
  static func encoders(of file: String) throws -> Set<String>? {
    struct TakesTooLong: Error {}
    let limit = ContinuousClock.now + patience
    do {
      let program = try PipedProgram(file, ["-hide_banner", "-encoders"], stream: .output) {
        try Interruption.check()
        if ContinuousClock.now > limit { throw TakesTooLong() }
      }
      var bytes = [UInt8](repeating: 0, count: longestList)
      let count = try bytes.withUnsafeMutableBytes { try program.read(into: $0) }
      guard try program.end() == .code(0) else { return [] }
      // Of a line such as ` V....D libx264  libx264 H.264 / AVC`, the second word.
      let lines = String(decoding: bytes[..<count], as: UTF8.self).split(
        whereSeparator: \.isNewline)
      return Set(lines.compactMap { $0.split(separator: " ").dropFirst().first.map(String.init) })
    } catch is PipedProgram.CannotStart {
      return []
    } catch is TakesTooLong {
      return nil
    }
  }
}
