extension Code {
  /// The names of properties and variables that are set anywhere except in their declaration.
  var namesSet: Set<String> {
    var names: Set<String> = []
    for index in indices where self[index] == "=" {
      if isName(index - 1), !Code.wordsOfDeclarations.contains(self[index - 2]) {
        names.insert(self[index - 1])
      } else if self[index - 1] == ")", let opening = partner(of: index - 1),
        !Code.wordsOfDeclarations.contains(self[opening - 1])
      {
        // `(bar, table) = …`; longer ones are unrealistic.
        for inside in opening..<min(index, opening + 100) where isName(inside) {
          names.insert(self[inside])
        }
      }
    }
    return names
  }

  /// The words before a name that is declared, or captured by a closure, with its value.
  private static let wordsOfDeclarations: Set = [
    "let", "var", "case", "weak", "unowned", "[", ",", "associatedtype", "typealias",
  ]

  /// For each piece whether a declaration continues there with a value, `Type = …` or `= …`; the last element is false.
  ///
  /// It is computed from the end, so that no line is scanned repeatedly.
  var valuesFollow: [Bool] {
    var follow = [Bool](repeating: false, count: count + 1)
    for index in indices.reversed() where !beginsLine(index) {
      switch self[index] {
      case "{", ";": break
      case "=": follow[index] = true
      default:
        let next = isOpening(index) ? (partner(of: index) ?? index) + 1 : index + 1
        follow[index] = follow[next]
      }
    }
    return follow
  }
}
