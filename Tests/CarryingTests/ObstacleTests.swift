import Testing

@testable import Carrying

struct ObstacleTests {
  private func obstacles(_ text: String) throws -> [Obstacle] {
    try CarriedSource(Array(text.utf8), file: "a").obstacles
  }

  @Test(
    arguments: [
      "@NSManaged var a: Int",
      "class A: NSObject { override func observeValue(forKeyPath a: String?, of b: Any?) {} }",
      "NSClassFromString(\"A\")",
      "method_exchangeImplementations(a, b)", "(a as AnyObject).length",
      "(a as AnyObject?)?.isEqual(b)",
      "@objc optional func f() -> A", "let a = #fileLiteral(resourceName: \"a\")",
    ] as [String])
  func whatCannotBeCarried(text: String) throws {
    #expect(try obstacles(text).map(\.severity) == [.error])
  }

  @Test(
    arguments: [
      "import SnapKit", "import WebKit", "@testable import App", "@IBOutlet weak var a: UIView!",
      "UINib(nibName: \"a\", bundle: nil)", "UIStoryboard(name: \"a\", bundle: nil)",
      "dynamic var a = 1",
    ] as [String])
  func whatIsToBeKnown(text: String) throws {
    #expect(try obstacles(text).map(\.severity) == [.warning])
  }

  @Test(
    arguments: [
      "import UIKit", "f(forKeyPath: 1)", "addObserver(self, selector: a, name: b, object: nil)",
      "perform(a)", "perform(a, with: nil, afterDelay: 1)", "target.perform(#selector(A.f))",
      "x.objc_getClass(1)", "// NSClassFromString(\"A\")", "\"Selector(a)\"",
      "func perform(afterDelay: Int) {}",
      "a.addObserver(self, forKeyPath: \"a\", options: [], context: nil)",
      "class A: UIView { override func observeValue(forKeyPath a: String?, of b: Any?) {} }",
      "class A: NSObject { func f() { super.observeValue(forKeyPath: a, of: b) } }",
      "required init?(coder: NSCoder) { fatalError() }",
      "dynamic func f()",
      "view.removeObserver(self)", "objc_setAssociatedObject(self, &key, a, .x)",
      "(a as AnyObject).self", "f(a as AnyObject).length", "(a as AnyObject) === b",
      "(a as AnyObject & P).length",
    ] as [String])
  func whatIsNone(text: String) throws { #expect(try obstacles(text) == []) }

  @Test(
    arguments: [
      "let t = T(); table = t", "self.table = T()", "func f() { (bar, table) = (a, b) }",
      "self?.table\n  = T()", "chat.table = T()", "guard let t else { return }; table=t",
      "var c: Int { didSet { table = T() } }",
    ] as [String])
  func outletsThatTheFileSetsAreFine(setting: String) throws {
    #expect(try obstacles("@IBOutlet private weak var table: T!\n\(setting)") == [])
  }

  @Test(
    arguments: [
      "@IBOutlet var table: T! = T()", "@IBOutlet private(set) var table = T()",
      "@IBOutlet var table: [T<A>]! = []",
      "@IBOutlet\n@objc public private(set) var table: T? = nil",
    ] as [String])
  func outletsWithAValueAreFine(declaration: String) throws {
    #expect(try obstacles(declaration) == [])
  }

  @Test(
    arguments: [
      "", "let table = T()", "var table: T = T()", "if let table = table {}", "table == T()",
      "table.rows = 1", "f { [weak table = b] in }", "f { [a, table = b] in }", "table[0] = 1",
      "// table = T()", "\"table = T()\"", "tables = T()", "let (bar, table) = b",
      "@IBOutlet weak var bar: T!; func f() { bar = T() }",
    ] as [String])
  func outletsThatNothingSetsAreNamed(rest: String) throws {
    let found = try obstacles("@IBOutlet weak var table: T!\n\(rest)")
    #expect(found.map(\.outlet) == ["table"])
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.what.contains("table") == true)
  }

  /// What a condition leaves out on iOS is no matter; what may be there is.
  @Test(
    arguments: [
      ("os(macOS)", false), ("!os(iOS)", false), ("!FILMSTRIP", false), ("os(iOS)", true),
      ("DEBUG", true),
      ("DEBUG && os(macOS)", false), ("DEBUG || os(macOS)", true),
      ("(os(macOS) || !canImport(UIKit)) && A", false),
      ("!(os(iOS) && (A || !FILMSTRIP || true))", false), ("A &&\n os(macOS)", false),
      ("A\n && os(macOS)", false),
      ("swift(>=5) && os(tvOS)", false), ("!!os(macOS)", false),
    ] as [(String, Bool)])
  func excludedCodeHasNone(condition: String, isThere: Bool) throws {
    let found = try obstacles("#if \(condition)\nNSClassFromString(\"A\")\n#endif\n")
    #expect(found.isEmpty != isThere)
  }

  @Test func branchesExcludeEachOther() throws {
    let text = """
      #if os(iOS)
      #if A
      Selector(a)
      #else
      Selector(b)
      #endif
      #elseif B
      Selector(c)
      #else
      #if true
      Selector(d)
      #endif
      #endif
      Selector(e)
      """
    #expect(try obstacles(text).map(\.line) == [3, 5, 14])
  }

  @Test func placesAreThoseOfTheApp() throws {
    let obstacle = try #require(try obstacles("a\r\n\té Selector(a)").first)
    #expect(obstacle.description(in: "App.swift").hasPrefix("App.swift:2:5: warning: "))
  }
}
