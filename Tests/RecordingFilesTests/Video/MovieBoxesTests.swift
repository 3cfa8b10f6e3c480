import Foundation
import Testing

@testable import RecordingFiles

@Suite struct MovieBoxesTests {
  private func box(_ name: String, _ body: [UInt8]) -> [UInt8] {
    let size = UInt32(8 + body.count)
    return (0..<4).map { UInt8(truncatingIfNeeded: size >> (24 - 8 * $0)) } + Array(name.utf8)
      + body
  }

  /// A movie with one track whose samples are of this kind.
  private func movie(_ kind: String) -> [UInt8] {
    let entries = box("stsd", [0, 0, 0, 0, 0, 0, 0, 1] + box(kind, [1, 2, 3]))
    let track = ["stbl", "minf", "mdia", "trak"].reduce(box("free", []) + entries) { box($1, $0) }
    return box("ftyp", Array("isom".utf8)) + box("mdat", [UInt8](repeating: 7, count: 99))
      + box("moov", box("mvhd", [0, 0]) + track)
  }

  private func areEncrypted(_ bytes: [UInt8]) throws -> Bool {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("boxes-\(UUID().uuidString).mp4")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return MovieBoxes.areEncrypted(file.path)
  }

  @Test func encryptedPicturesAreKnown() throws {
    #expect(try areEncrypted(movie("encv")))
    #expect(try !areEncrypted(movie("avc1")))
    // The name alone, in the pictures' bytes, is none.
    #expect(try !areEncrypted(box("mdat", Array("encv".utf8)) + movie("avc1")))
  }

  /// Whatever is cut off or overwritten, there is an answer.
  @Test func brokenBoxesAreNotATrap() throws {
    let whole = movie("encv")
    for count in stride(from: 0, to: whole.count, by: 3) {
      _ = try areEncrypted(Array(whole.prefix(count)))
    }
    for index in stride(from: 0, to: whole.count, by: 2) {
      for value in [0, 1, 255] as [UInt8] {
        var broken = whole
        broken[index] = value
        _ = try areEncrypted(broken)
      }
    }
  }
}
