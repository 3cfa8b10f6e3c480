import Testing

@testable import Carrying

/// What members of Objective-C's objects become, and casts to them.
struct RewriterObjectTests {
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
}
