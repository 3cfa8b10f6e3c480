import Foundation
import TestSupport
import Testing

@testable import FilmstripCommand

/// What is said of each format is what it does, wherever it is said.
struct OutputFormatsTests {
  /// A format as help has it.
  private struct Format: CustomTestStringConvertible {
    let name: String
    /// What its files are called, such as `NAME-APPROACH.gif`.
    let fileName: String
    let summary: String

    var testDescription: String { name }
  }

  /// The formats in the order in which help lists them.
  private static func formats() throws -> [Format] {
    let help = try filmstrip("render", "--experimental-dump-help").json() as? [String: Any]
    let command = try #require(help?["command"] as? [String: Any])
    let arguments = try #require(command["arguments"] as? [[String: Any]])
    let format = try #require(arguments.first { $0["valueName"] as? String == "format" })
    let texts = try #require(format["allValueDescriptions"] as? [String: String])
    let names = try #require(format["allValues"] as? [String])
    #expect(Set(texts.keys) == Set(names))
    return try names.map { name in
      let parts = try #require(texts[name]).split(separator: ": ", maxSplits: 1)
      #expect(parts.count == 2, "\(name)")
      return Format(name: name, fileName: String(parts[0]), summary: String(parts[1]))
    }
  }

  /// A format that nobody listed would be one that nobody can ask for.
  @Test func everyFormatIsListed() throws {
    let folder = Repository.root.appendingPathComponent(
      "Sources/FilmstripCommand/Rendering/Formats")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .flatMap { file in
        try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
          .matches(
            of: /static let \w+ = (?:still|clip|video|OutputFormat)\(\s*(?:name: )?"([a-z0-9-]+)"/
          )
          .map { String($0.output.1) }
      }
    #expect(try names.sorted() == OutputFormatsTests.formats().map(\.name).sorted())
  }

  @Test func helpHasALineForEach() throws {
    let help = try filmstrip("render", "--help").output
    let words = help.split { $0.isWhitespace }.joined(separator: " ")
    for format in try OutputFormatsTests.formats() {
      #expect(
        words.contains(" \(format.name) - \(format.fileName): \(format.summary)"), "\(format.name)")
      #expect(format.fileName.hasPrefix("NAME"))
      #expect(format.fileName.contains(/\.[a-z0-9]+$/), "\(format.name) has no extension")
    }
  }

  @Test func theDocumentationKnowsEach() throws {
    let text = try String(
      contentsOf: Repository.root.appendingPathComponent("Documentation/Pictures.md"),
      encoding: .utf8)
    for format in try OutputFormatsTests.formats() {
      #expect(
        text.contains("`\(format.name)`") || text.contains("--format \(format.name)"),
        "\(format.name)")
    }
  }

  @Test func anotherNameIsRefusedAndAllAreNamed() throws {
    let result = try filmstrip("render", "--format", "tiff")
    #expect(result.status == 64)
    for format in try OutputFormatsTests.formats() {
      #expect(result.errors.contains("  - \(format.name)\n"), "\(format.name)")
    }
  }

  /// Each writes what help says, says so in JSON, replaces it when it is asked again, and can be printed where it is
  /// one file.
  @Test func eachWritesWhatHelpSays() throws {
    // What it reads, and that it is Filmstrip's, stands behind what makes its result a video.
    let ffmpeg = try FakeFFmpeg(#"{ cat "$whole"; echo "$remark"; cat; } >"$out""#, frames: 1)
    for format in try OutputFormatsTests.formats() {
      let folder = try ScratchFolder()
      let values: [(FormatOption, String)] = [(.frames, "0"), (.scale, "1"), (.columns, "2")]
      let read = values.filter { $0.0.formats.contains { $0.name == format.name } }
        .flatMap { ["--\($0.0.rawValue)", $0.1] }
      func render(_ options: String...) throws -> CommandResult {
        try filmstrip(
          ["render", "keyboard-gap", "--approach", "frame", "--fps", "10"]
            + ["--format", format.name] + read + options,
          environment: ["PATH": ffmpeg.path])
      }
      let name = format.fileName.replacing("NAME", with: "keyboard-gap")
        .replacing("APPROACH", with: "frame")
      for _ in 1...2 {
        let result = try render("-o", folder.url.path, "--json")
        #expect(result.status == 0, "\(format.name): \(result.errors)")
        let reports = try #require(try result.json() as? [[String: Any]])
        #expect(reports.map { $0["format"] as? String } == [format.name])
        #expect(reports.map { $0["file"] as? String } == [folder.path(name)])
        #expect(try folder.names() == [name])
      }
      let bytes = try Data(contentsOf: folder.url.appendingPathComponent(name))
      let printed = try render("-o", "-")
      #expect(printed.status == 0, "\(format.name): \(printed.errors)")
      #expect(Data(printed.bytes) == bytes, "\(format.name)")
    }
  }
}
