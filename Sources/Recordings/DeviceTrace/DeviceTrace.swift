public import Basics

/// Numbers that an app wrote on a device or in a simulator, at the ticks of its display.
///
/// They are comma-separated values with a header: a time, the keyboard's top edge and the bar's bottom edge, in points
/// from the top of the screen, and any further columns by name. `filmstrip show recorder` prints Swift that does so.
public enum DeviceTrace {
  /// The film of such a file; it and its errors are named `file`.
  ///
  /// The columns may come in any order: `time` (in seconds or milliseconds: `time_s`, `time_ms`, or judged by the
  /// values), `keyboard.top`, `bar.bottom`, and optionally `bar.top`, `content.offset`, `screen.width` and
  /// `screen.height`; others are kept by name. Without a header the first three columns are time, keyboard and bar. An
  /// empty cell is a value that was not seen. If semicolons or tabs separate the cells, a comma is a decimal point.
  /// Without `screen.height` the lowest edge is the screen's bottom, if it is that of a device.
  ///
  /// - Throws: `FileError`, which names the line: for a cell that is not a number, a row with too many or too few, a
  ///   time that is missing or runs back, two different rows of one time, a screen that turns, pixels, and a file
  ///   without rows or without the columns that it needs.
  public static func read(csv text: String, file: String) throws(FileError) -> RecordedFilm {
    guard text.utf8.count <= RecordedFilm.sizeLimit else {
      throw FileError(
        file: file, line: nil,
        "the file is larger than \(RecordedFilm.sizeLimit >> 20) MiB, the most a trace may be.")
    }
    var rows = try TraceRows(CSVTable(text, file: file), file: file)
    try rows.sortByTime()
    return try rows.film()
  }
}
