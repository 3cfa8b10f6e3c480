import TestSupport
import Testing

@testable import Basics

struct JSONTextTests {
  /// Whatever a text holds, it is read back, from one line.
  @Test func quotedTextsAreReadBack() throws {
    var generator = SeededGenerator(3)
    for _ in 0..<500 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...20, using: &generator) {
        let limit: UInt32 = Bool.random(using: &generator) ? 0x80 : 0x2FFFF
        if let scalar = Unicode.Scalar(UInt32.random(in: 0..<limit, using: &generator)) {
          text.append(scalar)
        }
      }
      let quoted = JSONText.quoted(String(text))
      #expect(!quoted.unicodeScalars.contains { $0 == "\n" || $0 == "\r" })
      var reader = JSONReader(quoted, file: "x")
      #expect(Array(try reader.string("a text").unicodeScalars) == Array(text))
      try reader.end()
    }
  }
}
