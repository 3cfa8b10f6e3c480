import Foundation
import TestSupport
import Testing

struct InitCommandTests {
  private let scratch: ScratchFolder
  private let files = [
    ".github/workflows/films.yml", ".gitignore", "Baselines/chat/ours.trace.json", "Package.swift",
    "README.md", "Scenarios/chat.yaml", "Sources/Films/Films.swift",
    "Sources/Handlers/OurHandler.swift", "Tests/HandlersTests/OurHandlerTests.swift",
    "Tests/HandlersTests/__Snapshots__/OurHandlerTests/ours.trace.json",
  ]

  init() throws { scratch = try ScratchFolder() }

  /// The example is built and tested by `make test`, so what `init` writes is known to pass.
  @Test func itWritesTheExample() throws {
    let example = Repository.root.appendingPathComponent("Examples/films")
    #expect(try run("init", "new/Films", "--filmstrip-path", Repository.root.path).status == 0)
    #expect(try names(in: "new/Films") == files)
    for name in files {
      // The way to the copy is a relative one.
      let written = try text("new/Films/\(name)")
        .replacing(/path: "(\.\.\/)+[^"]*"/, with: "path: \"../..\"")
      let kept = try String(contentsOf: example.appendingPathComponent(name), encoding: .utf8)
      #expect(written == kept, "\(name)")
    }
  }

  @Test func theFolderIsCalledFilmsWhereNoneIsGiven() throws {
    let result = try run("init", "--filmstrip-url", "https://example.org/filmstrip")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.errors.hasSuffix("Next: cd Films && swift test && swift run films --help\n"))
    let version = try String(
      contentsOf: Repository.root.appendingPathComponent("VERSION"), encoding: .utf8
    ).trimmingCharacters(in: .newlines)
    #expect(
      try text("Films/Package.swift").contains(
        ".package(url: \"https://example.org/filmstrip\", from: \"\(version)\")"))
  }

  /// A name that GitHub would take for something else stands in no workflow.
  @Test(arguments: [
    "${{ github.token }}", "a/${{ github.token }}/b", "a${{b", "!Films", " Films", "Films ",
    "a\u{7}",
  ])
  func namesThatAWorkflowWouldMisreadAreRefused(name: String) throws {
    try FileManager.default.createDirectory(
      atPath: scratch.path(".git"), withIntermediateDirectories: false)
    let result = try run("init", name, "--filmstrip-url", "https://example.org/filmstrip")
    #expect(result.status == 64, "\(result.errors)")
    #expect(result.errors.contains("cannot be used in a workflow"))
    #expect(try scratch.names() == [".git"])
  }

  @Test func aFileWithoutANameIsNotASwiftFile() throws {
    let file = try scratch.file(".swift", "import UIKit\n")
    let result = try run(
      "init", "Films", "--filmstrip-url", "https://example.org/filmstrip", "--app-file", file)
    #expect(result.status == 64, "\(result.errors)")
    #expect(result.errors.contains("is not a Swift file"))
    #expect(try scratch.names() == [".swift"])
  }

  /// Neither a file nor a link that leads to nothing is replaced, and what is missing is not written either.
  @Test func nothingIsOverwritten() throws {
    let url = ["--filmstrip-url", "https://example.org/filmstrip"]
    try FileManager.default.createDirectory(
      atPath: scratch.path("Films/Sources/Films"), withIntermediateDirectories: true)
    _ = try scratch.file("Films/README.md", "mine")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path("Films/Sources/Films/Films.swift"), withDestinationPath: "nothing")
    let result = try filmstrip(["init"] + url, in: scratch.url)
    #expect(result.status == 73)
    #expect(
      result.errors.hasPrefix(
        "Error: Films/README.md, Films/Sources/Films/Films.swift exist already, so nothing"))
    #expect(try text("Films/README.md") == "mine")
    #expect(!FileManager.default.fileExists(atPath: scratch.path("Films/Package.swift")))
  }

  /// What somebody has there would be played with the package's own.
  @Test(arguments: ["Scenarios", "Baselines"])
  func aFolderOfScenariosIsLeftAlone(name: String) throws {
    try FileManager.default.createDirectory(
      atPath: scratch.path(name), withIntermediateDirectories: true)
    let result = try run("init", ".", "--filmstrip-url", "https://example.org/filmstrip")
    #expect(result.status == 73)
    #expect(result.errors.contains("\(name) exists already, so nothing"), "\(result.errors)")
    #expect(try scratch.names() == [name])
  }

  /// GitHub looks for workflows in the topmost folder alone.
  @Test func theWorkflowGoesToTheRepositorysFolder() throws {
    try FileManager.default.createDirectory(
      atPath: scratch.path("app/.git"), withIntermediateDirectories: true)
    let result = try run("init", "app/the films/Films", "--filmstrip-path", Repository.root.path)
    #expect(result.status == 0)
    #expect(result.errors.contains("Wrote app/.github/workflows/films.yml\n"))
    #expect(try names(in: "app/the films/Films") == Array(files.dropFirst()))
    let workflow = try text("app/.github/workflows/films.yml")
    #expect(workflow.contains("working-directory: 'the films/Films'"))
    #expect(workflow.contains("            the films/Films/Report\n"))
    // The copy lies beside the repository, which a checkout does not have.
    #expect(workflow.contains("vars.FILMSTRIP_URL"))
    #expect(result.errors.contains("FILMSTRIP_URL"))
  }

  @Test func theAppsFilesAreListed() throws {
    for name in ["app/Chat/ChatViewController.swift", "app/Bar.swift", "app/Chat/Bar.swift"] {
      try FileManager.default.createDirectory(
        at: scratch.url.appendingPathComponent(name).deletingLastPathComponent(),
        withIntermediateDirectories: true)
      _ = try scratch.file(name, "")
    }
    let arguments = ["init", "app/Films", "--filmstrip-path", Repository.root.path, "--app-file"]
    func run(_ files: String...) throws -> CommandResult {
      try filmstrip(arguments + files, in: scratch.url)
    }
    #expect(try run("app/Bar.swift", "app/Chat/Bar.swift").status == 64)
    #expect(try run("app/None.swift").status == 74)
    #expect(try run("app/Chat").status == 64)
    #expect(!FileManager.default.fileExists(atPath: scratch.path("app/Films")))
    #expect(try run("app/Bar.swift", "app/Chat/ChatViewController.swift").status == 0)
    let lines = try text("app/Films/Sources/Handlers/carry.txt").split(separator: "\n")
    #expect(lines.dropFirst() == ["../Bar.swift", "../Chat/ChatViewController.swift"])
    let manifest = try text("app/Films/Package.swift")
    #expect(
      manifest.contains("plugins: [.plugin(name: \"FilmstripCarry\", package: \"Filmstrip\")]"))
    #expect(manifest.contains("\"FilmstripUIKit\""))
  }

  /// What is found is said, with its reason, in the written file as well.
  @Test func theHandlerIsFound() throws {
    let file = try scratch.file(
      "Chat.swift",
      """
      final class ChatRoomViewController: UIViewController {
        private let list = UITableView()
        @IBOutlet private weak var composerView: UIView!
        @IBOutlet private weak var composerViewBottom: NSLayoutConstraint!
        @objc func keyboardWillShow(_ note: Notification) {
          composerViewBottom.constant = 300
        }
      }
      """)
    let result = try run("init", "--filmstrip-path", Repository.root.path, "--app-file", file)
    #expect(result.status == 0, "\(result.errors)")
    let bar =
      "bar: a guess: composerView, because line 6 of Chat.swift sets composerViewBottom.constant, which is named after it"
    #expect(result.errors.contains("\(bar)\nlist: list, the only scroll view\nfield: not found\n"))
    let written = try text("Films/Sources/Handlers/AppApproaches.swift")
    #expect(written.contains("/// - \(bar).\n"))
    #expect(
      written.hasSuffix(
        "\"ChatRoom\", screen: ChatRoomViewController(),\n    bar: \"composerView\", list: \"list\")\n]\n"
      ))
    #expect(
      result.errors.hasSuffix(
        "The first build takes several minutes, later ones seconds.\n"
          + "Next: cd Films && swift run films measure keyboard-gap --approach ChatRoom\n"))
  }

  @Test func aFileWithoutAControllerLeavesTheListEmpty() throws {
    let file = try scratch.file(
      "Bar.swift", "final class Avoider {\n  let bar = UIView()\n}\n")
    let result = try run("init", "--filmstrip-path", Repository.root.path, "--app-file", file)
    #expect(
      result.errors.contains(
        "Name the app's handler, and how it is made: Films/Sources/Handlers/AppApproaches.swift"))
    #expect(
      try text("Films/Sources/Handlers/AppApproaches.swift").contains(
        "[NamedApproach] = [\n  // NamedApproach("))
    #expect(try text("Films/Package.swift").contains(".swiftLanguageMode(.v5)"))
  }

  /// A workflow would take the one for a pattern, and git the other for its own.
  @Test(arguments: ["*", "a?b", "[ab]", "app/Films*"])
  func aFolderThatIsAPatternIsRefused(folder: String) throws {
    _ = try scratch.file(".git", "gitdir: nowhere\n")
    let result = try run("init", folder, "--filmstrip-path", Repository.root.path)
    #expect(result.status == 64 && result.errors.contains("as a pattern"), "\(result.errors)")
    #expect(try scratch.names() == [".git"])
  }

  @Test func nothingIsWrittenIntoGitsOwnFolder() throws {
    try FileManager.default.createDirectory(
      atPath: scratch.path(".git"), withIntermediateDirectories: false)
    for arguments in [
      ["init", ".git/x", "--filmstrip-path", Repository.root.path],
      ["record", "keyboard-gap", "--baseline", ".git"],
      ["record", "keyboard-gap", "--baseline", ".git/Baselines"],
    ] {
      let result = try filmstrip(arguments, in: scratch.url)
      #expect(result.status == 64 && result.errors.contains("git's own"), "\(result.errors)")
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: scratch.path(".git")).isEmpty)
  }

  @Test func filmstripHasToBeSomewhere() throws {
    #expect(try run("init", "--filmstrip-path", scratch.url.path).status == 64)
    #expect(try run("init", "--filmstrip-url", "").status == 64)
    #expect(
      try run("init", "--filmstrip-url", "a", "--filmstrip-path", Repository.root.path).status == 64
    )
    #expect(try scratch.names().isEmpty)
    // The command under test was built in a copy.
    #expect(try run("init").status == 0)
    #expect(try text("Films/Package.swift").contains(".package(name: \"Filmstrip\", path: \"../"))
  }

  /// What the workflow installs is what `make setup` does.
  @Test func theWorkflowInstallsWhatSetupDoes() throws {
    let setup = try String(
      contentsOf: Repository.root.appendingPathComponent("scripts/setup"), encoding: .utf8)
    let list = try #require(setup.firstMatch(of: /apt_packages="([^"]*)"/)).1
    let packages = list.replacing("\\\n", with: "").split(separator: " ")
    #expect(packages.count > 5)
    #expect(try run("init", "--filmstrip-path", Repository.root.path).status == 0)
    let words = Set(
      try text("Films/.github/workflows/films.yml").split { $0.isWhitespace }.map(String.init))
    for package in packages { #expect(words.contains(String(package)), "\(package)") }
  }

  private func run(_ arguments: String...) throws -> CommandResult {
    try filmstrip(arguments, in: scratch.url)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: scratch.path(name), encoding: .utf8)
  }

  /// Every file below a folder, in order.
  private func names(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: scratch.path(folder)).filter {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(
        atPath: scratch.path("\(folder)/\($0)"), isDirectory: &isFolder)
      return !isFolder.boolValue
    }.sorted()
  }
}
