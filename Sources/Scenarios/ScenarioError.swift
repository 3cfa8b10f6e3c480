/// Why a scenario cannot be read or played: where, what is wrong, and what is allowed.
public struct ScenarioError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file's path, or the built-in's name.
  public let file: String
  /// The line, from 1; nil where the whole file is meant.
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
