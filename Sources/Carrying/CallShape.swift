/// The parameters of a called function, as far as a call shows them.
struct CallShape {
  struct Argument: Hashable {
    /// `_` for none.
    let label: String
    let type: String
  }

  let name: String
  private(set) var arguments: [Argument] = []
  /// The names of the values that are given as `.name`.
  private(set) var implicit: Set<String> = []

  /// - Parameter opening: The call's parenthesis, or the brace of its only closure.
  init(_ code: Code, name: String, opening: Int) {
    self.name = name
    var end = opening
    if code[opening] == "(", let closing = code.partner(of: opening) {
      var first = opening + 1
      for index in Array(code.outermost(opening + 1..<closing)) + [closing]
      where index == closing || code[index] == "," {
        if first < index { add(first..<index, code) }
        first = index + 1
      }
      end = closing + 1
    }
    // Closures behind the parenthesis; those of statements are not, as in `if f(a) {`.
    if code[end] == "{", !code.beginsLine(end), let closing = code.partner(of: end),
      !code.isCondition(opening)
    {
      arguments.append(Argument(label: "_", type: CallShape.closure(end..<closing, code)))
    }
  }

  private mutating func add(_ range: Range<Int>, _ code: Code) {
    var (label, value) = ("_", range)
    if code.isName(range.lowerBound), code[range.lowerBound + 1] == ":" {
      (label, value) = (code[range.lowerBound], range.dropFirst(2))
    }
    let first = value.lowerBound
    var type = "Any?"
    if code[first] == "{", let closing = code.partner(of: first) {
      type = CallShape.closure(first..<closing, code)
    } else if code[first] == ".", code.isName(first + 1) {
      type = "StandInValue"
      implicit.insert(code[first + 1])
    } else if code[first] == "[", let closing = code.partner(of: first), closing == value.last {
      let isDictionary = code.outermost(first + 1..<closing).contains { code[$0] == ":" }
      type = isDictionary ? "[AnyHashable: Any]" : "[Any]"
    } else if code[first] == "&" {
      type = "inout Any"
    }
    arguments.append(Argument(label: label, type: type))
  }

  var parameters: String { CallShape.parameters(arguments) }

  static func parameters(_ arguments: [Argument]) -> String {
    arguments.enumerated().map {
      "\($1.label) a\($0): \($1.type.contains(" -> ") ? "@escaping " : "")\($1.type)"
    }.joined(separator: ", ")
  }

  /// The type of a closure, by its parameters and what it returns.
  static func closure(_ range: Range<Int>, _ code: Code) -> String {
    let body = range.dropFirst()
    let place = code.outermost(body.lowerBound..<min(body.upperBound, body.lowerBound + 60))
      .first { code[$0] == "in" && !code.isOpening($0 - 1) }
    var types: [String] = []
    var result = "Void"
    func isOptional(_ name: String) -> Bool {
      body.contains {
        code[$0] == name
          && (code[$0 + 1] == "?" || ["==", "!="].contains(code[$0 + 1]) && code[$0 + 2] == "nil"
            || code[$0 - 1] == "=" && code.isBound($0)
            || ["let", "var"].contains(code[$0 - 1])
              && ["if", "guard", ","].contains(code[$0 - 2]))
      }
    }
    if let place {
      var first = body.lowerBound
      if code[first] == "[", let closing = code.partner(of: first) { first = closing + 1 }
      var end = place
      if let arrow = (first..<place).first(where: { code[$0] == "->" }) {
        result = code.spaced(arrow + 1..<place)
        end = arrow
      }
      if code[first] == "(", let closing = code.partner(of: first) {
        (first, end) = (first + 1, closing)
      }
      for name in code.outermost(first..<max(first, end))
      where code.isName(name) && (name == first || code[name - 1] == ",") {
        if code[name + 1] == ":" {
          var last = name + 2
          while last < end, code[last] != "," {
            last = code.isOpening(last) ? (code.partner(of: last) ?? last) + 1 : last + 1
          }
          types.append(code.spaced(name + 2..<last))
        } else {
          types.append(isOptional(code[name]) ? "StandInValue?" : "StandInValue")
        }
      }
    } else {
      let most = body.compactMap { code[$0].hasPrefix("$") ? Int(code[$0].dropFirst()) : nil }.max()
      types = (0..<(most.map { $0 + 1 } ?? 0)).map {
        isOptional("$\($0)") ? "StandInValue?" : "StandInValue"
      }
    }
    let returns = code.outermost((place ?? range.lowerBound) + 1..<range.upperBound).contains {
      code[$0] == "return" && !code.beginsLine($0 + 1) && code[$0 + 1] != "}"
    }
    if result == "Void", returns { result = "Any?" }
    return "(\(types.joined(separator: ", "))) -> \(result)"
  }
}

extension Code {
  /// From 1.
  func line(of index: Int) -> Int {
    source.place(of: source.tokens[source.code[index]].range.lowerBound).line
  }

  /// With a blank between all pieces but those that Swift wants together.
  func spaced(_ range: Range<Int>) -> String {
    range.reduce(into: "") { text, index in
      let touches =
        index == range.lowerBound
        || ["(", ")", ",", ":", "?", "!", ".", "]", ">", "<"].contains(self[index])
        || ["(", "[", ".", "<", "@"].contains(self[index - 1])
      text += (touches ? "" : " ") + self[index]
    }
  }

  /// Where the expression begins that a piece ends or continues.
  private func start(_ index: Int) -> Int {
    var start = index
    while self[start - 1] == ".", start >= 2 {
      start -= 2
      while ["?", "!"].contains(self[start]) { start -= 1 }
      if [")", "]", "}"].contains(self[start]), let opening = partner(of: start) {
        start = isName(opening - 1) ? opening - 1 : opening
      }
    }
    return ["try", "await"].contains(self[start - 1]) ? start - 1 : start
  }

  /// Whether the expression at a piece is a whole statement.
  func isStatement(_ index: Int) -> Bool {
    let start = start(index)
    let before = self[start - 1]
    return ["{", "}", ";", "in", "else", ":"].contains(before)
      || beginsLine(start) && kind(start - 1) != .operation
        && !["=", "(", "[", ",", "return"].contains(before)
  }

  /// Whether the expression at a piece is what `if let` or `guard let` binds.
  func isBound(_ index: Int) -> Bool {
    let start = start(index)
    return self[start - 1] == "=" && ["let", "var"].contains(self[start - 3])
      && ["if", "guard", "while", ","].contains(self[start - 4])
  }

  /// The type that the function around a piece returns, if that is a name alone.
  func result(around index: Int) -> String? {
    // Functions of more pieces are unrealistic.
    guard let keyword = (max(0, index - 2000)..<index).last(where: { self[$0] == "func" }),
      let closing = partner(of: endOfGenerics(keyword + 2)), self[closing + 1] == "->",
      isName(closing + 2), self[closing + 3] == "{"
    else { return nil }
    return self[closing + 2]
  }

  /// Whether a call's parenthesis is in a statement's condition, behind which its body begins.
  func isCondition(_ index: Int) -> Bool {
    var before = index - 1
    while before >= 0, !beginsLine(before + 1), index - before < 60 {
      if ["if", "guard", "while", "switch", "for"].contains(self[before]) { return true }
      if ["{", "}"].contains(self[before]) { return false }
      before -= 1
    }
    return false
  }
}
