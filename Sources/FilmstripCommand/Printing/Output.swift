import ArgumentParser
import Basics
import Essentials
import WholeFiles

/// The command's output: data to standard output, everything else to standard error.
enum Output {
  /// Prints a line; control characters, which act on a terminal or a service that reads the log, are escaped.
  static func line(_ text: String) throws { try lines([text]) }

  static func lines(_ lines: [String]) throws {
    try bytes(Array(lines.map { VisibleText.line($0) + "\n" }.joined().utf8))
  }

  /// Prints bytes unchanged.
  ///
  /// - Throws: `Failure`; for a closed pipe, which is not a mistake, `ExitCode` as of a program ended by it.
  static func bytes(_ bytes: [UInt8]) throws {
    guard !Files.write(bytes, to: STDOUT_FILENO) else { return }
    if errno == EPIPE { throw ExitCode(128 + SIGPIPE) }
    throw Failure(
      .inputOutput, "standard output could not be written: \(String(cString: strerror(errno))).")
  }

  /// Prints a file's bytes, which a terminal gets only if they are text.
  static func file(_ bytes: [UInt8]) throws {
    guard isatty(STDOUT_FILENO) == 0 || !bytes.contains(0) else {
      throw Failure(
        .usage,
        "standard output is a terminal, which shows no pictures; lead it to a file, as in `… -o - > picture`, or give -o a "
          + "folder.")
    }
    try self.bytes(bytes)
  }

  /// Prints a line to standard error, escaped as `line` does; a failure is ignored, as nobody could be told.
  static func error(_ text: String) { errors(VisibleText.line(text) + "\n") }

  /// Prints text to standard error unchanged; a failure is ignored, as nobody could be told.
  static func errors(_ text: String) {
    _ = Files.write(Array(text.utf8), to: STDERR_FILENO)
  }

  /// Prints JSON, with keys in alphabetical order and the shortest numbers that read back as the same Double.
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

  /// Prints rows in columns as wide as their longest cell.
  static func table(_ rows: [[String]], rightAligned: Set<Int> = []) throws {
    try lines(columns(rows, rightAligned: rightAligned))
  }

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
