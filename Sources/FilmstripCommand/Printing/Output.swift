import ArgumentParser
import Basics
import Essentials
import WholeFiles

/// What the command prints: data to standard output, everything else to standard error.
enum Output {
  /// Prints a line, in which nothing of a file or a name acts on the terminal or on a service that reads the log.
  static func line(_ text: String) throws { try lines([text]) }

  /// Prints lines, as `line` prints one.
  static func lines(_ lines: [String]) throws {
    try bytes(Array(lines.map { VisibleText.line($0) + "\n" }.joined().utf8))
  }

  /// Prints bytes as they are.
  ///
  /// - Throws: `Failure`; where a pipe is read no further, which is no mistake, `ExitCode` as of a program that this
  ///   ended.
  static func bytes(_ bytes: [UInt8]) throws {
    guard !Files.write(bytes, to: STDOUT_FILENO) else { return }
    if errno == EPIPE { throw ExitCode(128 + SIGPIPE) }
    throw Failure(
      .inputOutput, "standard output could not be written: \(String(cString: strerror(errno))).")
  }

  /// Says something in a line, visible as those of `line`; where that fails nobody is there to be told.
  static func error(_ text: String) { errors(VisibleText.line(text) + "\n") }

  /// Writes text to standard error as it is; where that fails nobody is there to be told.
  static func errors(_ text: String) {
    _ = Files.write(Array(text.utf8), to: STDERR_FILENO)
  }

  /// JSON with keys in alphabetical order and numbers as the shortest text that reads back as the same Double.
  static func json(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data: Data
    do {
      data = try encoder.encode(value)
    } catch {
      throw Failure(.inputOutput, "the result could not be written as JSON: \(error).")
    }
    let text = VisibleText.json(String(decoding: data, as: UTF8.self))
    try bytes(Array((text + "\n").utf8))
  }

  /// Rows in columns as wide as their longest cell; numbers, in the columns named, to the right.
  static func table(_ rows: [[String]], rightAligned: Set<Int> = []) throws {
    try lines(columns(rows, rightAligned: rightAligned))
  }

  /// The lines of a table.
  static func columns(_ rows: [[String]], rightAligned: Set<Int> = []) -> [String] {
    // A cell is as wide as it is shown.
    let rows = rows.map { $0.map(VisibleText.line) }
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.count)
      }
    }
    var lines: [String] = []
    for row in rows {
      let cells = row.enumerated().map { column, cell in
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        return rightAligned.contains(column) ? padding + cell : cell + padding
      }
      var text = cells.joined(separator: "  ")
      while text.last == " " { text.removeLast() }
      lines.append(text)
    }
    return lines
  }
}
