import Geometry

/// Words that have no spaces, and code.
extension Canvas {
  /// The lines of a name such as `change-frame-docked`, broken after hyphens where too wide.
  package func lines(ofName name: String, _ style: TextStyle, width: Double) -> [String] {
    guard extent(of: name, style).width > width else { return [name] }
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    var lines: [String] = []
    for (index, part) in parts.enumerated() {
      let piece = index + 1 < parts.count ? "\(part)-" : String(part)
      if let last = lines.last, extent(of: last + piece, style).width <= width {
        lines[lines.count - 1] = last + piece
      } else {
        lines.append(piece)
      }
    }
    return lines
  }

  /// A line of code, broken at spaces and after brackets and points if too wide, then indented.
  package func lines(ofCode line: String, _ style: TextStyle, width: Double) -> [String] {
    guard extent(of: line, style).width > width else { return [line] }
    let indent = line.prefix { $0 == " " } + "    "
    var lines: [String] = []
    var rest = Substring(line)
    while extent(of: String(rest), style).width > width {
      var end: Substring.Index?
      var index = rest.index(rest.startIndex, offsetBy: min(indent.count, rest.count))
      while index < rest.endIndex {
        let next = rest.index(after: index)
        if rest[index] == " " || rest[index] == "(" || next < rest.endIndex && rest[next] == "." {
          let piece = String(rest[..<(rest[index] == " " ? index : next)])
          guard extent(of: piece, style).width <= width else { break }
          end = next
        }
        index = next
      }
      guard let end, end < rest.endIndex else { break }
      lines.append(trimmed(rest[..<end]))
      rest = Substring(indent + rest[end...].drop { $0 == " " })
    }
    return lines + [String(rest)]
  }

  private func trimmed(_ line: Substring) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return String(line)
  }
}
