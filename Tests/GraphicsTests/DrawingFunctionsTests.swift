import Foundation
import TestSupport
import Testing

/// What Graphics calls of the drawing libraries, and Imaging of zlib, is in the list of functions that CDrawing forwards.
@Suite struct DrawingFunctionsTests {
  /// Types that are made with parentheses, as functions are called.
  private static let types: Set = ["hb_font_extents_t"]

  @Test("Each function that is called is forwarded, or Pango would load as the command starts")
  func theListIsThatOfTheCalls() throws {
    let call = /\b((?:cairo|pango|g|hb|FT)_\w+|Fc[A-Z]\w+|inflate(?:End|Init_)?)\(/
    var called: Set<String> = []
    let sources = Repository.root.appending(path: "Sources")
    let files = try ["Graphics", "Imaging"].flatMap { module in
      try FileManager.default.subpathsOfDirectory(atPath: sources.appending(path: module).path)
        .map { "\(module)/\($0)" }
    }
    for file in files where file.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
      for line in text.split(separator: "\n") {
        let code = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
        called.formUnion(code.matches(of: call).map { String($0.output.1) })
      }
    }
    let list = try String(
      contentsOf: sources.appending(path: "CDrawing/functions.h"), encoding: .utf8)
    let listed = list.split(separator: "\n").map { String($0.dropFirst("FUNCTION ".count)) }
    #expect(called.count > 100)
    #expect(called.subtracting(Self.types) == Set(listed))
    #expect(listed == listed.sorted(), "The list is in order")
  }
}
