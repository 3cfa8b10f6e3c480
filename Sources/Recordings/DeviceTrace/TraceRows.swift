import Basics

/// The rows of a device's trace as numbers.
struct TraceRows {
  private struct Row {
    let line: Int
    let time: Double
    /// One per column; nil for an empty cell.
    let values: [Double?]
  }

  private let file: String
  private let columns: [TraceColumn]
  /// The number of decimals with which each column is written.
  private var decimals: [Int]
  private var rows: [Row] = []
  private var remarks: [String] = []

  /// The columns of a trace without a header.
  private static let usual: [TraceColumn] = [.time(unit: nil), .keyboardTop, .barBottom]
  private static let nothing: Set<String> = ["", "-", "–", "nan", "null", "nil", "n/a", "na"]
  /// The longest time between rows in seconds: if it is longer, the unit is smaller than a second.
  private static let longestFrame = 0.75
  /// How far back rows may run if they were written out of order, in seconds.
  private static let disorder = 0.1
  private static let limit = 1e15

  init(_ table: CSVTable, file: String) throws(FileError) {
    self.file = file
    var table = table
    guard let first = try table.next() else {
      throw FileError(
        file: file, line: nil,
        "the file has no rows; a trace has a header, such as time,keyboard.top,bar.bottom, and a row a frame."
      )
    }
    let isHeader = first.cells.allSatisfy { TraceRows.number($0, table.hasDecimalCommas) == nil }
    columns = TraceRows.columns(of: first, isHeader: isHeader)
    decimals = columns.map { _ in 0 }
    try checkColumns(of: first, isHeader: isHeader)
    let timeColumn = columns.firstIndex { if case .time = $0 { true } else { false } } ?? 0
    let begin = isHeader ? try table.next() : first
    let numbers = try numbers(from: begin, in: &table, timeColumn: timeColumn)
    guard !numbers.isEmpty else {
      throw error(first.line, "there is a header and no row below it.")
    }
    let times = numbers.compactMap { $0.values[timeColumn] }
    let unit = unit(of: times, in: columns[timeColumn])
    let start = times.min() ?? 0
    rows = numbers.map { line, values in
      Row(line: line, time: ((values[timeColumn] ?? start) - start) * unit, values: values)
    }
    if let late = rows.first(where: { $0.time > RecordedFilm.timeLimit }) {
      throw error(
        late.line,
        "this row is \(late.time.decimals(upTo: 0)) s after the first; a trace lasts \(Int(RecordedFilm.timeLimit)) s at most."
      )
    }
  }

  /// By the header or, without one, by their order.
  private static func columns(of first: CSVTable.Row, isHeader: Bool) -> [TraceColumn] {
    guard isHeader else {
      return first.cells.indices.map {
        $0 < usual.count ? usual[$0] : .other("column \($0 + 1)")
      }
    }
    let hasWidth = first.cells.contains { TraceColumn(header: $0) == .screenWidth }
    return first.cells.map { cell in
      // A lone height may be the keyboard's.
      cell.lowercased() == "height" && !hasWidth ? .other(cell) : TraceColumn(header: cell)
    }
  }

  private mutating func numbers(
    from first: CSVTable.Row?, in table: inout CSVTable, timeColumn: Int
  ) throws(FileError) -> [(line: Int, values: [Double?])] {
    var numbers: [(line: Int, values: [Double?])] = []
    var next = first
    while let row = next {
      guard numbers.count < RecordedFilm.frameLimit else {
        throw error(
          nil, "there are more than \(RecordedFilm.frameLimit) rows, the most a trace may have.")
      }
      let values = try values(of: row, in: table)
      guard values[timeColumn] != nil else {
        throw error(row.line, "the time is missing; every row has one.")
      }
      numbers.append((row.line, values))
      next = try table.next()
    }
    return numbers
  }

  /// In seconds: as the column names it, else by the times' distances.
  private mutating func unit(of times: [Double], in column: TraceColumn) -> Double {
    if case .time(let known?) = column { return known }
    let steps = zip(times, times.dropFirst()).map { abs($1 - $0) }.filter { $0 > 0 }
    let units = [
      (1.0, ""), (1e-3, "milliseconds"), (1e-6, "microseconds"), (1e-9, "nanoseconds"),
    ]
    let fitting = units.first { median(steps) * $0.0 <= TraceRows.longestFrame } ?? units[3]
    if fitting.0 < 1 {
      remarks.append(
        "The times are taken for \(fitting.1); name the column time_s if they are seconds.")
    }
    return fitting.0
  }

  private func error(_ line: Int?, _ message: String) -> FileError {
    FileError(file: file, line: line, message)
  }

  private func checkColumns(of header: CSVTable.Row, isHeader: Bool) throws(FileError) {
    let names = header.cells.joined(separator: ", ")
    var seen: Set<TraceColumn> = []
    for (column, name) in zip(columns, header.cells) where column != .number {
      if column.isInPoints, TraceColumn.isInPixels(header: name) {
        throw error(
          header.line,
          "the column “\(name)” is in pixels, and a trace in points; divide it by the screen's scale, and rename it."
        )
      }
      let kind = if case .time = column { TraceColumn.time(unit: nil) } else { column }
      guard seen.insert(kind).inserted else {
        throw error(
          header.line, "the column “\(name)” is there twice; leave one out, or rename it.")
      }
    }
    for (column, name) in [
      (TraceColumn.time(unit: nil), "time"), (.keyboardTop, "keyboard.top"),
    ] where !seen.contains(column) {
      throw error(
        header.line,
        isHeader
          ? "there is no column “\(name)” among \(names); a trace has time, keyboard.top and bar.bottom."
          : "there is no header, and no column for \(name); begin with a line such as time,keyboard.top,bar.bottom."
      )
    }
  }

  private mutating func values(
    of row: CSVTable.Row, in table: CSVTable
  ) throws(FileError) -> [Double?] {
    var cells = row.cells
    // Spreadsheets pad every row with separators to the longest row.
    while cells.count > columns.count, cells.last == "" { cells.removeLast() }
    guard cells.count == columns.count else {
      let hint =
        !table.hasDecimalCommas && cells.count > columns.count
        ? " Where commas are decimal points, part the cells with semicolons." : ""
      throw error(
        row.line,
        "this row has \(cells.count) cells, but there are \(columns.count) columns.\(hint)")
    }
    var values: [Double?] = []
    for (index, cell) in cells.enumerated() {
      if TraceRows.nothing.contains(cell.lowercased()) {
        values.append(nil)
      } else if let number = TraceRows.number(cell, table.hasDecimalCommas) {
        values.append(number)
        let point = cell.utf8.lastIndex { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }
        if let point {
          decimals[index] = max(
            decimals[index], cell.utf8.distance(from: point, to: cell.utf8.endIndex) - 1)
        }
      } else if case .other = columns[index] {
        // Other columns may hold words, such as the name of a notification: they are not kept.
        values.append(nil)
      } else {
        throw error(
          row.line, "“\(cell)” is not a number; leave the cell empty where nothing was seen.")
      }
    }
    return values
  }

  private static func number(_ cell: String, _ hasDecimalCommas: Bool) -> Double? {
    let text = hasDecimalCommas ? String(cell.map { $0 == "," ? "." : $0 }) : cell
    guard let first = text.utf8.first,
      (0x30...0x39).contains(first)
        || [UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: ".")]
          .contains(first),
      let number = Double(decimal: text), abs(number) <= limit
    else { return nil }
    return number
  }

  /// Sorts rows that are slightly out of order, and keeps the later of two of one time.
  mutating func sortByTime() throws(FileError) {
    var latest = -Double.infinity
    var isSorted = true
    for row in rows {
      guard row.time >= latest - TraceRows.disorder else {
        throw error(
          row.line,
          "the time runs back by \((latest - row.time).decimals(upTo: 3)) s; if two recordings follow each other, part them."
        )
      }
      isSorted = isSorted && row.time >= latest
      latest = max(latest, row.time)
    }
    if !isSorted {
      rows = rows.stablySorted { $0.time < $1.time }
      remarks.append("Some rows were not in the order of their times, and were sorted.")
    }
    let count = rows.count
    var kept: [Row] = []
    for row in rows {
      if let twin = kept.last, twin.time == row.time {
        guard !parts(twin, row) else {
          throw error(
            row.line,
            "line \(twin.line) has the same time and other edges of bar or keyboard; which of them is right is unclear."
          )
        }
        kept.removeLast()
      }
      kept.append(row)
    }
    rows = kept
    if kept.count < count {
      let more = count - kept.count
      remarks.append(
        "\(more) \(more == 1 ? "row has" : "rows have") the time of another; the last of each time counts."
      )
    }
  }

  /// The largest distance between an edge in two rows of one time, in points.
  private static let twins = 1.0

  /// Whether two rows show an edge at different places.
  private func parts(_ first: Row, _ second: Row) -> Bool {
    columns.indices.contains { index in
      guard columns[index].path != nil, let one = first.values[index],
        let other = second.values[index]
      else { return false }
      return abs(one - other) > TraceRows.twins
    }
  }

  func film() throws(FileError) -> RecordedFilm {
    var frames: [RecordedFrame] = []
    let start = rows.first?.time ?? 0
    for row in rows {
      var frame = RecordedFrame(time: row.time - start)
      for (index, column) in columns.enumerated() {
        guard let value = row.values[index] else { continue }
        if let path = column.path {
          guard abs(value) <= 1e6 else {
            throw error(row.line, "\(value.shortest) points is not a place on a screen.")
          }
          frame[keyPath: path] = Reading(value, uncertainty: uncertainty(ofColumn: index))
        } else if case .other(let name) = column {
          frame.others[name] = value
        }
      }
      frames.append(frame)
    }
    guard frames.contains(where: { $0.keyboardTop != nil }) else {
      throw error(nil, "the column of the keyboard's top has no value.")
    }
    var remarks = remarks
    let screen = try screen(of: frames, remarks: &remarks)
    var film = RecordedFilm(
      source: RecordingSource(name: file.lastPathComponent, kind: .trace), unit: .points,
      width: screen.width, height: screen.height, frames: frames, events: [], remarks: remarks)
    film.events = TraceEvents(film).events
    return film
  }

  /// Half of the column's last decimal, and at least the grid of layers, in points.
  private func uncertainty(ofColumn index: Int) -> Double {
    max(0.02, 0.5 * (0..<min(decimals[index], 6)).reduce(1) { step, _ in step / 10 })
  }

  /// How far a hidden keyboard or bar may be below the screen, as a part of the screen's height.
  private static let below = 0.5

  /// In points: from its columns, else that of a device whose bottom is the lowest edge seen.
  private func screen(
    of frames: [RecordedFrame], remarks: inout [String]
  ) throws(FileError) -> (width: Double, height: Double) {
    func only(_ column: TraceColumn) throws(FileError) -> Double? {
      guard let index = columns.firstIndex(of: column) else { return nil }
      var found: Double?
      for row in rows {
        guard let value = row.values[index] else { continue }
        guard (100...10_000).contains(value) else {
          throw error(row.line, "a screen is 100 to 10000 pt long, and not \(value.shortest).")
        }
        guard value == found ?? value else {
          throw error(
            row.line,
            "the screen is \(value.shortest) pt long instead of \((found ?? 0).shortest): it turns, and the bar's place with it; "
              + "part the recording there.")
        }
        found = value
      }
      return found
    }
    let lowest =
      frames.flatMap { [$0.keyboardTop?.value, $0.barBottom?.value] }
      .compactMap { $0 }.max() ?? 0
    guard let height = try only(.screenHeight) else {
      // The screen's end decides whether a keyboard shows.
      guard let screen = TraceRows.screen(ofHeight: lowest) else {
        throw error(
          nil,
          "there is no column screen.height, and the lowest edge, at \(lowest.decimals(upTo: 1)) pt, is not the bottom of a known device; add "
            + "the column, so that a hidden keyboard is recognised.")
      }
      remarks.append(
        "There is no column screen.height: the lowest edge, at \(lowest.decimals(upTo: 1)) pt, is taken as the screen's."
      )
      return (try only(.screenWidth) ?? screen.width, screen.height)
    }
    guard lowest <= height * (1 + TraceRows.below) else {
      throw error(
        nil,
        "an edge is at \(lowest.decimals(upTo: 1)) pt, and the screen ends at \(height.shortest); both are in points."
      )
    }
    let width = TraceRows.screen(ofHeight: height)?.width ?? (height / 2.165).rounded()
    return (try only(.screenWidth) ?? width, height)
  }
}

extension String {
  fileprivate var lastPathComponent: String {
    split(separator: "/").last.map(String.init) ?? self
  }
}
