import Testing

@testable import Carrying

/// What each thing of iOS becomes, in every way that it is written.
struct RewriterTests {
  private func rewritten(_ text: String) throws -> String {
    String(decoding: try CarriedSource(Array(text.utf8), file: "a").bytes, as: UTF8.self)
  }

  /// A text without blanks, which stand where something was.
  private func dense(_ text: String) -> String { text.filter { !$0.isWhitespace } }

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

  /// What Objective-C finds in an object is found by a type of the model's.
  @Test(
    arguments: [
      "(info[key] as AnyObject)|.cgRectValue", "(info[key]! as AnyObject)|.cgPointValue.x",
      "let a = (b as AnyObject?)|?.cgSizeValue", "(a as! AnyObject)|.doubleValue",
      "(a as? AnyObject)|?.floatValue", "(a as? AnyObject)|!.intValue",
      "(a\n  as AnyObject)|\n  .uintValue.b", "( a as /* b */ AnyObject ? )| ?.integerValue",
      "if let a = (b?[c] as AnyObject)|.boolValue {}", "x = [(a as AnyObject)|.doubleValue]",
      "f((a as AnyObject)|.doubleValue)", "return (a as AnyObject)|.doubleValue",
      "return(a as AnyObject)|.doubleValue", "a in (b as AnyObject)|.boolValue",
      "!(a as AnyObject)|.boolValue", "-(a as AnyObject)|.doubleValue",
      "a\n(b as AnyObject)|.intValue",
      "a > (b as AnyObject)|.intValue", "a ? (b as AnyObject)|.intValue : c",
      "try? (a as AnyObject)|.intValue", "\"\\((a as AnyObject)|.intValue)\"",
      "((a as AnyObject))|.uiEdgeInsetsValue", "(a as Swift.AnyObject)|.stringValue",
      "(f(a) ?? b as AnyObject)|.int64Value",
      "((a as AnyObject)|.boolValue ? b : (c as AnyObject)|.boolValue)",
    ] as [String])
  func membersOfObjects(text: String) throws {
    // A bar marks the end of each parenthesis that is one of an object.
    let carried = try CarriedSource(Array(text.filter { $0 != "|" }.utf8), file: "a")
    let new = String(decoding: carried.bytes, as: UTF8.self)
    let pieces = text.split(separator: "|")
    let expected =
      pieces.dropLast().reduce("") { objectMembers($0 + $1) } + pieces[pieces.count - 1]
    #expect(dense(new) == dense(expected))
    #expect(carried.obstacles == [])
    #expect(try rewritten(new) == new)
  }

  /// Also in a closure, and what Swift 4 casts to an optional that unwraps itself.
  @Test(
    arguments: [
      (
        "a.map { $0 as AnyObject }?.cgRectValue",
        "a.map { ObjectMembers($0 as AnyObject) }?.cgRectValue"
      ),
      (
        "a.map({ $0 as AnyObject })!.intValue",
        "a.map({ ObjectMembers($0 as AnyObject) })!.intValue"
      ),
      ("a.map { $0 as AnyObject }.count", "a.map { $0 as AnyObject }.count"),
      ("a.map { $0 as NSValue }?.cgRectValue", "a.map { $0 as NSValue }?.cgRectValue"),
      ("if let a = b.index(of: c) as Int! {}", "if let a = b.index(of: c) as Int? {}"),
      ("a as? Int!", "a as? Int?"), ("a as! Int", "a as! Int"), ("a as Int != b", "a as Int != b"),
    ] as [(String, String)])
  func castsOfOldCode(before: String, after: String) throws {
    let expected = after.replacing("ObjectMembers", with: "FilmstripUIKit.ObjectMembers")
    #expect(try rewritten(before) == expected)
    #expect(try rewritten(expected) == expected)
  }

  @Test func theApplicationsClassIsKnown() throws {
    #expect(
      try rewritten("if let a = NSClassFromString(\"UIApplication\") {}")
        == "if let a = Optional(FilmstripUIKit.UIApplication.self) {}")
    #expect(try rewritten("NSClassFromString(\"A\")") == "NSClassFromString(\"A\")")
  }

  /// The text with the model's type before its last parenthesis.
  private func objectMembers(_ text: String) -> String {
    var depth = 0
    for index in text.indices.reversed() {
      depth += text[index] == ")" ? 1 : text[index] == "(" ? -1 : 0
      if depth == 0 {
        return text[..<index] + "FilmstripUIKit.ObjectMembers" + text[index...]
      }
    }
    return text
  }

  @Test(
    arguments: [
      "f(a as AnyObject).doubleValue", "a.f (b as AnyObject).doubleValue",
      "f?(a as AnyObject).doubleValue", "f!(a as AnyObject).doubleValue",
      "A<B>(a as AnyObject).doubleValue", "[A](a as AnyObject).doubleValue",
      "{ $0 }(a as AnyObject).doubleValue", "`in`(a as AnyObject).doubleValue",
      "(a as NSValue).cgRectValue", "(a as? NSNumber)?.doubleValue", "(a as AnyObject)",
      "(AnyObject).doubleValue", "(a: AnyObject)", "(a as AnyObject) as! NSValue",
      "(a as AnyObject, b).0", "(a as AnyObject)?[0]",
    ] as [String])
  func otherObjectsStay(text: String) throws { #expect(try rewritten(text) == text) }

  /// A variable that is an object is found by its declaration, wherever its members are used.
  @Test(arguments: [
    ("let a = b[c] as AnyObject", "a"), ("guard let a = (b as? C)?.d as? AnyObject else {}", "a"),
    ("func f(a: AnyObject?) {}", "a"), ("var a: AnyObject!", "a"), ("let a = b as AnyObject", "b"),
    ("let a = b; c(d as AnyObject)", "a"), ("let a = f(b as AnyObject)", "a"), ("", "a"),
  ])
  func variablesThatAreObjects(declaration: String, name: String) throws {
    let isObject =
      name == "a" && !declaration.contains("(b as AnyObject)") && !declaration.contains(";")
      && !declaration.isEmpty
    let text =
      "\(declaration)\nx = \(name).cgRectValue.y; z.\(name).intValue; \(name)?.doubleValue; \(name).count"
    let new = isObject ? "FilmstripUIKit.ObjectMembers(a)" : name
    #expect(
      try rewritten(text)
        == "\(declaration)\nx = \(new).cgRectValue.y; z.\(name).intValue; \(new)?.doubleValue; \(name).count"
    )
    #expect(try rewritten(try rewritten(text)) == rewritten(text))
  }

  @Test func wordsStayApartFromWhatIsWrittenBehindThem() throws {
    #expect(
      try rewritten("return(a as AnyObject).intValue")
        == "return FilmstripUIKit.ObjectMembers(a as AnyObject).intValue")
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
