import Foundation
import TestSupport
import Testing

/// What the documents tell their reader to type can be typed, and prints what they say.
///
/// A block `console` is a session of a shell: lines that begin with `$ ` are typed, and what stands below each is all that it
/// prints. There `…` stands for any part of a line and, on a line of its own, for any lines. A document's sessions are one,
/// and a command ends with 0 unless `echo $?` follows, which says with what it ended.
struct DocumentExamplesTests {
  /// A line that is typed, and what it prints.
  private struct Example: Equatable {
    let line: String
    let printed: String
  }

  /// Lines that are not run, and why.
  private static let leftOut = [
    "make try": "it builds the command that is running here",
    "cd Ours && swift run": "it builds a package, which takes minutes",
  ]

  /// The document whose lines, and what they print, another test holds: `TutorialTests` of Examples/app-controllers.
  private static let tutorial = "Documentation/FilmYourApp.md"

  private static func read(_ path: String) throws -> String {
    try String(contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The blocks of a document, of the languages given.
  private static func blocks(_ languages: String..., in document: String) throws -> [String] {
    try read(document).matches(of: /(?ms)^```([a-z]*)\n(.*?)^```$/)
      .filter { languages.contains(String($0.output.1)) }.map { String($0.output.2) }
  }

  private static func examples(in document: String) throws -> [Example] {
    try blocks("console", in: document).flatMap { block in
      "\n\(block)".components(separatedBy: "\n$ ").dropFirst().map { part in
        let lines = part.components(separatedBy: "\n")
        return Example(
          line: lines[0],
          printed: lines.dropFirst().joined(separator: "\n")
            .trimmingCharacters(in: .newlines))
      }
    }
  }

  /// The documents that have sessions.
  private static let documents: [String] = Repository.documents.filter {
    (try? examples(in: $0))?.isEmpty == false
  }

  @Test func thereAreDocuments() throws {
    #expect(DocumentExamplesTests.documents.contains("README.md"))
    #expect(DocumentExamplesTests.documents.count > 5)
    let lines = try DocumentExamplesTests.documents.flatMap(DocumentExamplesTests.examples(in:))
    for reason in DocumentExamplesTests.leftOut {
      #expect(lines.contains { $0.line.hasPrefix(reason.key) }, "\(reason)")
    }
  }

  /// What is no session is never run, so no line of it calls the command.
  @Test(arguments: Repository.documents) func noLineIsLeftOut(document: String) throws {
    // `make check-renders` holds the pages of the gallery, which `make renders` writes.
    guard document != DocumentExamplesTests.tutorial, !document.hasPrefix("Renders/") else {
      return
    }
    for block in try DocumentExamplesTests.blocks("sh", "bash", "", in: document) {
      for line in block.split(separator: "\n") {
        let calls = line.firstMatch(of: #/^(?:\$ )?(?:.*&& )?filmstrip [a-z]/#) != nil
        #expect(!calls, "\(line) is not run; write it into a block console")
      }
    }
  }

  @Test(arguments: documents) func itsLinesPrintWhatItSays(document: String) throws {
    let examples = try DocumentExamplesTests.examples(in: document)
    let reader = try Reader(startsInTheRepository: document == "README.md")
    let isRun = examples.map { example in
      !DocumentExamplesTests.leftOut.contains { example.line.hasPrefix($0.key) }
    }
    let results = try reader.type(zip(examples, isRun).filter(\.1).map(\.0.line))
    var left = results[...]
    for (index, example) in examples.enumerated() {
      guard isRun[index] else {
        let tutorial = try DocumentExamplesTests.read(DocumentExamplesTests.tutorial)
        let told = example.printed.components(separatedBy: "\n").filter { $0 != "…" }
          .joined(separator: "\n")
        let isHeld = told.isEmpty || tutorial.contains(told)
        #expect(isHeld, "no test has seen that this was printed:\n\(told)")
        continue
      }
      try #require(!left.isEmpty, "\(example.line) was not reached")
      let result = left.removeFirst()
      let next = index + 1 < examples.count ? examples[index + 1].line : ""
      #expect(result.status == 0 || next == "echo $?", "\(example.line)\n\(result.printed)")
      // How many pixels differ depends on what drew them.
      if example.printed.contains("pixels"), try !hasUsualFonts() { continue }
      let isTold = try Printout(example.printed).isWhole(of: result.printed)
      #expect(isTold, "\(example.line)\n\(result.printed)")
    }
  }

  /// Whether fonts and libraries are those that drew the gallery.
  private func hasUsualFonts() throws -> Bool {
    try filmstrip("doctor", "--environment").output
      == DocumentExamplesTests.read("Renders/environment.txt")
  }

  /// A scenario in a document can be played.
  @Test(arguments: Repository.documents) func itsScenariosPlay(document: String) throws {
    let folder = try ScratchFolder()
    for block in try DocumentExamplesTests.blocks("yaml", in: document)
    where block.hasPrefix("name: ") {
      let file = try folder.file("scenario.yaml", block)
      let result = try filmstrip("measure", file)
      #expect(result.status == 0, "\(block)\n\(result.errors)")
    }
  }
}
