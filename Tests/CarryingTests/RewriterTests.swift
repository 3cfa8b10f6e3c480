import Testing

@testable import Carrying

/// What each thing of iOS becomes, in every way that it is written.
struct RewriterTests {
  @Test(
    arguments: [
      ("import UIKit", "import FilmstripUIKit"),
      ("import Foundation // a", "import FilmstripUIKit // a"),
      ("import struct Foundation.Date", "import FilmstripUIKit"),
      ("import UIKit.UIGestureRecognizerSubclass", "import FilmstripUIKit"),
      ("@preconcurrency import UIKit", "@preconcurrency import FilmstripUIKit"),
      (
        "public import CoreGraphics; import QuartzCore",
        "public import FilmstripUIKit; import FilmstripUIKit"
      ),
      ("import Combine", "import FilmstripCombine"),
      (
        "import UIKit; import class Combine.AnyCancellable",
        "import FilmstripCombine; import FilmstripCombine"
      ),
      (
        "import UIKit\n#if os(macOS)\nimport Combine\n#endif",
        "import FilmstripUIKit\n#if false\nimport FilmstripUIKit\n#endif"
      ),
      ("import AVFoundation", "import FilmstripUIKit"),
      ("import SnapKit", "import FilmstripUIKit"),
      ("@testable import App", "import FilmstripUIKit"),
      ("import App; let a = App.Chat.make()", "import FilmstripUIKit; let a =     Chat.make()"),
      ("import App; let a = App.shared.b", "import FilmstripUIKit; let a = App.shared.b"),
      ("let a = App.Chat()", "let a = App.Chat()"),
      ("import Observation", "import Observation"),
      ("import /* a */ UIKit", "import /* a */ FilmstripUIKit"),
      ("// import UIKit", "// import UIKit"), ("a.import\nUIKit", "a.import\nUIKit"),
      ("f(import: UIKit)", "f(import: UIKit)"), ("\"import UIKit\"", "\"import UIKit\""),
    ] as [(String, String)])
  func imports(before: String, after: String) throws {
    #expect(try rewritten(before).trimmed == after)
  }

  /// What the target has is imported and asked for; the rest is dropped with a note.
  @Test func modulesOfTheTargetAreKept() throws {
    let text = "import SnapKit\n#if canImport(SnapKit)\nimport Other\n#endif\nlet a = SnapKit.A()"
    let kept = try CarriedSource(Array(text.utf8), file: "a", modules: ["SnapKit", "Other"])
    #expect(String(decoding: kept.bytes, as: UTF8.self) == text)
    #expect(kept.obstacles == [])
    let dropped = try CarriedSource(Array(text.utf8), file: "a")
    #expect(
      String(decoding: dropped.bytes, as: UTF8.self)
        == "import FilmstripUIKit\n#if false\nimport FilmstripUIKit\n#endif\nlet a =         A()")
    #expect(dropped.obstacles.map(\.line) == [1])
    #expect(dropped.obstacles.allSatisfy { $0.what.hasPrefix("SnapKit") })
  }

  @Test(
    arguments: [
      ("extension A { override var description: B { c } }", "@_nonoverride var description"),
      (
        "public extension A {\n  func f() {}\n  override public var debugDescription: B { c }\n}",
        "@_nonoverride public var debugDescription"
      ),
      (
        "extension A { public override var description: B { c } }",
        "@_nonoverride public          var"
      ),
      ("class A: NSObject { override var accessibilityLabel: B? }", "@_nonoverride var acc"),
      ("class A: B { override var accessibilityLabel: B? }", "{ override var acc"),
      ("class A: NSObject { override var description: B { c } }", "{ override var desc"),
      ("extension A { class B: C { override var description: D { e } } }", "{ override var desc"),
      ("extension A { override func viewDidLoad() {} }", "{ override func viewDidLoad"),
    ] as [(String, String)])
  func overridesOfObjectiveC(before: String, after: String) throws {
    #expect(try rewritten(before).contains(after))
  }

  @Test(
    arguments: [
      ("d?.textFieldDidEndEditing?(f)", "d?.textFieldDidEndEditing(f)"),
      ("d?.textViewDidChange!(t)", "d?.textViewDidChange(t)"), ("d!.done!(t)", nil),
      (
        "d.textView?(t, shouldChangeTextIn: r) ?? false",
        "d.textView(t, shouldChangeTextIn: r) ?? false"
      ),
      (
        "let textField = f; d.textField?(textField, a: 1)",
        "let textField = f; d.textField(textField, a: 1)"
      ),
      ("self.completion?(1)", "self.completion?(1)"),
      ("var textViewDidChange: C?; self.textViewDidChange?(1)", nil),
      ("textViewDidChange?(1)", nil),
      ("type(of: a).description()", "String(describing: type(of: a))"),
      ("type(of: a).description", nil), ("b.type(of: a).description()", nil),
      ("@objc protocol A: AnyObject {}", "      protocol A: AnyObject {}"),
    ] as [(String, String?)])
  func membersThatObjectiveCFinds(before: String, after: String?) throws {
    #expect(try rewritten(before) == after ?? before)
  }

  @Test(
    arguments: [
      ("UIKit.UIView()", "FilmstripUIKit.UIView()"), ("Foundation.Date()", "FilmstripUIKit.Date()"),
      ("Combine.Just(1)", "FilmstripCombine.Just(1)"), ("a.UIKit.b", "a.UIKit.b"),
      ("UIKit", "UIKit"),
    ] as [(String, String)])
  func qualifiers(before: String, after: String) throws { #expect(try rewritten(before) == after) }

  @Test(
    arguments: [
      "@objc func f()", "@objc(a) func f()", "@objc(a:b:) func f()", "@objc (a) func f()",
      "@ objc func f()",
      "@IBAction func f()", "@ /* a */ IBAction func f()", "@nonobjc func f()",
      "@objc dynamic func f()",
      "dynamic func f()", "@objc\nfunc f()", "@objc(\na\n) func f()",
      "@available(iOS 13, *) func f()",
      "@available(iOS 13.0, macOS 10.15, *) func f()", "@available (iOS, introduced: 13) func f()",
      "@available(iOS, deprecated: 13, message: \")\") func f()",
      "@available(macOS, unavailable) func f()",
      "@available(iOSApplicationExtension, unavailable) func f()",
      "@available(iOS 13.0.1, *)\n@objc\nfunc f()", "@IBSegueAction func f()",
    ] as [String])
  func attributesAreBlankedOut(text: String) throws {
    let after = try rewritten(text)
    let comment = text.contains("/*") ? "/*a*/" : ""
    #expect(dense(after) == comment + "funcf()")
    #expect(after.split(separator: "\n").last?.hasSuffix("func f()") == true)
    #expect(after.count { $0 == "\n" } == text.count { $0 == "\n" })
  }

  @Test(
    arguments: [
      "@objcMembers class A {}", "@UIApplicationMain class A {}", "@main class A {}",
      "@IBDesignable class A {}",
      "@available(iOS 15, *) class A {}",
    ] as [String])
  func attributesOfTypes(text: String) throws {
    #expect(try rewritten(text).trimmed == "class A {}")
  }

  @Test(
    arguments: [
      "@available(*, unavailable) init()", "@available(*, deprecated, message: \"iOS\") init()",
      "@available(swift 5) init()", "@MainActor class A {}", "@escaping () -> Void",
      "let dynamic = 1",
      "a.dynamic\nvar b = 1", "f(dynamic: 1)", "dynamic\n= 2", "x.optional", "`dynamic` var",
      "\"@objc\"",
      "// @objc", "/* @IBOutlet */", "@discardableResult func f()", "let optional: Int? = 1",
    ] as [String])
  func otherAttributesStay(text: String) throws { #expect(try rewritten(text) == text) }

  @Test func columnsStay() throws {
    #expect(
      try rewritten("  @IBOutlet weak var a: UIView!") == "            weak var a: UIView!")
    #expect(try rewritten("@objc private func f() {}") == "      private func f() {}")
  }

  /// What a storyboard sets, a film's program sets, from another file.
  @Test(
    arguments: [
      ("@IBOutlet private weak var a: B!", "weak var a: B!"),
      ("@IBOutlet fileprivate(set) var a: B!", "var a: B!"),
      ("@IBOutlet public private(set) var a: B!", "public var a: B!"),
      ("@IBAction private func f() {}", "func f() {}"),
    ] as [(String, String)])
  func outletsAreSetFromOutside(before: String, after: String) throws {
    #expect(dense(try rewritten(before)) == dense(after))
  }

  @Test(
    arguments: [
      (
        "@objc protocol A { @objc optional func f(_ a: B, b: C) }",
        "protocol A: AnyObject { func f(_ a: B, b: C) }; extension A { func f(_ a: B, b: C) {} }"
      ),
      (
        "@objc public protocol A: B {\n  @objc optional func f()\n}\na.f?()",
        "public protocol A: AnyObject, B {\n  func f()\n}; public extension A { func f() {} }\na.f()"
      ),
    ] as [(String, String)])
  func optionalRequirementsHaveAnEmptyBody(before: String, after: String) throws {
    #expect(dense(try rewritten(before)) == dense(after))
  }

  @Test(
    arguments: [
      ("public final class A { open var a = 1 }", "public final class A { public var a = 1 }"),
      ("open class A { open var a = 1 }", "open class A { open var a = 1 }"),
      ("final class A { func f() { open(a) } }", "final class A { func f() { open(a) } }"),
    ] as [(String, String)])
  func aFinalClassHasNoOpenMembers(before: String, after: String) throws {
    #expect(try rewritten(before) == after)
  }

  @Test(
    arguments: [
      ("@available(iOS, unavailable) f", "@available(*, unavailable) f"),
      (
        "@available(iOS, unavailable, message: \"a\") f",
        "@available(*, unavailable, message: \"a\") f"
      ),
    ] as [(String, String)])
  func whatIOSDoesNotHaveIsNotThere(before: String, after: String) throws {
    let text = try rewritten(before)
    #expect(dense(text) == dense(after))
  }

  @Test(
    arguments: [
      ("@objc protocol A { }", "protocol A: AnyObject { }"),
      ("@objc public protocol A: B { }", "public protocol A: AnyObject, B { }"),
      (
        "public @objc protocol A: NSObjectProtocol { }",
        "public protocol A: AnyObject, NSObjectProtocol { }"
      ),
      ("@objc @MainActor protocol A { }", "@MainActor protocol A: AnyObject { }"),
      ("protocol A { }", "protocol A { }"),
    ] as [(String, String)])
  func protocolsStayThoseOfClasses(before: String, after: String) throws {
    let text = try rewritten(before)
    #expect(dense(text) == dense(after))
  }

  @Test(
    arguments: [
      ("if #available(iOS 15, *) {}", "if FilmstripUIKit.isAvailable(iOS: 15) {}"),
      (
        "if #available(iOS 15.0, *), let x = y {}",
        "if FilmstripUIKit.isAvailable(iOS: 15, 0), let x = y {}"
      ),
      (
        "guard let x, #available(macOS 12, iOS 15.0.1, *) else {}",
        "guard let x, FilmstripUIKit.isAvailable(iOS: 15, 0, 1) else {}"
      ),
      ("if #unavailable(iOS 15) {}", "if !FilmstripUIKit.isAvailable(iOS: 15) {}"),
      ("if #available(macOS 12, *) {}", "if FilmstripUIKit.isAvailable(iOS: 0) {}"),
      (
        "if #available (iOSApplicationExtension 9.1, *) {}",
        "if FilmstripUIKit.isAvailable (iOS: 9, 1) {}"
      ),
      ("if #available(\n iOS 15, *\n) {}", "if FilmstripUIKit.isAvailable(\n iOS: 15\n) {}"),
      ("if #available(iOS /* a */ 15, *) {}", "if FilmstripUIKit.isAvailable(iOS: 15 /* a */ ) {}"),
    ] as [(String, String)])
  func questionsForAVersion(before: String, after: String) throws {
    let text = try rewritten(before)
    #expect(dense(text) == dense(after))
    #expect(text.count { $0 == "\n" } == before.count { $0 == "\n" })
  }

  @Test(
    arguments: [
      ("os(iOS)", "true"), ("os(macOS)", "false"), ("os(iOS) || os(tvOS)", "true || false"),
      ("canImport(UIKit) && !os(watchOS)", "true && !false"),
      ("canImport(SwiftUI) && DEBUG", "false && DEBUG"),
      ("targetEnvironment(simulator)", "false"), ("targetEnvironment(macCatalyst)", "false"),
      ("!FILMSTRIP", "!true"), ("canImport(SnapKit)", "false"),
      ("canImport(AppKit)", "false"),
      ("swift(>=5.9)", "swift(>=5.9)"),
      ("os (iOS)", "true"), ("canImport(UIKit.UIView)", "true"), ("(os(iOS))", "(true)"),
      ("compiler(>=6) && os(iOS)", "compiler(>=6) && true"),
    ] as [(String, String)])
  func conditions(before: String, after: String) throws {
    let text = try rewritten("#if \(before)\n os(iOS)\n#elseif \(before)\n#else\n#endif")
    #expect(dense(text) == dense("#if \(after)\n os(iOS)\n#elseif \(after)\n#else\n#endif"))
  }

  @Test(
    arguments: [
      ("#keyPath(a)", "\"a\""), ("#keyPath(UIView.layer.position)", "\"layer.position\""),
      ("#keyPath(UIView.isHidden)", "\"hidden\""),
      ("#keyPath(self.a.b)", "\"a.b\""), ("#keyPath ( a . b )", "\"a.b\""),
    ] as [(String, String)])
  func keyPaths(before: String, after: String) throws {
    #expect(try rewritten(before).trimmed == after)
  }

  @Test func theApplicationsClassIsKnown() throws {
    #expect(
      try rewritten("if let a = NSClassFromString(\"UIApplication\") {}")
        == "if let a = Optional(FilmstripUIKit.UIApplication.self) {}")
    #expect(try rewritten("NSClassFromString(\"A\")") == "NSClassFromString(\"A\")")
  }

  @Test func previewsAreBlankedOut() throws {
    for preview in ["(\"b\", traits: .x) {\n \"\"\"\n c\n \"\"\"\n}", " {\n}"] {
      let text = try rewritten("a\n#Preview\(preview)\nd")
      #expect(dense(text) == "ad")
    }
  }
}

extension String {
  /// The text without blanks at its end or beginning.
  fileprivate var trimmed: String {
    let text = drop { $0 == " " }
    return String(text.reversed().drop { $0 == " " }.reversed())
  }
}
