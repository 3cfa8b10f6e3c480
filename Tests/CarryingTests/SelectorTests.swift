import Testing

@testable import Carrying

struct SelectorTests {
  private func carried(_ text: String) throws -> CarriedSource {
    try CarriedSource(Array(text.utf8), file: "a")
  }

  private func rewritten(_ text: String) throws -> String {
    String(decoding: try carried(text).bytes, as: UTF8.self)
  }

  @Test(
    arguments: [
      ("#selector(f)", #"Selector("f", Foo.f)"#), ("#selector(n)", #"Selector("n:", Foo.n)"#),
      ("#selector(n(_:))", #"Selector("n:", Foo.n(_:))"#),
      ("#selector(self.n)", #"Selector("n:", Foo.n)"#),
      ("#selector(Self.f)", #"Selector("f", Foo.f)"#),
      ("#selector(super.f)", #"Selector("f", Foo.f)"#),
      ("#selector(type(of: self).n)", #"Selector("n:", Foo.n)"#),
      ("#selector(Foo.n(_:))", #"Selector("n:", Foo.n(_:))"#),
      ("#selector(two(a:by:))", #"Selector("twoWithA:by:", Foo.two(a:by:))"#),
      ("#selector(two)", #"Selector("twoWithA:by:", Foo.two)"#),
      ("#selector(given)", #"Selector("other:", Foo.given)"#),
      ("#selector(move(from:))", #"Selector("moveFrom:", Foo.move(from:))"#),
      ("#selector (f)", #"Selector ("f", Foo.f)"#),
      ("#selector( self . f )", #"Selector("f", Foo.f)"#),
      ("#selector(\n  f\n)", #"Selector("f", Foo.f)"#),
      ("#selector(/* a */ f)", #"Selector("f", /* a */ Foo.f)"#),
      ("#selector(`default`)", #"Selector("default", Foo.`default`)"#),
      ("#selector(UIView.endEditing(_:))", #"Selector("endEditing:", UIView.endEditing(_:))"#),
      (
        "#selector(UIInputViewController.dismissKeyboard)",
        #"Selector("dismissKeyboard", UIInputViewController.dismissKeyboard)"#
      ),
      (
        "#selector(UIKit.UIView.layoutIfNeeded)",
        #"Selector("layoutIfNeeded", FilmstripUIKit.UIView.layoutIfNeeded)"#
      ),
      ("#selector(Bar<Int>.g)", #"Selector("g", Bar<Int>.g)"#),
      ("#selector(helper.g(_:))", #"Selector("g:", type(of: helper).g(_:))"#),
      ("#selector(self.helper.g)", #"Selector("g", type(of: self.helper).g)"#),
      ("#selector(f as () -> Void)", #"Selector("f", Foo.f as (Foo) -> () -> Void)"#),
      (
        "#selector(Foo.n as (Foo) -> (Notification) -> Void)",
        #"Selector("n:", Foo.n as (Foo) -> (Notification) -> Void)"#
      ),
      (
        "#selector(n(_:) as (Notification) -> Void)",
        #"Selector("n:", Foo.n(_:) as (Foo) -> (Notification) -> Void)"#
      ),
      ("\"\\(#selector(f))\"", #""\(Selector("f", Foo.f))""#),
    ] as [(String, String)])
  func selectors(before: String, after: String) throws {
    func text(_ inside: String) -> String {
      """
      final class Foo: UIView {
        @objc func f() {}
        @objc func n(_ note: Notification) {}
        @objc func two(a: [String: Int], by b: Map<String, Int>) {}
        @objc(other:) func given(_ a: Any) {}
        func g() { x = { [weak self] in \(inside) } }
      }
      """
    }
    let carried = try carried(text(before))
    let new = String(decoding: carried.bytes, as: UTF8.self)
    #expect(dense(new) == dense(text(after).replacing(#/@objc(\(other:\))?/#, with: "")))
    #expect(carried.obstacles == [])
    #expect(
      carried.lineCount
        == text(before).split(separator: "\n", omittingEmptySubsequences: false).count)
  }

  @Test(
    arguments: [
      ("class A { class B { #selector(f) } }", "B.f"),
      ("class A { class B {} ; #selector(f) }", "A.f"),
      ("extension A.B where C: D { #selector(f) }", "A.B.f"),
      ("struct S { enum E {}; #selector(f) }", "S.f"),
      ("class A<B: C<D>>: E<F> where G == H { #selector(f) }", "A.f"),
      ("extension P where Self: A { #selector(f) }", "Self.f"),
      ("protocol P {}\nextension P { #selector(f) }", "Self.f"),
      ("class A { class func g() { #selector(f) } }", "A.f"),
      ("class A { override class var b: Int { #selector(f) } }", "A.f"),
      ("actor A { #selector(f) }", "A.f"),
      ("class A { let actor = 1; func actor() { #selector(f) } }", "A.f"),
      ("class A { lazy var b: C = { D(#selector(f)) }() }", "A.f"),
      ("class A { func g() { struct L {}; #selector(f) } }", "A.f"),
      ("class A { func g() { class L { #selector(f) } } }", "L.f"),
      ("protocol P: class {}; class A { #selector(f) }", "A.f"),
      ("@MainActor\npublic final class A\n  : B,\n  C\n{ #selector(f) }", "A.f"),
      ("class A {\n#if os(iOS)\nfunc g() { #selector(f) }\n#else\nfunc g() {}\n#endif\n}", "A.f"),
      ("import struct Foundation.Date\nlet a = 1; class A { #selector(f) }", "A.f"),
      ("class A { func f() {}; enum B { static let a = #selector(f) } }", "A.f"),
      ("class A { enum B { struct C { #selector(f) } } }", "A.f"),
      ("class A { class B { #selector(f) }; func f() {} }", "A.f"),
      ("class A { func f() {}; class B { func f() {}; #selector(f) } }", "B.f"),
      ("class A { func f() {}; class B { #selector(self.f) } }", "B.f"),
      ("class A { class B { #selector(f) } }", "B.f"),
      ("extension A { func f() {} }; class A { enum B { #selector(f) } }", "A.f"),
      ("extension UIKit.UIView { #selector(f) }", "FilmstripUIKit.UIView.f"),
      ("extension Foo<Int> { #selector(f) }", "Foo.f"),
    ] as [(String, String)])
  func typesAround(text: String, method: String) throws {
    let new = try rewritten(text)
    #expect(new.contains("Selector(\"f\", \(method))"))
  }

  @Test(
    arguments: [
      ("Selector(\"n:\")", "Selector(\"n:\", Foo.n(_:))"),
      ("Selector((\"f\"))", "Selector( \"f\", Foo.f )"),
      ("NSSelectorFromString(\"other:\")", "Selector(\"other:\", Foo.given(_:))"),
      ("Selector(\"n:\", Foo.n)", "Selector(\"n:\", Foo.n)"),
    ] as [(String, String)])
  func namesOfMethods(before: String, after: String) throws {
    let text = """
      class Foo { func f() {}; func n(_ a: Any) {}; @objc(other:) func given(_ a: Any) {}; let a = \(before) }
      """
    let new = try rewritten(text)
    #expect(dense(new).hasSuffix(dense("let a = \(after) }")))
    #expect(try carried(text).obstacles == [])
  }

  @Test(
    arguments: [
      "#selector(getter: a.f)", "#selector(f(1))", "#selector([f])",
      "#selector(a.f as () -> Void)",
    ] as [String])
  func selectorsOfNoMethodAreReported(text: String) throws {
    let carried = try carried("class A {\n  @IBAction func f() {}\n  let a = \(text)\n}")
    #expect(carried.obstacles.map(\.severity) == [.error])
    #expect(carried.obstacles.map(\.line) == [3])
    #expect(carried.obstacles.map(\.column) == [11])
    #expect(carried.lostLines == [3])
  }

  @Test(
    arguments: [
      ("#selector(getter: f)", "Selector(\"f\", of: A.self)"),
      ("#selector(getter: UIKit.UIView.tag)", "Selector(\"tag\", of: FilmstripUIKit.UIView.self)"),
      ("#selector(setter: B.field)", "Selector(\"setField:\", of: B.self)"),
    ] as [(String, String)])
  func namesOfProperties(before: String, after: String) throws {
    #expect(try rewritten("class A { let a = \(before) }") == "class A { let a = \(after) }")
  }

  @Test(
    arguments: [
      "Selector(\"g:\")", "Selector(name)", "Selector(\"a\\(b)\")", "NSSelectorFromString(name)",
    ] as [String])
  func namesAloneAreReported(text: String) throws {
    let carried = try carried("class A { let a = \(text) }")
    #expect(carried.obstacles.map(\.severity) == [.warning])
    #expect(carried.editedLines == [])
  }

  @Test func theApplicationIsFoundByItsName() throws {
    let text = "class A { let a = NSSelectorFromString(\"sharedApplication\") }"
    #expect(try carried(text).obstacles == [])
  }

  @Test func selectorsOutsideOfTypesAreFound() throws {
    let (without, with) = (
      try carried("let a = #selector(f)"), try carried("let a = #selector(A.f)")
    )
    #expect(without.obstacles.count == 1)
    #expect(with.obstacles.isEmpty)
  }
}
