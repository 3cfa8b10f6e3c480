/// Texts out of pieces of Swift, whole and broken, in any order.
enum RandomSwift {
  private static let pieces = [
    " ", "\n", "\r\n", "\t", "// c\n", "/* a */", "/*", "*/", "\"", "\"\"\"", "\"\"\"\n", "\\(",
    "\\", "#", "##\"",
    "\"##", "`", "`class`", "(", ")", "{", "}", "[", "]", "<", ">", ",", ":", ";", ".", "...", "@",
    "=", "/", "/a/", "#/",
    "/#", "1.5e-3", "x", "é", "class", "Foo", "struct", "extension", "func", "f", "var", "let",
    "import", "UIKit",
    "import UIKit\n", "Foundation.", "Combine", "@objc", "@objc(a:)", "@IBOutlet",
    "@available(iOS 13, *)", "dynamic",
    "#selector(f)", "#selector(", "self.f", "_:", "as", "->", "#available(iOS 15, *)",
    "#keyPath(a.b)", "#if os(iOS)\n",
    "#else\n", "#endif\n", "&&", "||", "!", "Selector(\"f:\")", "protocol", "where", "Self",
    "#Preview {", "\"a\\(b)c\"",
    "#unavailable(", "as AnyObject", "(a as AnyObject)", "?.cgRectValue", "?", "optional",
    "perform", "forKeyPath", "<#a#>", "\u{FEFF}",
  ]

  /// A text, of up to forty pieces.
  static func text(_ random: inout some RandomNumberGenerator) -> String {
    (0..<Int.random(in: 0...40, using: &random)).map { _ in
      pieces[Int.random(in: pieces.indices, using: &random)]
    }.joined(separator: Bool.random(using: &random) ? " " : "")
  }

  /// A text in which whatever is open is closed again.
  static func balanced(_ random: inout some RandomNumberGenerator, depth: Int = 3) -> String {
    (0..<Int.random(in: 1...6, using: &random)).map { _ in
      let name = ["Foo", "Bar", "f", "g", "x", "é"].randomElement(using: &random) ?? "x"
      let inside = depth > 0 ? balanced(&random, depth: depth - 1) : ""
      let space =
        [" ", "\n", "\r\n", "/* ) */", " // {\n", "\n\n"].randomElement(using: &random) ?? " "
      let all = [
        "class \(name)\(space){\(inside)}", "extension Foo.Bar {\(space)\(inside)}",
        "func \(name)(_ a: Int)\(space){\(inside)}",
        "@objc\(space)func \(name)()", "@objc(\(space)a:b:)\(space)dynamic var x",
        "#selector(\(space)\(name))",
        "#selector(self.\(name)(_:\(space)))",
        "x = \"a\\(\(space.contains("\n") ? " " : space)#selector(\(name)))\"",
        "\nimport\(space.contains("\n") ? " " : space)UIKit\n", "\nimport struct Foundation.Date\n",
        "if #available(iOS\(space)15.0.1, macOS 12,\(space)*) {\(inside)}",
        "@available(iOS,\(space)unavailable)",
        "\n#if os(iOS)\(space.contains("\n") ? "" : space)&& DEBUG\n\(inside)\n#else\n\(inside)\n#endif\n",
        "#keyPath(\(space)Foo.a.\(name))", "#Preview\(space){\(inside)}",
        "@objc\(space)protocol \(name): Q {\(inside)}",
        "\(name)(\(inside))", "Selector(\(space)\"\(name):\")", "\"#selector(f) @objc\"",
        "/* @objc #selector(f) */",
        "(\(name)\(space)as AnyObject\(space))\(space).doubleValue",
        "return(\(name) as AnyObject?)!.intValue",
        "UIKit\(space).\(name)", "#\"\"\"\n import UIKit \n\"\"\"#", "x = /@objc\"/", "`@objc`",
      ]
      return (all.randomElement(using: &random) ?? "") + space
    }.joined(separator: " ")
  }
}
