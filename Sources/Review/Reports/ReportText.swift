import Basics
import Traces

/// Makes texts from files and names fit for reports.
package enum ReportText {
  /// At most `characters` characters, with an ellipsis if cut.
  package static func short(_ text: String, characters: Int) -> String {
    text.count <= characters ? text : text.prefix(max(characters - 1, 0)) + "…"
  }

  /// Text in one line of at most `most` characters, without active Markdown or HTML.
  ///
  /// Services look for people, issue numbers and addresses in the rendered text, not in its source: the signs that these
  /// begin with are followed by an invisible character that joins words.
  static func markdown(_ text: String, most: Int = 300) -> String {
    let joiner = "&#8288;"
    var escaped = ""
    for scalar in short(VisibleText.line(text), characters: most).unicodeScalars {
      switch scalar {
      case "@", "#": escaped += "&#\(scalar.value);" + joiner
      case "&", "<", ">", "|", "\\", "`", "*", "_", "[", "]", "(", ")", "~", "!", "$", ":", "\"":
        escaped += "&#\(scalar.value);"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped.replacing("&#58;//", with: "&#58;\(joiner)//")
      .replacing(/(?i)www\.|gh-/) { found in
        "\(found.output.dropLast())\(joiner)\(found.output.suffix(1))"
      }
  }
}

extension FeatureChange {
  /// Such as `toolbar.bottom: 600 → 603.5 pt at frame 12 (200 ms), up to 4 pt apart`.
  var line: String {
    let values = [expected, actual].map { $0?.shortest() ?? "none" }
    let start = "\(feature): \(values[0]) → \(values[1]) pt at frame \(frame)"
    let milliseconds = DecimalText.milliseconds(ofMicroseconds: time)
    let furthest = largest.map { ", up to \($0.shortest()) pt apart" } ?? ""
    return "\(start) (\(milliseconds) ms)\(furthest), \(frames) \(frames == 1 ? "frame" : "frames")"
  }
}

extension PixelChange {
  /// Such as `12 of 400 pixels differ, within 3×4 at 10, 20`.
  var line: String {
    let start = "\(different) of \(total) pixels differ"
    guard bounds.count == 4 else { return start }
    return "\(start), within \(bounds[2])×\(bounds[3]) at \(bounds[0]), \(bounds[1])"
  }
}
