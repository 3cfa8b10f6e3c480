extension Code {
  /// The names of properties and variables that are set somewhere, but where they are declared.
  var namesSet: Set<String> {
    var names: Set<String> = []
    for index in indices where self[index] == "=" {
      if isName(index - 1), !Code.wordsOfDeclarations.contains(self[index - 2]) {
        names.insert(self[index - 1])
      } else if self[index - 1] == ")", let opening = partner(of: index - 1),
        !Code.wordsOfDeclarations.contains(self[opening - 1])
      {
        // `(bar, table) = …`; a longer one is nobody's.
        for inside in opening..<min(index, opening + 100) where isName(inside) {
          names.insert(self[inside])
        }
      }
    }
    return names
  }

  /// What is before a name that is declared, or caught by a closure, with its value.
  private static let wordsOfDeclarations: Set = [
    "let", "var", "case", "weak", "unowned", "[", ",", "associatedtype", "typealias",
  ]

  /// For each piece whether a value follows in a declaration that goes on there, `Type = …` or `= …`, and false behind
  /// the last; worked out from the end, so that no line is looked through again and again.
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
