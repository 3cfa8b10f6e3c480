/// Rewrites a source piece by piece; other pieces stay as they are, and lines keep their numbers.
struct Rewriter {
  let source: SourceText
  let code: Code
  let outline: Outline
  let conditions: Conditions
  /// The names that the source gives variables and constants.
  private(set) var properties: Set<String> = []
  /// The names of those that are an `AnyObject`.
  let objects: Set<String>
  /// The methods without a value that its own protocols make optional.
  let optionalRequirements: Set<String>
  let namesSet: Set<String>
  /// The modules that the target has in addition to Swift's and the model's.
  let modules: Set<String>
  /// The modules that are imported and that the target lacks.
  let droppedModules: Set<String>
  /// See `Code.valuesFollow`.
  let valuesFollow: [Bool]
  /// Whether the source imports Combine where it is iOS's.
  let importsCombine: Bool
  /// Whether it imports modules that are neither Swift's own nor the model's.
  var importsOthers: Bool {
    code.indices.contains { index in
      !conditions.isLeftOut[index]
        && code.importedName(at: index).map { modules.contains(code[$0]) } == true
    }
  }
  private(set) var obstacles: [Obstacle] = []
  /// Replacements of tokens, by index; none has a line's end that the original lacks.
  private var edits: [Int: [UInt8]] = [:]

  /// For each piece of code whether it has been replaced.
  private var isReplaced: [Bool]

  init(_ source: SourceText, modules: Set<String> = []) {
    self.source = source
    self.modules = modules
    code = Code(source)
    outline = Outline(code)
    conditions = Conditions(code, modules: modules)
    droppedModules = Set(
      code.indices.lazy.compactMap { [code] in code.importedName(at: $0).map { code[$0] } }
        .filter { AppleModules.fate(of: $0, given: modules) == .unknown })
    optionalRequirements = Set(
      code.indices.compactMap { [code] in code.optionalRequirement(at: $0).map { code[$0] } })
    namesSet = code.namesSet
    objects = code.objects
    valuesFollow = code.valuesFollow
    importsCombine = code.indices.contains { [code, conditions] index in
      !conditions.isLeftOut[index] && code.importedName(at: index).map { code[$0] } == "Combine"
    }
    isReplaced = [Bool](repeating: false, count: code.count)
    for index in code.indices where ["let", "var"].contains(code[index]) {
      properties.insert(code[index + 1])
    }
    for answer in conditions.answers {
      replace(answer.range, with: answer.value ? "true" : "false")
    }
    for index in code.indices where !isReplaced[index] { rewrite(index) }
    obstacles.sort { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  private mutating func rewrite(_ index: Int) {
    switch code.kind(index) {
    case .mark where code[index] == "@": rewriteAttribute(at: index)
    case .mark where code[index] == "(": rewriteObject(at: index)
    case .mark where code[index] == "{": rewriteObjectClosure(at: index)
    case .directive: rewriteDirective(at: index)
    case .word:
      rewriteImport(at: index)
      rewriteModifier(at: index)
      rewriteOpen(at: index)
      rewriteOverride(at: index)
      rewriteOptionalCall(at: index)
      rewriteObjectVariable(at: index)
      rewriteTypeDescription(at: index)
      rewriteUnwrappedCast(at: index)
      rewriteSelectorCall(at: index)
      rewriteQualifier(at: index)
      findRuntime(at: index)
    default: break
    }
  }

  var bytes: [UInt8] {
    source.tokens.indices.flatMap { edits[$0] ?? Array(source.bytes[source.tokens[$0].range]) }
  }

  var editedLines: Set<Int> {
    var lines: Set<Int> = []
    for (token, text) in edits where !text.elementsEqual(source.bytes[source.tokens[token].range]) {
      let range = source.tokens[token].range
      let first = source.place(of: range.lowerBound).line
      lines.formUnion(first...source.place(of: max(range.lowerBound, range.upperBound - 1)).line)
    }
    return lines
  }

  // MARK: Edits

  /// Blanks out pieces, preserving columns.
  mutating func blank(_ range: Range<Int>) {
    for index in range {
      isReplaced[index] = true
      edits[source.code[index]] = source.bytes[source.tokens[source.code[index]].range].map {
        $0.endsLine ? $0 : UInt8(ascii: " ")
      }
    }
  }

  /// Replaces some pieces and the blanks between them; comments and line ends between them stay.
  mutating func replace(_ range: Range<Int>, with text: String) {
    guard let first = range.first, let last = range.last else { return }
    for index in range { isReplaced[index] = true }
    for token in source.code[first]...source.code[last] {
      switch source.tokens[token].kind {
      case .comment, .lineEnd: break
      // A text of several lines keeps its line ends.
      default: edits[token] = source.bytes[source.tokens[token].range].filter { $0.endsLine }
      }
    }
    edits[source.code[first]]?.insert(contentsOf: text.utf8, at: 0)
  }

  /// Relative to the piece's replacement, if any.
  mutating func insert(_ text: String, before index: Int) {
    edits[source.code[index]] = Array(text.utf8) + current(index)
  }

  mutating func insert(_ text: String, behind index: Int) {
    edits[source.code[index]] = current(index) + Array(text.utf8)
  }

  /// The piece before another one on its line, except blanked ones; nil at the line's beginning.
  func pieceBefore(_ index: Int) -> Int? {
    var before = index
    while !code.beginsLine(before) {
      before -= 1
      guard let text = edits[source.code[before]] else { return before }
      if text.contains(where: \.endsLine) { return nil }
      if text.contains(where: { $0 != UInt8(ascii: " ") }) { return before }
    }
    return nil
  }

  func isEdited(_ index: Int) -> Bool { edits[source.code[index]] != nil }

  private func current(_ index: Int) -> [UInt8] {
    edits[source.code[index]] ?? Array(source.bytes[source.tokens[source.code[index]].range])
  }

  // MARK: Obstacles

  /// Reports an obstacle, unless the system excludes the place.
  mutating func find(
    _ severity: Obstacle.Severity, at index: Int, _ what: String, _ remedy: String,
    outlet: String? = nil
  ) {
    guard !conditions.isLeftOut[index] else { return }
    let place = source.place(of: source.tokens[source.code[index]].range.lowerBound)
    obstacles.append(
      Obstacle(
        severity: severity, line: place.line, column: place.column, what: what, remedy: remedy,
        outlet: outlet))
  }
}
