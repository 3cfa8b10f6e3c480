/// Texts that need no quotes.
package enum PlainText {
  /// Whether a text has only ASCII's letters and digits, and some other characters of ASCII.
  package static func isMade(_ text: String, ofLettersDigitsAnd others: String) -> Bool {
    text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: others.utf8.contains(byte)
      }
    }
  }
}
