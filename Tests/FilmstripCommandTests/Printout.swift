import Foundation

/// What a document says that is printed: `…` stands for any part of a line and, on a line of its own, for any lines.
struct Printout {
  private let pattern: Regex<Substring>

  init(_ text: String) throws {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line == "…"
        ? "(?:.*\\n)*?.*"
        : line.split(separator: "…", omittingEmptySubsequences: false)
          .map { NSRegularExpression.escapedPattern(for: String($0)) }.joined(separator: ".*?")
    }
    pattern = try Regex(lines.joined(separator: "\\n"), as: Substring.self)
  }

  /// Whether it is all that was printed.
  func isWhole(of printed: String) -> Bool { printed.wholeMatch(of: pattern) != nil }
}
