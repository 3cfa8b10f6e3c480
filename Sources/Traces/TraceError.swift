/// Why a text is no trace or baseline: where, what is wrong, and what is allowed.
public struct TraceError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file's path, or what else its reader calls the text.
  public let file: String
  /// The line, from 1; nil where the whole text is meant.
  public let line: Int?
  /// A sentence or two.
  public let message: String

  /// An error at a line of a file.
  public init(file: String, line: Int?, _ message: String) {
    self.file = file
    self.line = line
    self.message = message
  }

  /// `file:line: message`.
  public var description: String {
    line.map { "\(file):\($0): \(message)" } ?? "\(file): \(message)"
  }
}
