import Traces

/// How texts from files and names are made fit for reports.
enum ReportText {
  /// The start of a text, at most so many characters, with an ellipsis where something was cut off.
  static func short(_ text: String, characters: Int) -> String {
    text.count <= characters ? text : text.prefix(max(characters - 1, 0)) + "…"
  }

  /// Text without control characters but line ends and tabs, and without what XML 1.0 cannot hold (section 2.2).
  ///
  /// A Windows line end becomes one line end.
  static func printable(_ text: String) -> String {
    var kept = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isSpace = scalar == "\n" || scalar == "\t"
      guard isSpace || scalar.properties.generalCategory != .control else { continue }
      guard scalar.value & 0xFFFE != 0xFFFE else { continue }
      kept.append(scalar)
    }
    return String(kept)
  }

  /// Printable text in one line: line ends and tabs become spaces.
  static func line(_ text: String) -> String {
    printable(text).replacing("\n", with: " ").replacing("\t", with: " ")
  }

  /// A number as short as can be: `3` and not `3.0`.
  static func number(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension FeatureChange {
  /// The change in a line, such as `toolbar.bottom: 600 → 603.5 pt at frame 12 (200 ms), up to 4 pt apart`.
  var line: String {
    let values = [expected, actual].map { $0.map { "\(ReportText.number($0))" } ?? "none" }
    let start = "\(feature): \(values[0]) → \(values[1]) pt at frame \(frame)"
    let milliseconds = ReportText.number((Double(time) / 100).rounded() / 10)
    let furthest = largest.map { ", up to \(ReportText.number($0)) pt apart" } ?? ""
    return "\(start) (\(milliseconds) ms)\(furthest), \(frames) \(frames == 1 ? "frame" : "frames")"
  }
}

extension PixelChange {
  /// The change in a line, such as `12 of 400 pixels differ, within 3×4 at 10, 20`.
  var line: String {
    let start = "\(different) of \(total) pixels differ"
    guard bounds.count == 4 else { return start }
    return "\(start), within \(bounds[2])×\(bounds[3]) at \(bounds[0]), \(bounds[1])"
  }
}
