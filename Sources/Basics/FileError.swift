/// Why a file cannot be read: where, what is wrong, and what is allowed.
public struct FileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file's path, or what else its reader calls the text.
  public let file: String
  /// The line, from 1; nil where the whole file is meant.
  public let line: Int?
  /// A sentence or two.
  public let message: String

  /// An error at a line of a file; of a message of thousands of letters only the ends are kept.
  public init(file: String, line: Int?, _ message: String) {
    self.file = file
    self.line = line
    self.message = FileError.clipped(message)
  }

  /// The longest message, in bytes, that is left whole: a file may quote a megabyte at us.
  package static let lengthLimit = 2000

  /// A message with its beginning and its end, and an ellipsis for what is too long between them.
  private static func clipped(_ message: String) -> String {
    guard message.utf8.count > lengthLimit else { return message }
    let text = message.unicodeScalars
    return String(text.prefix(lengthLimit / 8)) + " … " + String(text.suffix(lengthLimit / 8))
  }

  /// `file:line: message` in one line; what is not seen in a file is written as in `\n`.
  public var description: String {
    VisibleText.line(line.map { "\(file):\($0): \(message)" } ?? "\(file): \(message)")
  }
}
