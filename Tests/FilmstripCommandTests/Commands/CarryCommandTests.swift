import Foundation
import TestSupport
import Testing

struct CarryCommandTests {
  private let folder: ScratchFolder

  /// An app's file, as `Examples/app-controllers` has it.
  init() throws {
    folder = try ScratchFolder()
    let app = Repository.root.appendingPathComponent(
      "Examples/app-controllers/App/ChatViewController.swift")
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("App"), withIntermediateDirectories: true)
    _ = try folder.file(
      "App/ChatViewController.swift", try String(contentsOf: app, encoding: .utf8))
  }

  /// The first steps of the tutorial say what these print.
  @Test func theTutorialsFirstStepsAreWhatIsPrinted() throws {
    let tutorial = try String(
      contentsOf: Repository.root.appendingPathComponent("Documentation/FilmYourApp.md"),
      encoding: .utf8)
    let check = try filmstrip(
      ["carry", "App/ChatViewController.swift", "--check"], in: folder.url)
    #expect(check.status == 0)
    #expect(tutorial.contains(check.output))
    #expect(tutorial.contains("filmstrip carry App/ChatViewController.swift --check"))
    #expect(try folder.names().sorted() == ["App"])
    let made = try filmstrip(
      [
        "init", "Films", "--app-file", "App/ChatViewController.swift", "--filmstrip-path",
        Repository.root.path,
      ], in: folder.url)
    #expect(made.status == 0, "\(made.errors)")
    let list = try String(
      contentsOfFile: folder.path("Films/Sources/Handlers/carry.txt"), encoding: .utf8)
    #expect(list.contains("\n../App/ChatViewController.swift\n"))
    let approaches = try String(
      contentsOfFile: folder.path("Films/Sources/Handlers/AppApproaches.swift"), encoding: .utf8)
    let shown = try #require(
      tutorial.firstMatch(of: /(?s)```text\n(public let appApproaches.*?)```/)
    ).1
    #expect(approaches.hasSuffix(shown))
    let program = try String(
      contentsOfFile: folder.path("Films/Sources/Films/Films.swift"), encoding: .utf8)
    #expect(program.contains("] + appApproaches\n"))
    #expect(tutorial.contains(made.errors.split(separator: "\n").suffix(2).joined(separator: "\n")))
  }

  @Test func carriedFilesAreOverwrittenAndOthersAreNot() throws {
    let words = ["carry", "App/ChatViewController.swift", "-o", "Films"]
    #expect(try filmstrip(words, in: folder.url).status == 0)
    let path = folder.path("Films/ChatViewController.carried.swift")
    let carried = try String(contentsOfFile: path, encoding: .utf8)
    #expect(carried.contains("import FilmstripUIKit"))
    #expect(!carried.contains("#selector"))
    #expect(try filmstrip(words, in: folder.url).status == 0)
    try "// mine\n".write(toFile: path, atomically: true, encoding: .utf8)
    #expect(try filmstrip(words, in: folder.url).status == 73)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "// mine\n")
  }

  @Test func standInsAndViewsAreWrittenOnce() throws {
    _ = try folder.file("App/Row.swift", "class Row: UIViewController { var a: Message? }\n")
    _ = try folder.file(
      "App/Row.xib",
      """
      <document><objects><placeholder placeholderIdentifier="IBFilesOwner" id="o" customClass="Row">
      <connections><outlet property="view" destination="v" id="c"/></connections></placeholder>
      <view id="v"/></objects></document>
      """)
    let words = [
      "carry", "App/Row.swift", "App/Row.xib", "-o", "Films", "--stand-ins", "Films/StandIns.swift",
    ]
    let first = try filmstrip(words, in: folder.url)
    #expect(first.status == 0, "\(first.errors)")
    for name in ["Row.carried.swift", "Row.views.swift", "StandIns.swift"] {
      #expect(first.errors.contains("Wrote Films/\(name)."), "\(first.errors)")
    }
    let second = try filmstrip(words, in: folder.url)
    for name in ["Row.views.swift", "StandIns.swift"] {
      #expect(second.errors.contains("Films/\(name) is there and stays"), "\(second.errors)")
    }
  }

  @Test func filesThatAreNotSwiftAreAnError() throws {
    _ = try folder.file("App/broken.swift", "class A { let text = \"never ends\n}\n")
    let result = try filmstrip(["carry", "App/broken.swift", "-o", "Films"], in: folder.url)
    #expect(result.status == 65)
    #expect(result.errors.contains("App/broken.swift:1:"))
    #expect(!(try folder.names().contains("Films")))
  }
}
