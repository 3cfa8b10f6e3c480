/// An error in a file: its place, the problem, and what is allowed.
public struct FileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file's path, or its reader's name for the text.
  public let file: String
  /// The line, from 1; nil for the whole file.
  public let line: Int?
  /// A sentence or two.
  public let message: String

  /// An error at a line of a file; the middle of very long messages is cut.
  public init(file: String, line: Int?, _ message: String) {
    self.file = file
    self.line = line
    self.message = FileError.clipped(message)
  }

  /// The longest uncut message, in bytes: a file may quote a megabyte.
  package static let lengthLimit = 2000

  private static func clipped(_ message: String) -> String {
    guard message.utf8.count > lengthLimit else { return message }
    let text = message.unicodeScalars
    return String(text.prefix(lengthLimit / 8)) + " … " + String(text.suffix(lengthLimit / 8))
  }

  /// `file:line: message` in one line; invisible characters are written as in `\n`.
  public var description: String {
    VisibleText.line(line.map { "\(file):\($0): \(message)" } ?? "\(file): \(message)")
  }
}
