import Foundation
import Imaging
import TestSupport
import Testing

/// Files that are no pictures, or want to be more than they are.
struct DiffTroubleTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func file(_ name: String, _ bytes: [UInt8]) throws -> String {
    try Data(bytes).write(to: folder.url.appendingPathComponent(name))
    return folder.path(name)
  }

  private func good() throws -> String {
    let bitmap = try #require(Bitmap(width: 40, height: 50, filledWith: 0xFF12_3456))
    return try file("good.png", PNG.encode(bitmap))
  }

  /// The message names the file, what is wrong with it, and what can be compared.
  @Test(arguments: [
    ("clip.gif", "GIF89a.....", "is a GIF file"), ("text.png", "hello", "is not a PNG file"),
    ("clip.webp", "RIFF....WEBP", "is a WebP file"), ("empty.png", "", "is empty"),
  ])
  func refusesOtherFiles(name: String, text: String, words: String) throws {
    let other = try file(name, Array(text.utf8))
    for pair in [[try good(), other], [other, try good()], [other, other]] {
      let result = try filmstrip(["diff"] + pair)
      #expect(result.status == 65)
      #expect(result.errors.contains("\(other) \(words)"), "\(result.errors)")
      #expect(result.errors.contains("PNG and animated PNG files"))
      #expect(result.output.isEmpty)
    }
  }

  @Test func saysWhichFileIsMissing() throws {
    let result = try filmstrip("diff", try good(), folder.path("none.png"))
    #expect(result.status == 74)
    #expect(result.errors.contains("none.png could not be read"))
  }

  @Test func saysWhichFileIsCutOff() throws {
    let whole = try [UInt8](Data(contentsOf: URL(fileURLWithPath: try good())))
    for length in [8, 20, 40, whole.count / 2, whole.count - 1] {
      let short = try file("short.png", Array(whole[..<length]))
      let result = try filmstrip("diff", short, try good())
      #expect(result.status == 65)
      #expect(result.errors.contains("short.png: "), "\(result.errors)")
    }
  }

  /// Pictures, data and frames that are more, or less, than they say; each ends in a message in little
  /// memory.
  @Test func hostileFilesEndInAMessage() throws {
    let good = try good()
    let files: [(String, [UInt8], String)] = [
      ("bomb.png", DeflateBomb.file(width: 20_000, height: 20_000), "is not allowed"),
      ("large.png", DeflateBomb.file(width: 7000, height: 7000), "36 megapixels"),
      ("frame.png", DeflateBomb.clip(width: 4000, height: 4000, frames: 2), "12 megapixels"),
      ("clip.png", DeflateBomb.clip(width: 3000, height: 3000, frames: 112), "1000 megapixels"),
    ]
    for (name, bytes, words) in files {
      let run = try MeasuredRun(["diff", try file(name, bytes), good])
      #expect(run.status == 65, "\(name)")
      #expect(run.errors.contains(name) && run.errors.contains(words), "\(run.errors)")
      #expect(run.mebibytes < 512, "\(name)")
    }
    let short = try file(
      "short.png", DeflateBomb.file(width: 5000, height: 5000, missing: 1))
    let whole = try file("whole.png", DeflateBomb.file(width: 5000, height: 5000))
    let run = try MeasuredRun(["diff", short, whole])
    #expect(run.status == 65)
    #expect(run.errors.contains("short.png: ") && run.errors.contains("ends before the last row"))
    #expect(run.mebibytes < 512)
  }

  /// Damage of what is in a picture is told where its size says enough, too, unless files are trusted.
  @Test func sizesAreReportedWithoutUnfolding() throws {
    let large = try file("large.png", DeflateBomb.file(width: 5000, height: 5000, missing: 1))
    let arguments = ["diff", large, try good(), "-o", folder.path("none.png")]
    let told = try filmstrip(arguments)
    #expect(told.status == 65 && told.errors.contains("large.png: "))
    let result = try filmstrip(arguments + ["--trust"])
    #expect(result.status == 1 && result.output.contains("5000 × 5000"))
    #expect(result.errors.contains("Wrote no picture") && result.errors.contains("sizes differ"))
  }

  /// The largest pictures that are compared, both of which are there at once.
  @Test func largePicturesStayWithinTheirMemory() throws {
    let one = try file("one.png", DeflateBomb.file(width: 6000, height: 6000))
    let other = try file("other.png", DeflateBomb.file(width: 6000, height: 6000) + [0])
    let run = try MeasuredRun(["diff", one, other])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.mebibytes < 512)
  }
}
