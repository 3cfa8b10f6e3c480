import Foundation
import TestSupport
import Testing

@testable import FilmstripCommand

/// Clips in shapes.
struct AnimatedSVGFormatTests {
  private func svg(_ arguments: [String]) throws -> String {
    let result = try filmstrip(["render"] + arguments + ["--format", "animated-svg", "-o", "-"])
    #expect(result.status == 0, "\(result.errors)")
    return result.output
  }

  /// Each approach has a file, or all have one side by side, and a second run writes the same bytes over them.
  @Test func filesHaveTheirOwnNames() throws {
    let folder = try ScratchFolder()
    let command = ["render", "keyboard-gap", "--format", "animated-svg", "-o", folder.url.path]
    for _ in 0..<2 {
      #expect(
        try filmstrip(command + ["--approach", "frame", "--approach", "transform"]).status == 0)
      #expect(try filmstrip(command + ["--side-by-side", "--appearance", "dark"]).status == 0)
    }
    #expect(
      try folder.names().sorted() == [
        "keyboard-gap-animated~dark.svg", "keyboard-gap-frame-animated.svg",
        "keyboard-gap-transform-animated.svg",
      ])
    #expect(
      try svg(["keyboard-gap", "--approach", "frame"])
        == svg(["keyboard-gap", "--approach", "frame"]))
  }

  /// It stands alone, and is small.
  @Test func aFileNeedsNothingElse() throws {
    let text = try svg(["keyboard-gap", "--approach", "frame"])
    #expect(!text.contains("<script") && !text.contains("<image") && !text.contains("url(http"))
    #expect(
      text.contains("<title>keyboard-gap-frame</title>")
        && text.contains("<desc>97 frames in 1.62 s."))
    #expect(text.contains("prefers-reduced-motion"))
    #expect(text.utf8.count < 100_000)
  }

  /// Bar and keyboard move alike with the keyboard's curve, and apart without it.
  @Test func motionsAreTheFilms() throws {
    func lists(_ approach: String) throws -> Int {
      try svg(["keyboard-gap", "--approach", approach]).ranges(of: "@keyframes").count
    }
    #expect(try lists("frame") > lists("transform"))
    let slow = try svg(["keyboard-gap", "--approach", "frame", "--slow", "4"])
    #expect(slow.contains("[class]{animation:6.4667s linear infinite}"))
  }
}
