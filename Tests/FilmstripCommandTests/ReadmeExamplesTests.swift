import Foundation
import TestSupport
import Testing

/// What the README tells its reader to type can be typed, and prints what the README says.
///
/// Its Swift is held by `ListingsTests`, its table of `measure` and its exit codes by `ReadmeTests`.
struct ReadmeExamplesTests {
  /// Lines that are not run, and why.
  private static let leftOut = [
    "filmstrip review": "it serves a page until somebody ends it",
    "--format mp4": "it needs ffmpeg, which may be missing",
    "chat.mov": "it needs a recording, and ffmpeg",
  ]

  private static let text: String = {
    let file = Repository.root.appendingPathComponent("README.md")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }()

  /// The README's lines for a shell that call the command, in order.
  private static let lines: [String] =
    text.matches(of: /(?s)```sh\n(.*?)```/).flatMap { block in
      block.output.1.split(separator: "\n").map(String.init)
        .filter { $0.firstMatch(of: #/^(?:.* && )?filmstrip /#) != nil }
    }

  /// Runs a line in a folder as its reader does, with the built command as `filmstrip`.
  private func run(_ line: String, in folder: ScratchFolder) throws -> CommandResult {
    let scratch = try ScratchFolder()
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-ec", line]
    process.currentDirectoryURL = folder.url
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["PATH": "\(try commandURL().deletingLastPathComponent().path):\(path)"]) { $1 }
    for name in ["output", "errors"] { _ = try scratch.file(name, "") }
    let (output, errors) = (scratch.path("output"), scratch.path("errors"))
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(forWritingAtPath: output)
    process.standardError = FileHandle(forWritingAtPath: errors)
    try process.run()
    process.waitUntilExit()
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: output)))
    return CommandResult(
      status: process.terminationStatus, output: String(decoding: bytes, as: UTF8.self),
      errors: try String(contentsOfFile: errors, encoding: .utf8), bytes: bytes)
  }

  /// Makes the pictures that the README compares: two frames of a phone of 1170 × 2532 pixels.
  private func makePictures(in folder: ScratchFolder) throws {
    _ = try folder.file("phone.yaml", "name: phone\ndevice: iPhone 14\napproaches: [transform]")
    let files = FileManager.default
    for (frame, name, kept) in [("0", "before", "approved"), ("12", "after", "results")] {
      let drawn = try filmstrip(
        ["render", "phone.yaml", "--format", "frames", "--frames", frame, "--scale", "3"]
          + ["-o", kept], in: folder.url)
      try #require(drawn.status == 0, "\(drawn.errors)")
      let picture = try #require(
        try files.contentsOfDirectory(atPath: folder.path(kept)).first { $0.hasSuffix(".png") })
      try files.copyItem(
        atPath: folder.path("\(kept)/\(picture)"), toPath: folder.path("\(name).png"))
      try files.moveItem(
        atPath: folder.path("\(kept)/\(picture)"), toPath: folder.path("\(kept)/screen.png"))
    }
  }

  /// Changes the films that were approved, so that a check leaves something to accept.
  private func changeTheFilms(in folder: ScratchFolder) throws {
    let file = folder.path("Films/chat.yaml")
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let changed = text.replacing("context: deferred", with: "context: inherited")
    try #require(changed != text)
    _ = try folder.file("Films/chat.yaml", changed)
    try #require(try filmstrip(["check"], in: folder.url).status == 1)
  }

  @Test func theLinesOfTheReadmeRunInOrder() throws {
    let folder = try ScratchFolder()
    try makePictures(in: folder)
    let app = Repository.root.appendingPathComponent(
      "Examples/app-controllers/App/ChatViewController.swift")
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("App"), withIntermediateDirectories: true)
    _ = try folder.file("App/Chat.swift", try String(contentsOf: app, encoding: .utf8))
    let lines = ReadmeExamplesTests.lines
    #expect(lines.count > 20)
    for reason in ReadmeExamplesTests.leftOut {
      #expect(lines.contains { $0.contains(reason.key) }, "\(reason)")
    }
    for line in lines where !ReadmeExamplesTests.leftOut.contains(where: { line.contains($0.key) })
    {
      if line.hasPrefix("filmstrip accept ") { try changeTheFilms(in: folder) }
      let result = try run(line, in: folder)
      // Two pictures that differ are what `diff` is shown with.
      #expect(
        result.status == (line.hasPrefix("filmstrip diff ") ? 1 : 0), "\(line)\n\(result.errors)")
    }
    #expect(Set(try folder.names()).isSuperset(of: ["Baselines", "difference.png", "gap.gif"]))
  }

  /// A block that begins with a call is the call and all that it prints.
  @Test func theBlocksOfTheReadmeAreWhatIsPrinted() throws {
    let text = ReadmeExamplesTests.text
    let blocks = text.matches(of: /(?s)```[a-z]*\n\$ (filmstrip [^\n]+)\n(.*?)```/)
    #expect(!blocks.isEmpty)
    #expect(blocks.count == text.matches(of: #/\n\$ /#).count)
    let folder = try ScratchFolder()
    for block in blocks {
      let result = try run(String(block.output.1), in: folder)
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.output == String(block.output.2), "\(block.output.1)")
    }
  }
}
