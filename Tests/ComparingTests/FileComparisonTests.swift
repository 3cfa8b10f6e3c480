import Basics
import Foundation
import Imaging
import TestSupport
import Testing
import Traces
import WholeFiles

@testable import Comparing

/// What `diff` finds, asked without a process.
struct FileComparisonTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  /// A picture of 40 × 50 px, white but for some pixels.
  private func picture(_ dots: [(x: Int, y: Int)] = []) throws -> Bitmap {
    var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: 40 * 50)
    for dot in dots { pixels[dot.y * 40 + dot.x] = 0xFF00_0000 }
    return try #require(Bitmap(width: 40, height: 50, pixels: pixels))
  }

  private func file(_ name: String, _ bytes: [UInt8]) throws -> String {
    try Data(bytes).write(to: folder.url.appendingPathComponent(name))
    return folder.path(name)
  }

  private func file(_ name: String, _ picture: Bitmap) throws -> String {
    try file(name, PNG.encode(picture))
  }

  private func clip(_ name: String, _ pictures: [Bitmap], delay: Double = 0.5) throws -> String {
    var bytes: [UInt8] = []
    let writer = try APNGWriter(
      width: pictures[0].width, height: pictures[0].height, frameCount: pictures.count
    ) { bytes += $0 }
    let delay = try #require(AnimatedPNG.Delay(seconds: delay))
    for picture in pictures { try writer.add(picture, for: delay) }
    try writer.finish()
    return try file(name, bytes)
  }

  private func report(
    _ one: String, _ other: String, trusting isTrusting: Bool = false
  ) throws -> DifferenceReport {
    try FileComparison(
      rule: DifferenceRule(), batch: OutputBatch(.keeping), isTrusting: isTrusting
    ).report(one, other)
  }

  /// The lines without the folder's path.
  private func text(_ report: DifferenceReport) -> String {
    (report.lines(threshold: .usual).joined(separator: "\n") + "\n")
      .replacing(folder.url.path + "/", with: "")
  }

  @Test func equalPixelsInOtherBytesAreReported() throws {
    let one = try file("a.png", picture())
    let other = try file("b.png", PNG.encode(picture(), scale: 2))
    let result = try report(one, other)
    #expect(result.verdict.passes)
    #expect(text(result) == "a.png and b.png: same pixels, different bytes\n")
  }

  @Test func saysHowMuchDiffersAndWhere() throws {
    let one = try file("a.png", picture())
    let other = try file("b.png", picture([(3, 10), (4, 10), (12, 44)]))
    let result = try report(one, other)
    #expect(!result.verdict.passes)
    #expect(
      text(result) == """
        a.png and b.png: different pixels
          different   3 of 2000 pixels (0.15 %)
          largest     0.966 of 1 (threshold 0.1)
          where       10 × 35 px at 3,10
          densest     0.2 % of 32 × 32 px at 0,0

        """)
  }

  @Test func anotherSizeIsAResult() throws {
    let one = try file("a.png", picture())
    let small = try #require(Bitmap(width: 4, height: 5, filledWith: 0xFF00_0000))
    let result = try report(one, try file("b.png", small))
    #expect(!result.verdict.passes)
    #expect(
      text(result) == "a.png and b.png: different sizes\n  size        40 × 50 and 4 × 5 px\n")
  }

  /// A file's last chunk but the end, which is its picture data, with a byte changed.
  private func damaged(_ bytes: [UInt8]) -> [UInt8] {
    var damaged = bytes
    // 12 bytes of the end, 4 of the checksum.
    damaged[bytes.count - 20] ^= 1
    return damaged
  }

  /// Nothing need be compared of equal bytes, or of other sizes; yet a damaged picture is none.
  @Test func damageIsReportedWhereNothingIsCompared() throws {
    let whole = try PNG.encode(picture())
    let small = try #require(Bitmap(width: 4, height: 5, filledWith: 0xFF00_0000))
    let (one, other) = (try file("a.png", damaged(whole)), try file("b.png", small))
    let cut = try file("c.png", Array(whole.dropLast(12)))
    for (first, second) in [(one, one), (cut, cut), (one, other), (other, one), (other, cut)] {
      let bad = [first, second].contains(one) ? one : cut
      let failure = #expect(throws: Failure.self) { try report(first, second) }
      #expect(failure?.code == .badData)
      #expect(failure?.message.hasPrefix("\(bad): The PNG file") == true)
    }
    let (good, same) = (try file("good.png", whole), try file("same.png", whole))
    #expect(try report(good, same).isReadThrough)
    // Who trusts the files is told that they were not read.
    #expect(
      try text(report(good, same, trusting: true)) == """
        good.png and same.png: identical
          trusted     Files that need not be compared were not checked for damage.

        """)
    let sizes = try report(good, other, trusting: true)
    #expect(!sizes.verdict.passes && !sizes.isReadThrough)
    // What is compared is read all the same.
    let dotted = try file("dotted.png", picture([(1, 1)]))
    #expect(try report(good, dotted, trusting: true).isReadThrough)
    #expect(throws: Failure.self) { try report(one, dotted, trusting: true) }
  }

  @Test func damageIsReportedInFramesThatAreNotCompared() throws {
    let (white, dotted) = (try picture(), try picture([(1, 1)]))
    let path = try clip("a.png", [white, dotted, white])
    let one = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    _ = try file("a.png", damaged(one))
    let shorter = try clip("b.png", [white, dotted])
    #expect(throws: Failure.self) { try report(path, shorter) }
    #expect(throws: Failure.self) { try report(shorter, path) }
    _ = try file("a.png", one)
    let trusted = try report(shorter, path, trusting: true)
    #expect(!trusted.verdict.passes && !trusted.isReadThrough)
    #expect(try report(shorter, path).isReadThrough)
  }

  @Test func otherFramesAndTimesAreReported() throws {
    let white = try picture()
    let one = try clip("a.png", [white, try picture([(1, 1)]), white])
    let shorter = try clip("b.png", [white, try picture([(1, 1)])])
    let fewer = try report(one, shorter)
    #expect(!fewer.verdict.passes)
    #expect(
      text(fewer) == """
        a.png and b.png: different frames
          frames      3 and 2; the first 2 were compared
          pixels      the same in all frames compared

        """)
    let slower = try clip("c.png", [white, try picture([(1, 1)]), white], delay: 0.25)
    let result = try report(one, slower)
    #expect(!result.verdict.passes)
    #expect(text(result).contains("  delays      different in frames 0–2\n"))
    // A still picture is a clip of one frame.
    let still = try report(one, file("d.png", white))
    #expect(text(still).contains("frames      3 and 1"))
  }
}
