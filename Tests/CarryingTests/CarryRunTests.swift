import Foundation
import Testing

@testable import Carrying

final class CarryRunTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "carry-\(UUID().uuidString)"
  ).path

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  @discardableResult
  private func write(_ text: String, to name: String) throws -> String {
    let url = URL(filePath: "\(folder)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  private func code(_ files: [String], into output: String? = nil, check: Bool = false) -> Int32? {
    do throws(CarryRun.Failure) {
      return try CarryRun(files: files, folder: output, onlyChecks: check).run().code
    } catch {
      return error.code
    }
  }

  private func names(in output: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: output).sorted()) ?? []
  }

  @Test func filesAreCarriedIntoAFolder() throws {
    let one = try write("import UIKit\n", to: "One.swift")
    let two = try write("let a = 1\n", to: "b/Two.swift")
    let output = folder + "/new/out"
    let run = try CarryRun(files: [one, two], folder: output, onlyChecks: false)
    let result = try run.run()
    #expect(result.code == 0)
    #expect(result.output.isEmpty)
    #expect(result.written == [output + "/One.carried.swift", output + "/Two.carried.swift"])
    #expect(names(in: output) == ["One.carried.swift", "Two.carried.swift"])
    let text = try String(contentsOfFile: output + "/One.carried.swift", encoding: .utf8)
    #expect(text.hasPrefix(CarriedSource.mark))
    #expect(text.hasSuffix("\n#sourceLocation(file: \"\(one)\", line: 1)\nimport FilmstripUIKit\n"))
    // Again, over what was carried.
    try write("import UIKit\nlet b = 2\n", to: "One.swift")
    _ = try run.run()
    #expect(
      try String(contentsOfFile: output + "/One.carried.swift", encoding: .utf8)
        == text + "let b = 2\n")
  }

  /// Only Objective-C can override in an extension; in the class anybody can.
  @Test func overridesInExtensionsMoveIntoTheirClass() throws {
    let one = try write(
      "class A: B {\n  func f() {}\n}\nextension A {\n  override func g() {\n    h()\n  }\n}\n",
      to: "One.swift")
    let two = try write(
      "public extension A {\n  @objc override final var a: C { d }\n}\nextension E { override var b: C { d } }\n",
      to: "Two.swift")
    let output = folder + "/out"
    _ = try CarryRun(files: [one, two], folder: output, onlyChecks: false).run()
    func carried(_ name: String) throws -> [String] {
      try String(contentsOfFile: "\(output)/\(name).carried.swift", encoding: .utf8)
        .components(separatedBy: "\n")
    }
    #expect(
      try carried("One").dropFirst(2) == [
        "class A: B {", "  func f() {}", "", "#sourceLocation(file: \"\(one)\", line: 5)",
        "override func g() {", "    h()", "  }", "#sourceLocation(file: \"\(one)\", line: 3)", "",
        "#sourceLocation(file: \"\(two)\", line: 2)", "public override final var a: C { d }",
        "#sourceLocation(file: \"\(one)\", line: 3)", "}", "extension A {",
        "                     ", "       ", "   ", "}", "",
      ])
    let rest = try carried("Two")
    #expect(rest[2...3].joined().filter { $0 != " " } == "publicextensionA{")
    // Whose class is not among the files stays.
    #expect(rest[5] == "extension E { override var b: C { d } }")
    #expect(rest.count == 7)
  }

  /// In a condition whose answer is not known it stays, as do what overrides in a class, and members of protocols.
  @Test(arguments: [
    "extension A {\n#if DEBUG\n  override func g() {}\n#endif\n}",
    "extension A { class C: D { override func g() {} } }", "extension A { func override() {} }",
    "extension A { var a: B { b.override } }", "extension A { override var a: B }",
  ])
  func otherOverridesStay(_ text: String) throws {
    let file = try write("class A: B {}\n\(text)\n", to: "One.swift")
    let result = try CarryRun(files: [file], folder: nil, onlyChecks: false).run()
    #expect(String(decoding: result.output, as: UTF8.self).contains("class A: B {}\n\(text)\n"))
  }

  /// Where a plugin carries the sources, what is to be mended by hand is written alone.
  @Test func standInsAndViewsAreWrittenAlone() throws {
    let source = try write("import UIKit\nlet a = Missing()\n", to: "One.swift")
    let nib = try write(
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects/></document>",
      to: "Two.xib")
    let standIns = folder + "/out/StandIns.swift"
    let result = try CarryRun(
      files: [source, nib], folder: nil, onlyChecks: false, standIns: standIns
    ).run()
    #expect(result.output.isEmpty)
    let written = try FileManager.default.contentsOfDirectory(atPath: folder + "/out")
    #expect(written.sorted() == ["StandIns.swift", "Two.views.swift"])
    #expect(throws: CarryRun.Failure.self) {
      try CarryRun(files: [source, nib], folder: nil, onlyChecks: false)
    }
  }

  /// What a killed run left goes with the next one, whatever number its process had; what a living one has stays.
  @Test func leftoversBlockNothing() throws {
    let file = try write("import UIKit\n", to: "One.swift")
    let output = folder + "/out"
    let living = try #require(
      { () -> UnfinishedFile? in
        try? FileManager.default.createDirectory(
          atPath: output, withIntermediateDirectories: true)
        return UnfinishedFile(in: output)
      }())
    #expect(living.write(Array("half".utf8)))
    let held = names(in: output)
    try write("half", to: "out/.filmstrip-carry-0123456789abcdef")
    // As former versions called them.
    try write("half", to: "out/.One.carried.swift.\(getpid())")
    // Neither a pipe is waited for, nor somebody's link followed.
    #expect(mkfifo(output + "/.filmstrip-carry-pipe", 0o600) == 0)
    let mine = try write("mine", to: "mine")
    symlink(mine, output + "/.filmstrip-carry-link")
    #expect(code([file], into: output) == 0)
    #expect(
      names(in: output).sorted()
        == (held + [
          ".One.carried.swift.\(getpid())", ".filmstrip-carry-link", ".filmstrip-carry-pipe",
          "One.carried.swift",
        ]).sorted())
    #expect(try String(contentsOfFile: mine, encoding: .utf8) == "mine")
    withExtendedLifetime(living) {}
  }

  /// Many at once in one folder, as in containers, all end well.
  @Test func manyRunsAtOnceEndWell() async throws {
    let file = try write("import UIKit\n", to: "One.swift")
    let output = folder + "/out"
    let codes = await withTaskGroup(of: Int32.self) { group in
      for _ in 0..<100 {
        group.addTask {
          do throws(CarryRun.Failure) {
            return try CarryRun(files: [file], folder: output, onlyChecks: false).run().code
          } catch {
            return error.code
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(codes == Array(repeating: 0, count: 100))
    #expect(names(in: output) == ["One.carried.swift"])
  }

  @Test func oneFileGoesToStandardOutput() throws {
    let file = try write("import UIKit\n", to: "One.swift")
    let result = try CarryRun(files: [file], folder: nil, onlyChecks: false).run()
    #expect(String(decoding: result.output, as: UTF8.self).hasSuffix("\nimport FilmstripUIKit\n"))
    #expect(result.written.isEmpty)
  }

  @Test func checkingWritesNothing() throws {
    let file = try write("import UIKit\nlet a = #selector([b])\n", to: "One.swift")
    let result = try CarryRun(files: [file, file], folder: nil, onlyChecks: true).run()
    let line = "\(file): needs: 1 line by hand (2)\n"
    #expect(String(decoding: result.output, as: UTF8.self) == line + line)
    #expect(result.code == 1)
    #expect(result.obstacles.count == 2)
    #expect(result.obstacles.allSatisfy { $0.hasPrefix("\(file):2:9: error: ") })
    #expect(names(in: folder) == ["One.swift"])
  }

  @Test func propertiesOfOneFileMayBeSetInAnother() throws {
    let one = try write("class A { @IBOutlet var a: B!; @IBOutlet var c: B! }", to: "One.swift")
    let two = try write("extension A { func f() { a = B() } }", to: "Two.swift")
    func outlets(_ files: [String]) throws -> [Bool] {
      try CarryRun(files: files, folder: nil, onlyChecks: true).run().obstacles
        .map { $0.contains("sets a:") }
    }
    #expect(try outlets([one]) == [true, false])
    #expect(try outlets([one, two]) == [false])
    #expect(try outlets([two, one]) == [false])
  }

  @Test func namesNeededByOneFileMayBeInAnother() throws {
    let one = try write("class A { let b = Bee(); let c = UISearchThing() }", to: "One.swift")
    let two = try write("class Bee {}", to: "Two.swift")
    let run = try CarryRun(files: [one, two], folder: nil, onlyChecks: true).run()
    #expect(
      String(decoding: run.output, as: UTF8.self)
        == "\(one): needs: UISearchThing (line 1)\n\(two): films (0 of 1 line rewritten)\n")
    #expect(run.code == 1)
    let alone = try CarryRun(files: [one], folder: folder + "/out", onlyChecks: false).run()
    #expect(
      alone.missing == [
        "Neither the model nor these files have:",
        "  views, controllers, animation, keyboard: UISearchThing", "  the rest: Bee",
      ])
    // Names are no proof: what is carried is written.
    #expect(alone.code == 0)
  }

  @Test func unsupportedCodeIsWrittenAndReported() throws {
    let file = try write("let a = #selector([b])", to: "One.swift")
    #expect(code([file], into: folder + "/out") == 1)
    #expect(names(in: folder + "/out") == ["One.carried.swift"])
  }

  @Test func argumentsMustFitTogether() throws {
    let file = try write("", to: "One.swift")
    let other = try write("", to: "b/one.swift")
    #expect(code([]) == 64)
    #expect(code([file, other]) == 64)
    #expect(code([file, other], into: folder + "/out") == 64)
    #expect(code([file], into: folder + "/out", check: true) == 64)
    #expect(code([file], into: "") == 64)
    #expect(code([folder + "/One.txt"], check: true) == 64)
    #expect(code([folder + "/.swift"], check: true) == 64)
    #expect(code([folder + "/a\nb.swift"], check: true) == 64)
    #expect(code([file], check: true) == 0)
  }

  @Test func filesThatAreNoneAreRefused() throws {
    try write("", to: "Folder.swift/a")
    #expect(code([folder + "/Folder.swift"], check: true) == 74)
    #expect(code([folder + "/Missing.swift"], check: true) == 74)
    // It does not end.
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/Zero.swift", withDestinationPath: "/dev/zero")
    #expect(code([folder + "/Zero.swift"], check: true) == 74)
    // Nobody writes to it.
    #expect(mkfifo(folder + "/Pipe.swift", 0o600) == 0)
    #expect(code([folder + "/Pipe.swift"], check: true) == 74)
    let huge = try write("", to: "Huge.swift")
    #expect(truncate(huge, off_t(CarryRun.sizeLimit) + 1) == 0)
    #expect(code([huge], check: true) == 65)
  }

  @Test func brokenSourcesWriteNothing() throws {
    let good = try write("import UIKit", to: "One.swift")
    let bad = try write("a {\n", to: "Two.swift")
    #expect(code([good, bad], into: folder + "/out") == 65)
    #expect(names(in: folder + "/out") == [])
  }

  @Test func carriedFilesAreNotCarriedAgain() throws {
    let file = try write("import UIKit", to: "One.swift")
    #expect(code([file], into: folder) == 0)
    #expect(code([folder + "/One.carried.swift"], check: true) == 65)
  }

  @Test func othersFilesStayAsTheyAre() throws {
    let file = try write("import UIKit", to: "One.swift")
    let two = try write("import UIKit", to: "Two.swift")
    let other = try write("mine", to: "out/Two.carried.swift")
    #expect(code([file, two], into: folder + "/out") == 73)
    #expect(names(in: folder + "/out") == ["Two.carried.swift"])
    #expect(try String(contentsOfFile: other, encoding: .utf8) == "mine")
    // A link in the place leads elsewhere, and so would a folder.
    try FileManager.default.removeItem(atPath: other)
    try FileManager.default.createSymbolicLink(atPath: other, withDestinationPath: file)
    #expect(code([two], into: folder + "/out") == 73)
    try FileManager.default.removeItem(atPath: other)
    try write("", to: "out/Two.carried.swift/a")
    #expect(code([two], into: folder + "/out") == 73)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "import UIKit")
  }

  @Test func aFileThatIsItsOwnOutputIsRefused() throws {
    let output = folder + "/out"
    let file = try write("import UIKit", to: "One.swift")
    try write("let mine = 1", to: "out/One.carried.swift")
    #expect(code([file, output + "/One.carried.swift"], into: output) == 73)
  }

  @Test func impossibleFoldersAreReported() throws {
    let file = try write("import UIKit", to: "One.swift")
    #expect(code([file], into: file) == 73)
    #expect(code([file], into: file + "/a") == 73)
  }

  @Test func standInsAreWrittenOnce() throws {
    let file = try write("let a: Message; let b: Sender", to: "One.swift")
    let standIns = folder + "/out/StandIns.swift"
    func run() throws -> CarryRun.Result {
      try CarryRun(files: [file], folder: folder + "/out", onlyChecks: false, standIns: standIns)
        .run()
    }
    let first = try run()
    #expect(first.written.contains(standIns))
    #expect(try String(contentsOfFile: standIns, encoding: .utf8).contains("class Message"))
    // Mended; what it lacks is told.
    try write("class Message { let mine = 1 }", to: "out/StandIns.swift")
    let second = try run()
    #expect(second.kept == [standIns])
    #expect(second.missing == ["Neither the model nor these files have:", "  the rest: Sender"])
    #expect(
      try String(contentsOfFile: standIns, encoding: .utf8) == "class Message { let mine = 1 }")
    #expect(throws: CarryRun.Failure.self) {
      _ = try CarryRun(files: [file], folder: folder, onlyChecks: false, standIns: "a.txt")
    }
    #expect(throws: CarryRun.Failure.self) {
      _ = try CarryRun(files: [file], folder: nil, onlyChecks: true, standIns: standIns)
    }
  }

  @Test func storyboardsAreWrittenOnceAndSetOutlets() throws {
    let file = try write(
      "class Chat: UIViewController { @IBOutlet var bar: UIView! }", to: "Chat.swift")
    let scene = """
      <document targetRuntime="iOS.CocoaTouch"><objects><viewController id="c" customClass="Chat">
      <view key="view" id="v"/><connections><outlet property="bar" destination="v" id="o"/></connections>
      </viewController></objects></document>
      """
    let main = try write(scene, to: "Main.storyboard")
    let output = folder + "/out"
    let run = try CarryRun(files: [file, main], folder: output, onlyChecks: false)
    let first = try run.run()
    #expect(first.obstacles == [])
    #expect(names(in: output) == ["Chat.carried.swift", "Main.views.swift"])
    try write("// mine", to: "out/Main.views.swift")
    #expect(try run.run().kept == [output + "/Main.views.swift"])
    #expect(
      try String(contentsOfFile: output + "/Main.views.swift", encoding: .utf8) == "// mine")
    try write("<document>", to: "Main.storyboard")
    #expect(code([file, main], into: folder + "/other") == 65)
    #expect(names(in: folder + "/other") == [])
    // Without it, the outlet is told, and with stand-ins laid out.
    let standIns = folder + "/StandIns.swift"
    let alone = try CarryRun(
      files: [file], folder: folder + "/other", onlyChecks: false, standIns: standIns
    ).run()
    #expect(alone.obstacles.count == 1)
    #expect(try String(contentsOfFile: standIns, encoding: .utf8).contains("self.bar = bar"))
  }
}
