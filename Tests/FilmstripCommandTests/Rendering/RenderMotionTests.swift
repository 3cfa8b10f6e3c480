import Foundation
import Imaging
import TestSupport
import Testing

/// Frames and clips.
struct RenderMotionTests {
  private func bitmap(_ name: String, in folder: ScratchFolder) throws -> Bitmap {
    try PNG.decode([UInt8](Data(contentsOf: folder.url.appendingPathComponent(name))))
  }

  @Test func framesAreNumbered() throws {
    let folder = try ScratchFolder()
    let result = try filmstrip(
      "render", "--approach", "frame", "--format", "frames", "--frames", "5-8", "-o",
      folder.url.path)
    #expect(result.status == 0)
    #expect(
      try folder.names() == (5...8).map { "keyboard-gap-frame-000\($0).png" })
    let frame = try bitmap("keyboard-gap-frame-0005.png", in: folder)
    #expect(frame.width == 375 && frame.height == 667)
  }

  /// Every path gives the same pixels: rows that recur, whole pictures, and clips.
  @Test(arguments: ["transform", "constraints"]) func everyPathGivesTheSamePixels(
    approach: String
  ) throws {
    let folder = try ScratchFolder()
    let result = try filmstrip(
      "render", "--approach", approach, "--format", "frames", "--format", "apng", "--format",
      "webp", "--frames", "3-12", "-j", "2", "-o", folder.url.path)
    #expect(result.status == 0)
    let url = folder.url.appendingPathComponent("keyboard-gap-\(approach).apng")
    let animation = try AnimatedPNG([UInt8](Data(contentsOf: url)))
    #expect(animation.delays.allSatisfy { $0.numerator == 1 && $0.denominator == 60 })
    var frames = animation.frames()
    for number in 3...12 {
      let name = "keyboard-gap-\(approach)-00\(number < 10 ? "0" : "")\(number).png"
      #expect(try frames.next()?.bitmap == bitmap(name, in: folder))
    }
    #expect(try frames.next() == nil)
    // A frame alone is drawn, as no row of it recurs.
    let alone = try ScratchFolder()
    _ = try filmstrip(
      "render", "--approach", approach, "--format", "frames", "--frames", "7", "-o",
      alone.url.path)
    let name = "keyboard-gap-\(approach)-0007.png"
    #expect(try bitmap(name, in: alone) == bitmap(name, in: folder))
  }

  @Test func gifsSayWhatTheyShow() throws {
    let folder = try ScratchFolder()
    let result = try filmstrip(
      "render", "--approach", "transform", "--format", "gif", "--frames", "0-10", "-o",
      folder.url.path)
    #expect(result.status == 0)
    #expect(result.errors.contains("50 pictures per second instead of 60"))
    #expect(result.errors.contains("--slow 1.2"))
    let exact = try filmstrip(
      "render", "--approach", "transform", "--format", "gif", "--frames", "0-10", "--slow", "1.2",
      "-o", folder.url.path)
    #expect(!exact.errors.contains("instead of"))
  }

  /// What was written before is known as ours, and replaced.
  @Test func clipsAndPagesAreWrittenAgain() throws {
    let folder = try ScratchFolder()
    let formats = ["apng", "gif", "webp", "html", "csv", "trace", "frames"]
    let arguments =
      ["render", "--approach", "transform", "--frames", "0-2", "-o", folder.url.path]
      + formats.flatMap { ["--format", $0] }
    #expect(try filmstrip(arguments).status == 0)
    let again = try filmstrip(arguments)
    #expect(again.status == 0, "\(again.errors)")
  }

  @Test func oneFileIsPrinted() throws {
    let result = try filmstrip(
      "render", "--approach", "frame", "--format", "frames", "--frames", "0", "-o", "-")
    #expect(result.status == 0)
    #expect(try PNG.decode(result.bytes).width == 375)
    let two = try filmstrip("render", "--format", "gif", "--frames", "0", "-o", "-")
    #expect(two.status == 64 && two.bytes.isEmpty)
  }

  @Test func sideBySideWithNotes() throws {
    let folder = try ScratchFolder()
    let result = try filmstrip(
      "render", "--format", "frames", "--frames", "8", "--side-by-side", "--annotate", "-o",
      folder.url.path)
    #expect(result.status == 0)
    let frame = try bitmap("keyboard-gap-0008.png", in: folder)
    #expect(frame.width > 3 * 375 && frame.height > 667)
  }

  @Test(arguments: [
    ["--frames", "500-"], ["--frames", "9-3"], ["--frames", "x"], ["--slow", "0.5"],
    ["--loop", "-1"], ["-j", "0"],
  ])
  func wrongNumbersAreRefused(options: [String]) throws {
    let folder = try ScratchFolder()
    let result = try filmstrip(
      ["render", "--format", "gif", "-o", folder.url.path] + options)
    #expect(result.status == 64)
    #expect(try folder.names().isEmpty)
  }

  /// A file that may not be replaced in the middle of many leaves all of them alone.
  @Test func allOrNothing() throws {
    let folder = try ScratchFolder()
    let foreign = folder.url.appendingPathComponent("keyboard-gap-frame-0002.png")
    try Data("mine".utf8).write(to: foreign)
    let result = try filmstrip(
      "render", "--approach", "frame", "--format", "frames", "--frames", "0-4", "-o",
      folder.url.path)
    #expect(result.status == 73)
    #expect(try folder.names() == ["keyboard-gap-frame-0002.png"])
    #expect(try Data(contentsOf: foreign) == Data("mine".utf8))
  }
}
