import Foundation
import TestSupport
import Testing

@testable import Carrying

struct KnownNamesTests {
  /// `scripts/names` writes the list anew.
  @Test func theModelsNamesAreThoseOfItsInterface() throws {
    var names: Set<String> = []
    for product in ["FilmstripUIKit", "FilmstripCombine"] {
      let text = try String(
        contentsOf: Repository.root.appending(path: "Documentation/Interface/\(product).txt"),
        encoding: .utf8)
      for line in text.split(separator: "\n") {
        let path = line.components(separatedBy: "  ")[0].split(separator: ".").dropFirst()
        names.formUnion(path.compactMap { $0.prefixMatch(of: /[A-Za-z]\w*/).map { "\($0.0)" } })
      }
    }
    #expect(names.count > 1000)
    #expect(KnownNames.model.subtracting(names) == [])
    #expect(names.subtracting(KnownNames.model) == [])
  }

  private func missing(_ text: String, modules: Set<String> = []) throws -> [String] {
    let source = try CarriedSource(Array(text.utf8), file: "a", modules: modules)
    return source.names.missing(declaredElsewhere: [], isOpen: source.isOpen).map(\.name)
  }

  @Test(
    arguments: [
      ("class A { let b = UISearchThing() }", ["UISearchThing"]),
      ("class A: UIViewController { func f() { view.undoThing?.go2() } }", ["go2", "undoThing"]),
      ("func f() { setNeedsThing() }", ["setNeedsThing"]),
      ("let a: Chat.Row<Int>", ["Chat", "Row"]), ("@Lazy var a = 1", ["Lazy"]),
      ("if a is UISearchThing {}", ["UISearchThing"]),
      ("let a = b.map(\\.thing)", ["thing"]), ("a = .thing", ["thing"]),
      ("\"\\(a.thing)\"", ["thing"]),
    ] as [(String, [String])])
  func undeclaredNamesAreMissing(text: String, names: [String]) throws {
    #expect(try missing(text).sorted() == names.sorted())
  }

  @Test(
    arguments: [
      "class Chat<Row>: UIViewController { var row: Row?; func f() { view.layoutIfNeeded() } }",
      "enum A: Int { case one = -1, two(Chat.B), three }; enum Chat { struct B {} }\nlet a = A.two",
      "func f(done: () -> Void, _ more: () -> Void) { done(); more() }",
      "let t = (first: 1, second: 2); print(t.first, t.0, t.self)",
      "#if os(macOS)\nlet a = NSThing()\n#endif", "#if swift(>=5)\n#endif", "// NSThing()",
      "@objc @IBAction func f() { a.f() }", "\"NSThing\"", "import NSThing.Part", "UIKit.UIView()",
      "for (a, b) in c { a(); b() }", "let f = { a, b in b(a) }", "let `case` = 1; a.`case`",
      "init() { super.init(); self.init(a) }", "let a = #selector(f); func f() {}",
      "Combine.Just(1).sink { _ in }",
    ] as [String])
  func declaredNamesAreNotMissing(text: String) throws { #expect(try missing(text) == []) }

  /// Its names are not known; those of the frameworks are not its own.
  @Test func modulesOfTheTargetMayHaveTheRest() throws {
    let text = "import SnapKit\nlet a = Snap(); a.snap(); UISearchThing()"
    #expect(try missing(text, modules: ["SnapKit"]) == ["UISearchThing"])
    #expect(try missing(text) == ["Snap", "UISearchThing", "snap"])
  }

  /// The build compiles these.
  @Test func theExamplesFilm() throws {
    let folder = Repository.root.appending(path: "Examples/app-controllers/App").path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).map {
      "\(folder)/\($0)"
    }
    #expect(files.count >= 3)
    let result = try CarryRun(files: files, folder: nil, onlyChecks: true).run()
    #expect(result.missing == [])
    #expect(result.code == 0)
    #expect(
      String(decoding: result.output, as: UTF8.self).split(separator: "\n")
        .allSatisfy { $0.contains(": films (") })
  }

  @Test func namesAreGroupedByTheScreen() {
    func use(_ name: String) -> KnownNames.Use { KnownNames.Use(of: name) }
    #expect(
      ["UISearchBar", "setNeedsLayoutNow", "CALayer", "isStatusBarHidden"].map(use)
        == Array(repeating: .screen, count: 4))
    #expect(["NSTextStorage", "UIFontThing", "attributedPart"].map(use) == [.text, .text, .rest])
    #expect(["AVPlayer", "Message", "PHAsset"].map(use) == Array(repeating: .rest, count: 3))
    #expect(use("CGContext") == .screen)
  }
}
