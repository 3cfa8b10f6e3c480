import Foundation
import TestSupport
import Testing

@testable import FilmstripCommand

/// Every format with every option: either it changes what is written, or it is refused.
struct FormatOptionTests {
  private static let values: [FormatOption: String] = [
    .scale: "2", .columns: "3", .crop: "0,0,100,200", .shape: "slide", .appearance: "dark",
    .frames: "0-1", .slow: "2", .loop: "3", .maxPixels: "300000", .words: "de",
  ]

  @Test func theTableKnowsEveryFormatAndEveryOption() {
    for option in FormatOption.allCases {
      #expect(
        !option.formats.isEmpty && option.formats.count < OutputFormat.all.count, "\(option)")
    }
    for format in OutputFormat.all where format.name != "trace" {
      #expect(
        FormatOption.allCases.contains { $0.formats.contains { $0.name == format.name } },
        "\(format.name)")
    }
  }

  /// What does nothing is refused, and what does something is taken; whether it does is looked at where that takes a
  /// moment.
  @Test(arguments: OutputFormat.all.map { $0.name }) func optionsWithoutEffectAreRefused(
    format: String
  ) throws {
    let scratch = try ScratchFolder()
    let command = ["render", "--approach", "frame", "--format", format, "-o", scratch.path("out")]
    let written = try files(format: format, [])
    for option in FormatOption.allCases {
      let arguments =
        "--\(option.rawValue)".split(separator: " ").map(String.init)
        + (FormatOptionTests.values[option].map { [$0] } ?? [])
      guard option.formats.contains(where: { $0.name == format }) else {
        let result = try filmstrip(command + arguments)
        #expect(
          result.status == 64
            && result.errors.contains("--\(option.rawValue) does nothing for \(format); it is for "),
          "\(arguments): \(result.errors)")
        #expect(try scratch.names().isEmpty)
        continue
      }
      // More frames than are drawn unasked, a recording's pictures, one approach beside none, and what is printed.
      guard ![.long, .noPixels, .sideBySide, .markup].contains(option), let written else {
        continue
      }
      // A frame has words only with --annotate.
      if option == .words, OutputFormat.all.contains(where: { $0.name == format && $0.hasFrames }) {
        continue
      }
      let changed = try files(format: format, arguments)
      #expect(changed != nil && changed != written, "\(format) \(arguments)")
    }
  }

  /// What a format writes of one film; nil where that needs another program.
  private func files(format: String, _ options: [String]) throws -> [String: Data]? {
    guard !["mp4", "webm"].contains(format) else { return nil }
    let scratch = try ScratchFolder()
    let frames =
      ["frames", "apng", "gif", "webp", "animated-svg", "lottie"].contains(format)
      && !options.contains("--frames")
    let result = try filmstrip(
      ["render", "--approach", "frame", "--format", format, "-o", scratch.url.path] + options
        + (frames ? ["--frames", "0-3"] : []))
    #expect(result.status == 0, "\(options): \(result.errors)")
    return try scratch.names().reduce(into: [:]) { files, name in
      files[name] = try Data(contentsOf: URL(fileURLWithPath: scratch.path(name)))
    }
  }

  /// One of several formats is enough.
  @Test func oneThatReadsItIsEnough() throws {
    let scratch = try ScratchFolder()
    let result = try filmstrip([
      "render", "--approach", "frame", "--format", "plot", "--format", "csv", "--frames", "0-3",
      "--scale", "1", "-o", scratch.url.path,
    ])
    #expect(result.status == 0, "\(result.errors)")
  }
}
