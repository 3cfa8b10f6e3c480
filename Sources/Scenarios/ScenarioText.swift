import Basics

/// A scenario file's text, in which values of single keys can be replaced.
///
/// Everything else stays as written: the order of keys, their comments, the notation of their values. Guarantees: the
/// text is a YAML map with a name, each key of which begins a line.
package struct ScenarioText: Sendable {
  package let text: String

  /// The indentation of keys, and the lines of each: from its own to the last of its value.
  private let indent: String
  private let lines: [Substring]
  private let ranges: [(key: String, lines: Range<Int>)]
  /// The maps among the values, of which single keys can be replaced where all are scalars.
  private let maps: [String: [(key: String, value: String)]]

  /// Throws `ScenarioError` for a text that is not a map with a name, or has keys that share lines.
  package init(_ text: String, file: String) throws(ScenarioError) {
    self.text = text
    let root = try YAMLValue(text, file: file)
    let keys = root.keys
    guard let top = keys.first, root.value(of: "name") != nil else {
      throw ScenarioError(
        file: file, line: 1, "this is not a scenario, which is a map with a name.")
    }
    func sharesLine(_ line: Int) -> ScenarioError {
      ScenarioError(
        file: file, line: line,
        "its keys share lines, so none can be replaced; write each on its own line, without braces around them."
      )
    }
    // A map in braces begins before its first key.
    guard root.line == top.line else { throw sharesLine(root.line) }
    // Another system's line end is a single character in Swift.
    lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Substring($0) }
    indent = String(lines[root.line - 1].prefix { $0 == " " })
    var ranges: [(key: String, lines: Range<Int>)] = []
    for (index, (key, line)) in keys.enumerated() {
      let first = line - 1
      let start = lines[first].dropFirst(indent.count)
      guard lines[first].hasPrefix(indent),
        [key, "\"", "'"].contains(where: { start.hasPrefix($0) })
      else { throw sharesLine(line) }
      let next = index + 1 < keys.count ? keys[index + 1].line - 1 : lines.count
      ranges.append((key, first..<max(first + 1, end(of: lines[..<next], after: first))))
    }
    self.ranges = ranges
    maps = Dictionary(
      uniqueKeysWithValues: keys.compactMap { key, _ in
        root.value(of: key)?.node.map.map { pairs in
          (
            key,
            pairs.compactMap { pair in
              pair.key.scalar.flatMap { key in pair.value.scalar.map { (key, $0) } }
            }
          )
        }
      })
    func end(of lines: ArraySlice<Substring>, after first: Int) -> Int {
      // Lines above the next key, or at the end of the text, belong to no value.
      let last = lines[(first + 1)...].lastIndex { line in
        let words = line.drop { $0.isWhitespace }
        return !(words.isEmpty || words.hasPrefix("#") || line.hasPrefix("..."))
      }
      return last.map { $0 + 1 } ?? first + 1
    }
  }

  /// A map in braces with these values in place of, or in addition to, those that the text has below a key.
  package func map(
    of key: String, replacing values: [(key: String, value: String)]
  ) -> String {
    let others = (maps[key] ?? []).filter { pair in !values.contains { $0.key == pair.key } }
    let pairs = (others + values).map { "\($0.key): \(ScenarioText.scalar($0.value))" }
    return "{\(pairs.joined(separator: ", "))}"
  }

  /// A text as a scalar: in quotes, as in JSON, unless it consists of letters, digits, `.` and `_`.
  ///
  /// A plain one may also have blanks inside, and `-` where it does not begin with one.
  package static func scalar(_ text: String) -> String {
    let isPlain =
      PlainText.isMade(text, ofLettersDigitsAnd: "._- ") && !text.hasPrefix("-")
      && !text.hasPrefix(" ") && !text.hasSuffix(" ") && !text.isEmpty
    return isPlain ? text : JSONText.quoted(text)
  }

  /// The text with other values.
  ///
  /// - Parameters:
  ///   - values: YAML by key, which may have several lines; nil removes the key. New keys come last, in order.
  ///   - hasHead: Whether the text above the first key stays.
  package func replacing(
    _ values: [(key: String, value: String?)], hasHead: Bool = true
  ) -> String {
    var parts: [String] = []
    var end = hasHead ? 0 : ranges[0].lines.lowerBound
    func entry(_ key: String, _ value: String) -> String {
      let separator = value.hasPrefix("\n") ? "" : " "
      return (key + ":" + separator + value).split(
        separator: "\n", omittingEmptySubsequences: false
      ).map { indent + $0 }.joined(separator: "\n")
    }
    func add(_ lines: ArraySlice<Substring>) { parts += lines.map(String.init) }
    for (key, range) in ranges {
      guard let (_, value) = values.first(where: { $0.key == key }) else { continue }
      add(lines[end..<range.lowerBound])
      if let value { parts.append(entry(key, value)) }
      end = range.upperBound
    }
    let last = max(end, ranges.last?.lines.upperBound ?? 0)
    add(lines[end..<last])
    let known = Set(ranges.map(\.key))
    for (key, value) in values where !known.contains(key) {
      if let value { parts.append(entry(key, value)) }
    }
    add(lines[last...])
    return parts.joined(separator: "\n")
  }
}

extension ScenarioText {
  /// Comments from a `#` at a line's start or after a space, even in quotes, for safety.
  package static func comments(in text: String) -> [Substring] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      line.indices.first { index in
        line[index] == "#"
          && (index == line.startIndex || line[line.index(before: index)].isWhitespace)
      }.map { line[$0...] }
    }
  }
}
