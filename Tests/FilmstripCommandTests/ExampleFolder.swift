import Foundation
import TestSupport
import Testing

/// A folder that holds what the examples of help begin with, gone when the test is.
struct ExampleFolder {
  let scratch: ScratchFolder

  /// Makes it: pictures to compare, and an app's file.
  init() throws {
    scratch = try ScratchFolder()
    try makePictures()
    let app = Repository.root.appendingPathComponent(
      "Examples/app-controllers/App/ChatViewController.swift")
    try FileManager.default.createDirectory(
      at: scratch.url.appendingPathComponent("App"), withIntermediateDirectories: true)
    _ = try scratch.file("App/Chat.swift", try String(contentsOf: app, encoding: .utf8))
  }

  /// Makes one with everything that another holds.
  init(copying other: ExampleFolder) throws {
    scratch = try ScratchFolder()
    let files = FileManager.default
    for name in try files.contentsOfDirectory(atPath: other.scratch.url.path) {
      try files.copyItem(atPath: other.scratch.path(name), toPath: scratch.path(name))
    }
  }

  /// Runs a line in the folder as its reader does, with the built command as `filmstrip`.
  func run(_ line: String) throws -> CommandResult {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return try shell(
      "set -e\n\(line)", in: scratch.url,
      environment: ["PATH": "\(try commandURL().deletingLastPathComponent().path):\(path)"])
  }

  /// Makes the pictures that examples compare: two frames of a phone of 1170 × 2532 pixels.
  private func makePictures() throws {
    _ = try scratch.file("phone.yaml", "name: phone\ndevice: iPhone 14\napproaches: [transform]")
    let files = FileManager.default
    for (frame, name, kept) in [("0", "before", "approved"), ("12", "after", "results")] {
      let drawn = try filmstrip(
        ["render", "phone.yaml", "--format", "frames", "--frames", frame, "--scale", "3"]
          + ["-o", kept], in: scratch.url)
      try #require(drawn.status == 0, "\(drawn.errors)")
      let picture = try #require(
        try files.contentsOfDirectory(atPath: scratch.path(kept)).first { $0.hasSuffix(".png") })
      try files.copyItem(
        atPath: scratch.path("\(kept)/\(picture)"), toPath: scratch.path("\(name).png"))
      try files.moveItem(
        atPath: scratch.path("\(kept)/\(picture)"), toPath: scratch.path("\(kept)/screen.png"))
    }
  }

  /// Changes the films that were approved, so that a check leaves something to accept.
  func changeTheFilms() throws {
    let file = scratch.path("Films/chat.yaml")
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let changed = text.replacing("context: deferred", with: "context: inherited")
    try #require(changed != text)
    _ = try scratch.file("Films/chat.yaml", changed)
    try #require(try filmstrip(["check"], in: scratch.url).status == 1)
  }
}
