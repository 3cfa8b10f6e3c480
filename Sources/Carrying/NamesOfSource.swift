/// The names that a source declares, and those that it uses, by spelling.
///
/// A name that may be declared is taken as declared: a name reported as missing is missing, not the other way round.
struct NamesOfSource: Sendable {
  private(set) var declared: Set<String> = []
  /// Those of types, of members and of functions that are called, with the line where they are first.
  private(set) var used: [String: Int] = [:]

  init(_ code: Code, leftOut: [Bool]) {
    // Names without a dot that are not always called are perhaps variables.
    var variables: Set<String> = []
    var called: [String: Int] = [:]
    var wasImport = false
    for index in code.indices where !leftOut[index] && code.isName(index) {
      let name = plain(index, code)
      let (before, next) = (code[index - 1], code[index + 1])
      if before == "import" || wasImport && !code.beginsLine(index) {
        wasImport = true
        continue
      }
      wasImport = false
      if NamesOfSource.declaring.contains(before) || next == ":" {
        declared.insert(name)
        // Its generic parameters; more pieces are unrealistic.
        if next == "<" {
          for inside in index + 2..<index + 42 {
            if [">", "{", "("].contains(code[inside].prefix(1)) { break }
            if code.isName(inside), ["<", ","].contains(code[inside - 1]) {
              declared.insert(code[inside])
            }
          }
        }
      }
      if before == "case" { declareCases(behind: index, code) }
      // `let a, b`: the second of two names.
      if before == ",", !isUppercase(name) { variables.insert(name) }
      // A name before a label is a label as well.
      if code.isName(index + 1), code[index + 2] == ":" { declared.insert(name) }
      let line = code.source.place(
        of: code.source.tokens[code.source.code[index]].range.lowerBound
      ).line
      if isUppercase(name) || before == "." {
        if used[name] == nil { used[name] = line }
      } else if next == "(", code.kind(index) == .word, !NamesOfSource.words.contains(name),
        !code.beginsLine(index + 1), !NamesOfSource.declaring.contains(before), before != "@"
      {
        if called[name] == nil { called[name] = line }
      } else {
        variables.insert(name)
      }
    }
    for (name, line) in called where !variables.contains(name) && used[name] == nil {
      used[name] = line
    }
  }

  /// Declares the further cases of `case a, b(C), d = 1`.
  private mutating func declareCases(behind first: Int, _ code: Code) {
    var end = first + 1
    // More are unrealistic.
    for _ in 0..<200 {
      if code[end] == "(", let closing = code.partner(of: end) { end = closing + 1 }
      if code[end] == "=" { end += code[end + 1] == "-" ? 3 : 2 }
      guard code[end] == ",", code.isName(end + 1) else { return }
      declared.insert(plain(end + 1, code))
      end += 2
    }
  }

  private func plain(_ index: Int, _ code: Code) -> String {
    code.kind(index) == .quotedWord ? code[index].filter { $0 != "`" } : code[index]
  }

  private func isUppercase(_ name: String) -> Bool {
    // `A` alone is mostly a generic parameter, `_A` the app's own.
    name.count > 1 && name.first?.isUppercase == true
  }

  private static let declaring: Set = [
    "actor", "associatedtype", "case", "class", "enum", "extension", "func", "let", "macro",
    "protocol",
    "struct", "typealias", "var",
  ]

  /// Words of Swift before a parenthesis, and a call that is carried or told as an obstacle.
  private static let words: Set = Lexer.wordsBeforeValues.union([
    "deinit", "for", "rethrows", "static", "defer", "fileprivate", "get", "init", "internal",
    "nonisolated", "open", "package", "private",
    "public", "self", "set", "subscript", "super", "throws", "unowned", "Any", "Self", "catch",
    "didSet", "NSSelectorFromString", "arch", "canImport", "compiler", "hasAttribute", "hasFeature",
    "os", "swift", "targetEnvironment",
    "willSet", "each", "some", "any", "inout", "async", "weak",
  ])

  /// Names that neither the model, Swift's modules nor the sources declare, with their first line.
  ///
  /// - Parameter isOpen: Whether other modules are imported, whose names are not known; then only Apple's are missing.
  func missing(declaredElsewhere: Set<String>, isOpen: Bool) -> [(name: String, line: Int)] {
    used.filter { name, _ in
      !declared.contains(name) && !declaredElsewhere.contains(name)
        && !KnownNames.all.contains(name) && !NamesOfSource.beyond.contains(name)
        && !name.hasPrefix("_") && !name.hasPrefix("$") && (!isOpen || KnownNames.isApples(name))
    }.map { ($0.key, $0.value) }.sorted { ($0.line, $0.name) < ($1.line, $1.name) }
  }

  /// What no list of symbols has: Swift's own words, the modules, and what C's library and the compiler have.
  private static let beyond: Set<String> = [
    "Any", "AnyObject", "FilmstripCombine", "FilmstripUIKit", "Foundation", "MainActor", "Never",
    "Protocol", "Self", "Sendable",
    "Swift", "Type", "self", "init", "dynamicallyCall", "wrappedValue", "projectedValue", "some",
    "any",
    "abs", "acos", "asin", "atan", "atan2", "ceil", "cos", "exp", "fabs", "floor", "fmax", "fmin",
    "fmod", "hypot", "lround", "log", "log10", "log2", "pow", "rint", "round", "sin", "sqrt", "tan",
    "trunc", "arc4random_uniform",
    "type", "of", "usleep", "sleep", "time", "exit", "abort", "unsafe", "safe", "OS", "CFunction",
  ]
}
