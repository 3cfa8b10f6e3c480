import Foundation

/// What the command prints: data to standard output, everything else to standard error.
enum Output {
  static func line(_ text: String) throws {
    try bytes(Array((text + "\n").utf8))
  }

  static func bytes(_ bytes: [UInt8]) throws {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(bytes))
    } catch {
      throw Failure(
        .inputOutput, "standard output could not be written: \(error.localizedDescription).")
    }
  }

  static func error(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
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
    try line(String(decoding: data, as: UTF8.self))
  }

  /// Rows in columns as wide as their longest cell; numbers, in the columns named, to the right.
  static func table(_ rows: [[String]], rightAligned: Set<Int> = []) throws {
    try line(columns(rows, rightAligned: rightAligned))
  }

  /// The text of a table.
  static func columns(_ rows: [[String]], rightAligned: Set<Int> = []) -> String {
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
    return lines.joined(separator: "\n")
  }
}

extension Double {
  /// The number with so many decimals.
  func fixed(_ decimals: Int) -> String {
    // Without a locale there is always a point, and ICU need not be asked.
    String(format: "%.\(decimals)f", self)
  }
}
