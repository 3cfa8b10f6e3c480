import Essentials
import Programs
import WholeFiles

extension FFmpeg {
  /// The time that ffmpeg has for its answer; a working one takes a fraction of it.
  private static let patience = Duration.seconds(5)
  /// More than its list of all encoders, in bytes.
  private static let longestList = 1 << 18

  /// The names of the encoders that an ffmpeg was built with.
  ///
  /// - Returns: Nothing if it cannot be run; nil if it does not answer.
  /// - Throws: Errors of `Interruption.check`.
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
      // The second word of a line such as ` V....D libx264  libx264 H.264 / AVC`.
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
