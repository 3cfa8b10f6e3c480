@testable import Carrying

/// What a source becomes.
func rewritten(_ text: String) throws -> String {
  String(decoding: try CarriedSource(Array(text.utf8), file: "a").bytes, as: UTF8.self)
}

/// A text without blanks, which stand where something was.
func dense(_ text: String) -> String { text.filter { !$0.isWhitespace } }
