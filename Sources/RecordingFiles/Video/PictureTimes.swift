/// The times of pictures as ffmpeg's filter `showinfo` prints them, in order.
///
/// It parses `config in time_base: 1/15360, …` and `n: 7 pts: 1792 … s:1170x2532 …`, and keeps ffmpeg's errors.
final class PictureTimes {
  /// A picture before it is cut and scaled.
  struct Picture: Equatable {
    /// In seconds of the file's own clock; nil if the file does not include it.
    var time: Double?
    /// Such as `1170x2532`.
    var size: Substring
  }

  /// The most different errors that are kept.
  private static let mostErrors = 5

  /// Pictures that were announced and not yet taken.
  private var waiting: [Picture] = []
  private var timeBase: (numerator: Double, denominator: Double)?
  /// The first few of ffmpeg's errors, without their places.
  private(set) var errors: [String] = []
  /// The number of all errors.
  private(set) var errorCount = 0

  /// Takes a line; false for one that it ignores.
  func take(_ line: Substring) -> Bool {
    if line.contains("Parsed_showinfo") {
      if let base = value(of: "config in time_base:", in: line) {
        let parts = base.split(separator: "/").compactMap { Double($0) }
        timeBase = parts.count == 2 && parts[1] > 0 ? (parts[0], parts[1]) : nil
      } else if let size = value(of: " s:", in: line), value(of: " n:", in: line) != nil {
        let stamp = value(of: " pts:", in: line).flatMap { Double($0) }
        let time = stamp.flatMap { stamp in
          timeBase.map { stamp * $0.numerator / $0.denominator }
        }
        waiting.append(Picture(time: time, size: size))
      }
      return true
    }
    guard let mark = line.firstRange(of: "[error] ") ?? line.firstRange(of: "[fatal] ") else {
      return true
    }
    // Two pictures of one time are a GIF's own affair; the muxer, which writes for this program, objects to them.
    guard !line.contains("to muxer") else { return true }
    errorCount += 1
    let text = String(line[mark.upperBound...])
    if errors.count < PictureTimes.mostErrors, !errors.contains(text) { errors.append(text) }
    return false
  }

  func takeNext() -> Picture? { waiting.isEmpty ? nil : waiting.removeFirst() }

  /// The word after a label.
  private func value(of label: String, in line: Substring) -> Substring? {
    line.firstRange(of: label).map {
      line[$0.upperBound...].drop { $0 == " " }.prefix { $0 != " " && $0 != "," }
    }
  }
}
