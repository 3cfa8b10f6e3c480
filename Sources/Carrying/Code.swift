/// The pieces of a source that the compiler reads, by their text; empty beyond both ends.
struct Code {
  let source: SourceText
  private let texts: [String]
  /// For each piece whether a line ends between it and the one before.
  private let linesBegin: [Bool]

  init(_ source: SourceText) {
    self.source = source
    texts = source.code.map(source.text(ofToken:))
    var start = 0
    linesBegin = source.code.map { index in
      defer { start = index + 1 }
      return source.tokens[start..<index].contains {
        $0.kind == .lineEnd
          || $0.kind == .comment && source.bytes[$0.range].contains(UInt8(ascii: "\n"))
      }
    }
  }

  var count: Int { texts.count }
  var indices: Range<Int> { texts.indices }

  /// A literal's text includes its quotes.
  subscript(_ index: Int) -> String { texts.indices.contains(index) ? texts[index] : "" }

  func kind(_ index: Int) -> Token.Kind? {
    texts.indices.contains(index) ? source.tokens[source.code[index]].kind : nil
  }

  /// Without white space between the pieces.
  func text(_ range: Range<Int>) -> String { range.map { self[$0] }.joined() }

  /// A name or a short expression; nil where it is unrealistically long, to limit repetition.
  func shortText(_ range: Range<Int>) -> String? {
    guard range.count <= 200 else { return nil }
    return range.reduce(0) { $0 + self[$1].utf8.count } <= Code.longestText ? text(range) : nil
  }

  /// The longest replacement name in bytes: a selector's, a type's.
  static let longestText = 500

  func partner(of index: Int) -> Int? {
    texts.indices.contains(index) ? source.partners[index] : nil
  }

  func isOpening(_ index: Int) -> Bool { partner(of: index).map { $0 > index } ?? false }

  /// The pieces outside further brackets, whose openings are among them.
  func outermost(_ range: Range<Int>) -> some Sequence<Int> {
    // Lazily, as who looks for the first of a kind needs no more.
    sequence(first: range.lowerBound) { isOpening($0) ? (partner(of: $0) ?? $0) + 1 : $0 + 1 }
      .lazy.prefix { $0 < range.upperBound }
  }

  /// A word, or one between backquotes.
  func isName(_ index: Int) -> Bool { kind(index) == .word || kind(index) == .quotedWord }

  /// Whether a line ends between a piece and the one before; true for the first one.
  func beginsLine(_ index: Int) -> Bool {
    guard texts.indices.contains(index), index > 0 else { return true }
    return linesBegin[index]
  }

  /// Whether a type's keyword begins a declaration here, and is not a modifier, label or member.
  func isDeclaration(_ index: Int) -> Bool {
    guard kind(index) == .word, self[index - 1] != ".", self[index - 1] != ":",
      self[index - 1] != "import"
    else { return false }
    if self[index] == "extension", self[index + 1] == "[" { return true }
    guard isName(index + 1), !Code.declarationWords.contains(self[index + 1]) else { return false }
    // `actor` is a name elsewhere.
    return self[index] != "actor"
      || ["{", ":", "<", "where"].contains(self[endOfGenerics(index + 2)])
  }

  /// The index after `<…>`, or the same one without it.
  func endOfGenerics(_ index: Int) -> Int {
    guard self[index].hasPrefix("<") else { return index }
    var depth = 0
    var end = index
    // Longer ones are unrealistic; the limit avoids repeated scans.
    while end < min(count, index + 200) {
      if isOpening(end), let closing = partner(of: end) {
        end = closing + 1
        continue
      }
      if kind(end) == .operation {
        let piece = self[end].utf8
        guard piece.count <= 200 else { return index }
        if self[end] != "->" {
          depth += piece.count { $0 == UInt8(ascii: "<") }
          depth -= piece.count { $0 == UInt8(ascii: ">") }
        }
        if depth <= 0 { return end + 1 }
      } else if self[end] == "{" || self[end] == "}" {
        return index
      }
      end += 1
    }
    return index
  }

  /// Words that follow a modifier.
  static let declarationWords: Set = [
    "actor", "associatedtype", "case", "class", "convenience", "deinit", "dynamic", "enum",
    "extension", "fileprivate", "final", "func", "import", "indirect", "init", "internal",
    "isolated",
    "lazy", "let", "mutating", "nonisolated", "nonmutating", "open", "optional", "override",
    "package",
    "private", "protocol", "public", "required", "static", "struct", "subscript", "typealias",
    "unowned", "var", "weak",
  ]
}
