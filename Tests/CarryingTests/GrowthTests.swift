import Foundation
import Testing

@testable import Carrying

/// Nothing is looked through again and again: thirty-two times the source takes about thirty-two times the work.
///
/// What is counted is the thread's own time on a processor, which does not grow while others have it, or little: what
/// they do to the caches, which holds the short source and not the long one, is why the line is drawn far above that.
@Suite(.serialized) struct GrowthTests {
  /// A source of some length.
  struct Shape: CustomTestStringConvertible {
    let testDescription: String
    let text: @Sendable (_ bytes: Int) -> String

    /// A piece again and again, and what closes each of them behind all.
    static func repeated(_ piece: String, closing: String = "", around: (String, String) = ("", ""))
      -> Shape
    {
      Shape(testDescription: "\(around.0)\(piece)…\(closing)…\(around.1)") { bytes in
        let count = bytes / (piece + closing).utf8.count
        return around.0 + String(repeating: piece, count: count)
          + String(repeating: closing, count: count) + around.1
      }
    }
  }

  /// Two parts of a type's body, each with its number.
  private static func inType(
    _ name: String, _ first: @escaping @Sendable (Int) -> String,
    _ second: @escaping @Sendable (Int) -> String
  ) -> Shape {
    Shape(testDescription: name) { bytes in
      let count = bytes / (first(1000) + second(1000)).utf8.count
      return "class A { " + (0..<count).map(first).joined() + (0..<count).map(second).joined() + "}"
    }
  }

  /// Pieces, each with what closes it, and what is around all of them: each was quadratic once, or would be without the
  /// rule that the code has for it.
  private static let pieces: [[String]] = [
    ["@objc "], ["@objc(a) "], ["@IBOutlet var a "], ["@IBOutlet @objc "],
    ["@IBOutlet var a: B ", "", "class A { ", " }"], ["@available(iOS, ", ")"],
    ["@available(iOS, ", "unavailable)"], ["#available(iOS ", ")"],
    ["iOS ", "", "#available(", ")"],
    ["iOS, ", "", "#available(", ")"], ["#if a "], ["#if os(iOS)\n"], ["&& #if os(iOS)\n"],
    ["!", "", "#if ", "a\n#endif"], ["#if !!!!!!!!!a && "],
    ["#selector(a) ", "", "class A { ", " }"],
    ["#selector(", ")"], ["#selector(", ").a"], ["#selector(a(", "))"],
    ["#selector(A(", ").b as () -> C)"], ["#keyPath(", ")"], ["#Preview {", "}"],
    ["Selector(\"a\") ", "", "class A { ", " }"], ["Selector(", ")"],
    ["func a() {} ", "", "class A { ", " }"], ["func a(_ b: C) {} ", "", "class A { ", " }"],
    ["func a<", "", "class A { ", " }"], ["class a<"], ["class A { ", "}"],
    ["A.", "", "extension ", "B { func a() {} }"], ["a:", "", "class A { func a(", " B) {} }"],
    ["import a."], ["import UIKit\n"], ["UIKit.A "], ["(a as AnyObject).b "],
    ["@objc (a as AnyObject).intValue "], ["(", " as AnyObject).intValue"], ["perform(", ")"],
    ["addObserver(", ")"], ["(a) = "], ["(", ") = "], ["// a\r"], ["a /* a */ "], ["/* ", "*/"],
    ["\"\\(", ")\""], ["#\"\"\"\\#(", ")\"\"\"#"], ["#\"\"\"\\#("], ["/a\\"], ["/a\\/"],
    ["\\/a", "", "/", " /"], ["\\/", "", "/", ")"], ["(\\/", "", "/", "/"],
    ["\\/(", ")", "/", "/"], ["#/ "], ["##/ "], ["#/\\"], ["<#"], ["<#a "], ["`"], ["`a"],
    ["dynamic "],
    ["override var description "], [".textField?("], ["optional "], ["@objc protocol A {} "],
  ]

  static let shapes: [Shape] =
    pieces.map { parts in
      let all = parts + Array(repeating: "", count: 4 - parts.count)
      return Shape.repeated(all[0], closing: all[1], around: (all[2], all[3]))
    } + numbered

  private static let numbered: [Shape] = [
    inType("selectors by their texts", { "func f\($0)() {} " }, { "Selector(\"f\($0)\") " }),
    inType("selectors of methods", { "func f\($0)() {} " }, { "#selector(f\($0)) " }),
    inType("overloaded methods", { "func f(a\($0): B) {} " }, { "#selector(f(a\($0):)) " }),
    inType(
      "raw signs that become fewer", { _ in "" },
      { String(repeating: "#", count: 40 - $0 % 40) + "/ " }),
  ]

  private func seconds(_ text: String) -> Double {
    let bytes = Array(text.utf8)
    var (start, end) = (timespec(), timespec())
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &start)
    // What is no Swift is told, which must not take longer either.
    _ = try? CarriedSource(bytes, file: "A.swift")
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &end)
    return Double(end.tv_sec - start.tv_sec) + Double(end.tv_nsec - start.tv_nsec) / 1e9
  }

  @Test(arguments: shapes) func workGrowsAsTheSource(shape: Shape) {
    let (short, long) = (shape.text(7000), shape.text(224_000))
    // What is quadratic takes a thousand times as long, what is not thirty-two times; the line is between them.
    // The least of some runs is the one that nothing disturbed.
    let once = (0..<3).map { _ in seconds(short) }.min() ?? 0
    let line = 180 * once + 0.004
    var often = seconds(long)
    for _ in 0..<4 where often > line { often = min(often, seconds(long)) }
    #expect(often <= line, "\(once) s, and \(often) s for thirty-two times as much")
  }

  /// A name that is longer than anybody's is not repeated wherever it is meant: what is carried stays about as long.
  @Test(arguments: [
    ("func \(String(repeating: "a", count: 20_000))() {} ", "#selector(a) "),
    ("@objc(a) func f(\(String(repeating: "a:", count: 8000)) B) {} ", "Selector(\"a\") "),
    ("@objc(\(String(repeating: "a", count: 20_000))) func f() {} ", "#selector(f) "),
  ])
  func longNamesAreNotRepeated(declaration: String, use: String) throws {
    let text = "class A { \(declaration)\(String(repeating: use, count: 1000)) }"
    #expect(try CarriedSource(Array(text.utf8), file: "A.swift").bytes.count < 2 * text.utf8.count)
    let name = String(repeating: "A.", count: 8000) + "A"
    let extended = "extension \(name) { \(String(repeating: "#selector(a) ", count: 1000)) }"
    #expect(
      try CarriedSource(Array(extended.utf8), file: "A.swift").bytes.count
        < 2 * extended.utf8.count)
  }
}
