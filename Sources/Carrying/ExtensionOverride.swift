/// An override in an extension, which only Objective-C can call there: it belongs into the class.
struct ExtensionOverride: Sendable {
  /// The class's last name.
  let type: String
  /// In bytes, with modifiers and body.
  let range: Range<Int>
  /// From 1.
  let line: Int
  /// The access that the extension gives its members, with a blank; empty for none.
  let access: String
}

extension Code {
  private static let modifiers: Set = [
    "class", "fileprivate", "final", "internal", "nonisolated", "open", "override", "package",
    "public",
  ]

  /// The overrides in extensions that no condition encloses.
  func extensionOverrides(_ outline: Outline) -> [ExtensionOverride] {
    var depth = 0
    return indices.compactMap { index in
      if self[index] == "#if" { depth += 1 }
      if self[index] == "#endif" { depth -= 1 }
      guard depth == 0, self[index] == "override", let scope = outline.scope(around: index),
        self[scope.keyword] == "extension"
      else { return nil }
      return extensionOverride(at: index, in: scope)
    }
  }

  private func extensionOverride(at index: Int, in scope: Outline.Scope) -> ExtensionOverride? {
    var (first, keyword) = (index, index + 1)
    while Code.modifiers.contains(self[first - 1]) || self[first - 2] == "@" {
      first -= Code.modifiers.contains(self[first - 1]) ? 1 : 2
    }
    while Code.modifiers.contains(self[keyword]) { keyword += 1 }
    guard ["func", "var", "subscript"].contains(self[keyword]),
      let opening = outermost(keyword..<count).first(where: { self[$0] == "{" || self[$0] == "}" }),
      self[opening] == "{", let end = partner(of: opening)
    else { return nil }
    let start = source.tokens[source.code[first]].range.lowerBound
    let isOpen = ["open", "public"].contains(self[scope.keyword - 1])
    let isTold = (first..<keyword).contains { ["open", "public"].contains(self[$0]) }
    return ExtensionOverride(
      type: Code.lastName(scope.name),
      range: start..<source.tokens[source.code[end]].range.upperBound,
      line: source.place(of: start).line, access: isOpen && !isTold ? "public " : "")
  }

  /// Where the classes of the source end: the byte and the line of their closing braces.
  func classEnds(_ outline: Outline, leftOut: [Bool]) -> [String: (offset: Int, line: Int)] {
    var ends: [String: (offset: Int, line: Int)] = [:]
    for scope in outline.scopes where self[scope.keyword] == "class" && !leftOut[scope.keyword] {
      guard let opening = outermost(scope.keyword..<count).first(where: { self[$0] == "{" }),
        let end = partner(of: opening)
      else { continue }
      let offset = source.tokens[source.code[end]].range.lowerBound
      ends[Code.lastName(scope.name)] = (offset, source.place(of: offset).line)
    }
    return ends
  }

  private static func lastName(_ path: String) -> String {
    path.split(separator: ".").last.map(String.init) ?? path
  }
}

extension CarriedSource {
  /// The sources below two lines of heading, with which the compiler's errors point at their paths.
  ///
  /// An extension's overrides are moved to its class's end, if one of the sources has the class. The paths must not
  /// contain a line end.
  static func files(of sources: [(path: String, source: CarriedSource)]) -> [[UInt8]] {
    var edits = sources.map { _ in [(range: Range<Int>, text: [UInt8])]() }
    for (path, source) in sources {
      for moved in source.overrides {
        guard
          let home = sources.indices.first(where: {
            sources[$0].source.classEnds[moved.type] != nil
          }),
          let end = sources[home].source.classEnds[moved.type],
          let from = sources.firstIndex(where: { $0.path == path })
        else { continue }
        let text = source.bytes[moved.range]
        edits[from].append((moved.range, text.map { $0.endsLine ? $0 : UInt8(ascii: " ") }))
        edits[home].append(
          (
            end.offset..<end.offset,
            Array(
              "\n\(location(path, moved.line))\n\(moved.access)".utf8) + text
              + Array("\n\(location(sources[home].path, end.line))\n".utf8)
          ))
      }
    }
    return zip(sources, edits).map { pair, edits in
      var bytes = pair.source.bytes
      for edit in edits.enumerated().sorted(by: {
        ($0.element.range.lowerBound, $0.offset) > ($1.element.range.lowerBound, $1.offset)
      }) {
        bytes.replaceSubrange(edit.element.range, with: edit.element.text)
      }
      return pair.source.file(bytes, from: pair.path)
    }
  }

  static func location(_ path: String, _ line: Int) -> String {
    // In a literal these would begin an escape or end it.
    let quoted = path.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : String($0) }.joined()
    return "#sourceLocation(file: \"\(quoted)\", line: \(line))"
  }
}
