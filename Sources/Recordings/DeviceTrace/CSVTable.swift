import Basics

/// The cells of comma-separated values (RFC 4180), also with semicolons, tabs or a byte order mark.
struct CSVTable {
  /// One line's cells, trimmed.
  struct Row {
    let line: Int
    let cells: [String]
  }

  /// Whether a comma may be a decimal point: it then separates no cells.
  let hasDecimalCommas: Bool

  private let file: String
  private let separator: UInt8
  private var rest: Substring.UTF8View
  private var line = 0

  /// The most cells of a row, our choice: a table has a column per edge, and some of its own.
  static let mostCells = 1000

  /// Detects the separator in the first row; errors name `file`.
  init(_ text: String, file: String) {
    self.file = file
    rest = text[...].utf8
    if rest.starts(with: "\u{FEFF}".utf8) { rest = rest.dropFirst("\u{FEFF}".utf8.count) }
    var lines = CSVTable(lines: rest)
    let first = lines.nextLine() ?? ""
    separator =
      first.utf8.contains(UInt8(ascii: ";"))
      ? UInt8(ascii: ";")
      : first.utf8.contains(UInt8(ascii: "\t")) ? UInt8(ascii: "\t") : UInt8(ascii: ",")
    hasDecimalCommas = separator != UInt8(ascii: ",")
  }

  private init(lines: Substring.UTF8View) {
    (file, separator, hasDecimalCommas, rest) = ("", 0, false, lines)
  }

  /// The next line that is not empty or a comment (#), without keeping more; nil after the last.
  ///
  /// - Throws: `FileError` for a quoted cell that is not closed in its line, for too many cells, and for bytes of 0.
  mutating func next() throws(FileError) -> Row? {
    guard let text = nextLine() else { return nil }
    guard !text.utf8.contains(0) else {
      throw FileError(
        file: file, line: line,
        "this line has a byte of 0, as no table of text has; save it as UTF-8 and try again.")
    }
    guard let cells = CSVTable.cells(of: text, separatedBy: separator) else {
      throw FileError(
        file: file, line: line, "a cell begins with \" and is not closed in its line.")
    }
    guard cells.count <= CSVTable.mostCells else {
      throw FileError(
        file: file, line: line,
        "this row has more than \(CSVTable.mostCells) cells, the most a row may have.")
    }
    return Row(line: line, cells: cells)
  }

  /// Skips empty lines and comments; lines end in CR LF, LF or CR.
  private mutating func nextLine() -> Substring? {
    while !rest.isEmpty {
      let end = rest.firstIndex { $0 == newLine || $0 == carriageReturn } ?? rest.endIndex
      let text = Substring(rest[..<end])
      rest = rest[end...]
      if rest.first == carriageReturn { rest.removeFirst() }
      // A CR before it belongs to the same line end.
      if rest.first == newLine { rest.removeFirst() }
      line += 1
      if !CSVTable.isEmpty(text) { return text }
    }
    return nil
  }

  private static func isEmpty(_ line: Substring) -> Bool {
    let first = line.unicodeScalars.first { !$0.properties.isWhitespace }
    return first == nil || first == "#"
  }

  /// A line's cells, at most one more than a row may have; nil if a quote is not closed.
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
        if cells.count > mostCells { return cells }
      } else {
        cell.append(byte)
      }
    }
    guard !isQuoted else { return nil }
    close()
    return cells
  }
}

private let (newLine, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))

extension String {
  fileprivate var trimmed: String {
    var scalars = Substring(self).unicodeScalars
    while let first = scalars.first, first.properties.isWhitespace { scalars.removeFirst() }
    while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
    return String(scalars)
  }
}
