import Foundation
import TestSupport
import Testing

@testable import Basics

struct JSONReaderTests {
  private func string(_ text: String) throws -> String {
    var reader = JSONReader(text, file: "x")
    let string = try reader.string("a text")
    try reader.end()
    return string
  }

  private func number(_ text: String) throws -> Double {
    var reader = JSONReader(text, file: "x")
    let number = try reader.number("points", in: -1e9...1e9)
    try reader.end()
    return number
  }

  private func message(_ body: () throws -> Void) -> String {
    do {
      try body()
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [
    (#""""#, ""), (#""a b""#, "a b"), (#" "é😀" "#, "é😀"),
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#""\u0041\u00e9\u20AC""#, "Aé€"), (#""\ud83d\ude00""#, "😀"), ("\u{FEFF}\"a\"", "a"),
  ])
  func strings(text: String, value: String) throws { #expect(try string(text) == value) }

  @Test(arguments: [
    "a", "'a'", "\"a", "\"a\\", "\"a\\\"", "\"a\nb\"", "\"\\x\"", "\"\\u12\"", "\"\\u12g4\"",
    "\"\\ud83d\"",
    "\"\\ud83d\\n\"", "\"\\ud83d\\u0041\"", "\"\\ude00\"", "\"a\" b", "", " ",
  ])
  func noStrings(text: String) { #expect(throws: FileError.self) { try string(text) } }

  @Test(arguments: [
    ("0", 0), ("-0", 0), ("12", 12), ("-1.5", -1.5), ("0.125", 0.125), ("1e3", 1000),
    ("1E+3", 1000),
    ("25e-1", 2.5), (" \r\n\t7 ", 7), ("450.333", 450.333),
  ])
  func numbers(text: String, value: Double) throws { #expect(try number(text) == value) }

  /// Whatever its form, a number is the double nearest to it.
  @Test func numbersAreTheNearestDoubles() throws {
    var generator = SeededGenerator(55)
    for _ in 0..<5_000 {
      let digits = Int.random(in: 0...12, using: &generator)
      let value = Double.random(in: -1e9...1e9, using: &generator) / exp2(Double(digits) * 4)
      let text = String(format: "%.\(digits)f", value)
      #expect(try number(text) == Double(text))
    }
    for text in ["999999999.999999", "0.000000000000001", "0.1234567890123456", "-0.0"] {
      #expect(try number(text) == Double(text))
    }
  }

  /// What is no number of JSON, and what is out of range.
  @Test(arguments: [
    "01", "+1", ".5", "1.", "1e", "1e+", "-", "--1", "0x10", "NaN", "Infinity", "-Infinity", "nan",
    "1 2", "1,",
    "1e999", "-1e999", "1000000001", "null", "\"1\"", "[1]", "{}", "true", "",
    "1" + String(repeating: "0", count: 100), "0." + String(repeating: "0", count: 100_000) + "1",
  ])
  func noNumbers(text: String) { #expect(throws: FileError.self) { try number(text) } }

  @Test func integersAreWhole() throws {
    func integer(_ text: String) throws -> Int {
      var reader = JSONReader(text, file: "x")
      return try reader.integer("frames", in: 0...100)
    }
    #expect(try integer("100") == 100)
    #expect(try integer("1e2") == 100)
    #expect(try integer("3.0") == 3)
    for text in ["101", "-1", "1.5", "\"1\""] {
      #expect(throws: FileError.self) { try integer(text) }
    }
  }

  @Test func errorsNameTheLineAndTheKey() {
    let text = "{\r\n  \"a\": 1,\r\n\r\n  \"b\": [1,\n 2, true\n]}"
    let message = message {
      var reader = JSONReader(text, file: "file.json")
      try reader.object("an object") { (reader, key) throws(FileError) in
        if key == "a" {
          _ = try reader.number("points", in: 0...9)
        } else {
          try reader.list("a list", limit: 9) { (reader) throws(FileError) in
            _ = try reader.number("points", in: 0...9)
          }
        }
      }
    }
    #expect(message == "file.json:5: b: expected points of 0 to 9, found “true”.")
  }

  @Test func aKeyIsGivenOnce() {
    let message = message {
      var reader = JSONReader("{\"a\": 1,\n\"a\": 1}", file: "x")
      try reader.object("an object") { (reader, _) throws(FileError) in
        _ = try reader.number("points", in: 0...9)
      }
    }
    #expect(message == "x:2: the key “a” is given twice; give it once.")
  }

  @Test func aListHasItsLimit() throws {
    func count(_ text: String) throws -> Int {
      var reader = JSONReader(text, file: "x")
      var count = 0
      try reader.list("a list", limit: 3) { (reader) throws(FileError) in
        if !reader.isNull() { throw reader.error("no null") }
        count += 1
      }
      return count
    }
    #expect(try count("[]") == 0)
    #expect(try count("[ null ,null,null]") == 3)
    for text in ["[null,null,null,null]", "[null,]", "[,]", "[null null]", "[null", "[", "null"] {
      #expect(throws: FileError.self) { try count(text) }
    }
  }

  /// What was found is quoted, but not a whole file.
  @Test func messagesAreShort() {
    let message = message {
      var reader = JSONReader(String(repeating: "x", count: 1_000_000), file: "x")
      _ = try reader.string("a text")
    }
    #expect(message == "x:1: expected a text, found “\(String(repeating: "x", count: 40))…”.")
  }
}
