import Basics

/// The cells of comma-separated values (RFC 4180), as spreadsheets of any country write them: with commas, semicolons
/// or tabs, a byte order mark, any ends of lines.
struct CSVTable {
  /// One line's cells, without the spaces around them.
  struct Row {
    /// The line in the file, from 1.
    let line: Int
    let cells: [String]
  }

  /// The lines that are neither empty nor comments, which begin with #.
  let rows: [Row]
  /// Whether a comma may be a decimal point: it parts no cells.
  let hasDecimalCommas: Bool

  /// Splits a text; `file` is what errors call it.
  ///
  /// - Throws: `FileError` for a quoted cell that is not closed in its line.
  init(_ text: String, file: String) throws(FileError) {
    let lines = CSVTable.lines(of: text)
    let first = lines.first { !CSVTable.isEmpty($0.text) }?.text ?? ""
    let separator: UInt8 =
      first.utf8.contains(UInt8(ascii: ";"))
      ? UInt8(ascii: ";")
      : first.utf8.contains(UInt8(ascii: "\t")) ? UInt8(ascii: "\t") : UInt8(ascii: ",")
    hasDecimalCommas = separator != UInt8(ascii: ",")
    var rows: [Row] = []
    for line in lines where !CSVTable.isEmpty(line.text) {
      guard let cells = CSVTable.cells(of: line.text, separatedBy: separator) else {
        throw FileError(
          file: file, line: line.number, "a cell begins with \" and is not closed in its line.")
      }
      rows.append(Row(line: line.number, cells: cells))
    }
    self.rows = rows
  }

  private static func isEmpty(_ line: Substring) -> Bool {
    let first = line.unicodeScalars.first { !$0.properties.isWhitespace }
    return first == nil || first == "#"
  }

  /// The lines, which end in CR LF, LF or CR.
  private static func lines(of text: String) -> [(number: Int, text: Substring)] {
    var lines: [(number: Int, text: Substring)] = []
    var scalars = Substring(text).unicodeScalars
    if scalars.first == "\u{FEFF}" { scalars.removeFirst() }
    while !scalars.isEmpty {
      let end = scalars.firstIndex { $0 == "\n" || $0 == "\r" } ?? scalars.endIndex
      lines.append((lines.count + 1, Substring(scalars[..<end])))
      scalars = scalars[end...]
      if scalars.first == "\r" { scalars.removeFirst() }
      // A CR before it belongs to the same end.
      if scalars.first == "\n" { scalars.removeFirst() }
    }
    return lines
  }

  /// A line's cells; nil where a quote is not closed.
  private static func cells(of line: Substring, separatedBy separator: UInt8) -> [String]? {
    var cells: [String] = []
    var cell: [UInt8] = []
    var isQuoted = false
    let bytes = Array(line.utf8)
    var index = 0
    func close() {
      cells.append(String(decoding: cell, as: UTF8.self).trimmed)
      cell = []
    }
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\"") {
        if isQuoted, index < bytes.count, bytes[index] == byte {
          cell.append(byte)
          index += 1
        } else {
          isQuoted.toggle()
        }
      } else if byte == separator, !isQuoted {
        close()
      } else {
        cell.append(byte)
      }
    }
    guard !isQuoted else { return nil }
    close()
    return cells
  }
}

extension String {
  /// The text without white space at its ends.
  fileprivate var trimmed: String {
    var scalars = Substring(self).unicodeScalars
    while let first = scalars.first, first.properties.isWhitespace { scalars.removeFirst() }
    while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
    return String(scalars)
  }
}
