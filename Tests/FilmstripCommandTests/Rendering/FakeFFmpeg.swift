import Foundation
import TestSupport

/// A shell script that stands for ffmpeg: first on `PATH`, it is what the command starts.
struct FakeFFmpeg {
  /// Where it lies, with what its script leaves beside it.
  let folder: ScratchFolder

  /// A program of some lines of shell.
  ///
  /// They find the file to write in `$out`, and a video of so many pictures in `$whole`. What they write to `$here/NAME`
  /// is read by `note(NAME)`.
  init(_ script: String, frames: Int = 3) throws {
    folder = try ScratchFolder()
    try write(FakeFFmpeg.mp4(frames: frames), to: folder.url.appendingPathComponent("whole.mp4"))
    try write(FakeFFmpeg.webM(frames: frames), to: folder.url.appendingPathComponent("whole.webm"))
    let program = try folder.file(
      "ffmpeg",
      """
      #!/bin/sh
      here='\(folder.url.path)'
      for last; do
        case "$last" in comment=*) remark=${last#comment=};; mp4|webm) whole="$here/whole.$last";; esac
      done
      out=${last#file:}
      \(script)

      """)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
  }

  /// The `PATH` on which it is found first.
  var path: String {
    "\(folder.url.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
  }

  /// What the script wrote to a file; nil where that is not there yet, or not whole.
  func note(_ name: String) -> String? {
    guard let text = try? String(contentsOfFile: folder.path(name), encoding: .utf8),
      text.hasSuffix("\n")
    else { return nil }
    return String(text.dropLast())
  }

  // MARK: Files

  /// The boxes of an MP4 file that say how many pictures it has.
  static func mp4(frames: Int) -> [UInt8] {
    let count = box("stsz", [0, 0, 0, 0, 0, 0, 0, 0] + number(frames))
    let inner = ["stbl", "minf", "mdia", "trak", "moov"].reduce(count) { box($1, $0) }
    return box("ftyp", Array("isom".utf8)) + box("free", []) + inner
  }

  private static func box(_ type: String, _ body: [UInt8]) -> [UInt8] {
    number(8 + body.count) + Array(type.utf8) + body
  }

  private static func number(_ value: Int) -> [UInt8] {
    withUnsafeBytes(of: UInt32(value).bigEndian) { Array($0) }
  }

  /// The elements of a WebM file that are its pictures, in clusters of two.
  static func webM(frames: Int) -> [UInt8] {
    var clusters: [UInt8] = []
    for start in stride(from: 0, to: frames, by: 2) {
      let blocks = (start..<min(start + 2, frames)).flatMap { frame in
        frame.isMultiple(of: 3)
          ? element([0xA0], element([0xA1], [0x81, 0, 0, 0])) : element([0xA3], [0x81, 0, 0, 0])
      }
      clusters += element([0x1F, 0x43, 0xB6, 0x75], element([0xE7], [0]) + blocks)
    }
    return element([0x1A, 0x45, 0xDF, 0xA3], []) + element([0x18, 0x53, 0x80, 0x67], clusters)
  }

  private static func element(_ id: [UInt8], _ body: [UInt8]) -> [UInt8] {
    id + [0x01, 0, 0, 0] + number(body.count) + body
  }
}
