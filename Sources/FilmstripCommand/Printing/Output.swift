import ArgumentParser
import Basics
import Essentials
import WholeFiles

/// The command's output: data to standard output, everything else to standard error.
enum Output {
  /// Prints a line; control characters, which act on a terminal or a service that reads the log, are escaped.
  static func line(_ text: String) throws { try lines([text]) }

  /// - Parameter style: That of a line, on a terminal.
  static func lines(
    _ lines: [String], style: (String) -> Terminal.Style? = { _ in nil }
  ) throws {
    let text = lines.map { line in
      Terminal.styled(VisibleText.line(line), style(line), on: STDOUT_FILENO) + "\n"
    }
    try bytes(Array(text.joined().utf8))
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
        "standard output is a terminal, which shows no pictures; redirect it to a file, as in `… -o - > picture`, or give -o a "
          + "folder.")
    }
    try self.bytes(bytes)
  }

  /// Prints a line to standard error, escaped as `line` does; a failure is ignored, as it could not be reported.
  static func error(_ text: String) {
    let mark = "Error:"
    var line = VisibleText.line(text)
    guard line.hasPrefix(mark) else { return errors(line + "\n") }
    if let width = Terminal.width(of: STDERR_FILENO) {
      line = Paragraph.broken(line, width: width, rest: "  ").joined(separator: "\n")
    }
    let styled = Terminal.styled(mark, .bad, on: STDERR_FILENO)
    errors(styled + line.dropFirst(mark.count) + "\n")
  }

  /// Prints text to standard error unchanged; a failure is ignored, as it could not be reported.
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

  /// Prints rows in columns as wide as their longest cell, below the first one; on a terminal in as many parts as fit it.
  static func table(_ rows: [[String]], rightAligned: Set<Int> = []) throws {
    try lines(
      columns(rows, rightAligned: rightAligned, fitting: Terminal.width))
  }

  /// Rows in parts of at most `width` characters, if possible, each with the first column.
  ///
  /// A column called `at` says when the one before it was, and stays with it.
  static func columns(
    _ rows: [[String]], rightAligned: Set<Int>, fitting width: Int?
  ) -> [String] {
    let whole = columns(rows, rightAligned: rightAligned)
    guard let width, let head = rows.first, whole.contains(where: { $0.count > width }) else {
      return whole
    }
    let widths = head.indices.map { column in
      rows.map { $0.indices.contains(column) ? VisibleText.line($0[column]).count : 0 }.max() ?? 0
    }
    var parts: [[Int]] = [[0]]
    for column in head.indices.dropFirst() where head[column] != "at" {
      let group = head.indices.contains(column + 1) && head[column + 1] == "at" ? 2 : 1
      let added = Array(column..<column + group)
      let last = parts[parts.count - 1]
      let used = (last + added).reduce(-2) { $0 + 2 + widths[$1] }
      if used > width, last.count > 1 { parts.append([0]) }
      parts[parts.count - 1] += added
    }
    return Array(
      parts.map { part in
        columns(
          rows.map { row in part.filter(row.indices.contains).map { row[$0] } },
          rightAligned: Set(part.indices.filter { rightAligned.contains(part[$0]) }))
      }.joined(separator: [""]))
  }

  /// The lines of each row, whose last column is a text and breaks where a terminal ends.
  static func texts(_ rows: [[String]], fitting width: Int?) -> [[String]] {
    let lines = columns(rows)
    let start = columns(rows.map { $0.dropLast() + [""] }).map(\.count).max().map { $0 + 2 } ?? 0
    guard let width, width - start >= Output.leastText else { return lines.map { [$0] } }
    return zip(lines, rows).map { line, row in
      let text = Paragraph.broken(VisibleText.line(row.last ?? ""), width: width - start)
      let before = String(line.prefix(start))
      return [before + (text.first ?? "")]
        + text.dropFirst().map { String(repeating: " ", count: start) + $0 }
    }
  }

  /// A narrower column of text is left to the terminal, in characters.
  private static let leastText = 12

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
