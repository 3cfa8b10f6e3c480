import Foundation
import Testing

/// What `Documentation/FilmYourApp.md` tells its reader to type from step 3 on, typed with this package's `films`.
///
/// Steps 1 and 2 are held by the command's own tests.
struct TutorialTests {
  /// A block of the tutorial: lines for a shell, or a text that is printed or written.
  private struct Block {
    let language: String
    let text: String
  }

  private static let repository = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  private static let blocks: [Block] = {
    let file = repository.appendingPathComponent("Documentation/FilmYourApp.md")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.matches(of: /(?s)```([a-z]+)\n(.*?)```/).map {
      Block(language: String($0.1), text: String($0.2))
    }
  }()

  /// The views are named here as the tutorial names them.
  @Test func theViewsAreNamedAsItSays() throws {
    let named = try #require(TutorialTests.blocks.first { $0.text.contains("NamedApproach(") }).text
    let source = try String(
      contentsOf: TutorialTests.repository.appendingPathComponent(
        "Examples/app-controllers/Sources/AppControllers/Approaches.swift"), encoding: .utf8)
    let lines = named.split(separator: "\n").filter {
      $0.contains("screen:") || $0.contains("bar:")
    }
    #expect(lines.count == 2)
    for line in lines {
      let call = line.drop(while: \.isWhitespace).prefix { $0 != ")" }
      #expect(source.contains(call), "\(line)")
    }
  }

  /// Every line of a shell that calls `films` runs, and what stands below it is what it printed.
  @Test func itsLinesRunAndPrintWhatItSays() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // As step 2 makes it.
    let scenarios = folder.appendingPathComponent("Scenarios")
    try FileManager.default.createDirectory(at: scenarios, withIntermediateDirectories: true)
    try "name: chat\ndevice: iPhone 15\nmessages: 3\napproaches: [Chat]\n".write(
      to: scenarios.appendingPathComponent("chat.yaml"), atomically: true, encoding: .utf8)
    var (printed, commands) = ("", [String]())
    for block in TutorialTests.blocks {
      guard block.language == "sh" else {
        if !printed.isEmpty { #expect(printed.contains(block.text), "\(printed)") }
        continue
      }
      printed = ""
      for line in block.text.split(separator: "\n") where line.hasPrefix("swift run films ") {
        let words = line.prefix { $0 != "#" }.split(separator: " ").dropFirst(3).map(String.init)
        commands.append(words[0])
        if words == ["review"] {
          try review(in: folder)
        } else {
          let result = try films(words, in: folder)
          #expect(result.status == 0, "\(line)\n\(result.printed)")
          printed += result.printed
        }
      }
    }
    #expect(commands == ["measure", "render", "render", "explain", "record", "check", "review"])
    for name in ["keyboard-gap@2x.png", "keyboard-gap.html", "Baselines/chat/Chat.trace.json"] {
      let file = folder.appendingPathComponent(name)
      #expect(try Data(contentsOf: file).count > 1000)
    }
  }

  /// Once a film differs from what is approved, the check fails, and the review serves a page until it is ended.
  private func review(in folder: URL) throws {
    let file = folder.appendingPathComponent("Baselines/chat/Chat.trace.json")
    let approved = try String(contentsOf: file, encoding: .utf8)
    // As if the bar had been approved a point higher at one moment.
    let other = approved.replacing(
      /"toolbar\.bottom": \[852\.000/, with: "\"toolbar.bottom\": [851.000")
    try #require(other != approved)
    try other.write(to: file, atomically: true, encoding: .utf8)
    let check = try films(["check"], in: folder)
    #expect(
      check.status == 1 && check.printed.contains("Review: films review."), "\(check.printed)")
    let process = Process()
    process.executableURL = try TutorialTests.program()
    process.arguments = ["review"]
    process.currentDirectoryURL = folder
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    #expect(line.hasPrefix("http://127.0.0.1:"))
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  private func films(
    _ arguments: [String], in folder: URL
  ) throws -> (status: Int32, printed: String) {
    let process = Process()
    process.executableURL = try TutorialTests.program()
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let file = folder.appendingPathComponent(".printed")
    try Data().write(to: file)
    let output = try FileHandle(forWritingTo: file)
    process.standardOutput = output
    process.standardError = output
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try String(contentsOf: file, encoding: .utf8))
  }

  /// `films`, which is built beside these tests.
  private static func program() throws -> URL {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0])
    if let index = CommandLine.arguments.firstIndex(of: "--test-bundle-path") {
      folder = URL(fileURLWithPath: CommandLine.arguments[index + 1])
    }
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let program = folder.appendingPathComponent("films")
      if FileManager.default.isExecutableFile(atPath: program.path) { return program }
    }
    throw CocoaError(.fileNoSuchFile)
  }
}
