/// The parts of a source that `#if` excludes on the model's system.
struct Conditions {
  /// A condition about the system, with its value on iOS.
  struct Answer {
    let range: Range<Int>
    let value: Bool
  }

  private(set) var answers: [Answer] = []
  /// For each piece of code whether it is certainly excluded.
  private(set) var isLeftOut: [Bool] = []

  private struct Branching {
    let isLeftOut: Bool
    /// Whether an earlier branch was certainly taken.
    var wasTaken = false
    var isBranchLeftOut = false

    mutating func begin(_ value: Bool?) {
      isBranchLeftOut = isLeftOut || wasTaken || value == false
      if value == true { wasTaken = true }
    }
  }

  private let modules: Set<String>

  /// - Parameter modules: Those that the target has in addition to Swift's and the model's.
  init(_ code: Code, modules: Set<String> = []) {
    self.modules = modules
    var open: [Branching] = []
    for index in code.indices {
      if code.kind(index) == .directive {
        switch code[index] {
        case "#if":
          open.append(Branching(isLeftOut: open.last?.isBranchLeftOut ?? false))
          open[open.count - 1].begin(value(Conditions.condition(after: index, code), code))
        case "#elseif" where !open.isEmpty:
          open[open.count - 1].begin(value(Conditions.condition(after: index, code), code))
        case "#else" where !open.isEmpty: open[open.count - 1].begin(true)
        case "#endif": _ = open.popLast()
        default: break
        }
      }
      isLeftOut.append(open.last?.isBranchLeftOut ?? false)
    }
  }

  /// The condition after `#if` or `#elseif`: to the line's end, or further if a bracket is open or an operator is next
  /// to the line's end.
  private static func condition(after index: Int, _ code: Code) -> Range<Int> {
    var end = index + 1
    while end < code.count, end - index <= 200 {
      let goesOn =
        !code.beginsLine(end) || ["&&", "||", "!"].contains(code[end - 1])
        || ["&&", "||"].contains(code[end])
      guard goesOn else { break }
      end = code.isOpening(end) ? (code.partner(of: end) ?? end) + 1 : end + 1
    }
    // Longer ones are unrealistic; the limit avoids repeated scans.
    return index + 1..<(end - index > 200 ? index + 1 : end)
  }

  /// The value of a condition, nil if it depends on more than the system; appends to `answers`.
  private mutating func value(_ range: Range<Int>, _ code: Code) -> Bool? {
    var values: [Bool?] = []
    var operations: [String] = []
    func precedence(_ operation: String) -> Int { ["||": 1, "&&": 2, "!": 3][operation] ?? 0 }
    func apply() -> Bool {
      let operation = operations.removeLast()
      guard let right = values.popLast() else { return false }
      if operation == "!" {
        values.append(right.map { !$0 })
        return true
      }
      guard let left = values.popLast() else { return false }
      let decisive = operation == "||"
      if left == decisive || right == decisive {
        values.append(decisive)
      } else {
        values.append(left == nil || right == nil ? nil : !decisive)
      }
      return true
    }
    // Other conditions are unknown; the questions in them are answered all the same.
    var isUnderstood = true
    var index = range.lowerBound
    while index < range.upperBound {
      let piece = code[index]
      switch piece {
      case "&&", "||":
        while isUnderstood, let last = operations.last, precedence(last) >= precedence(piece) {
          isUnderstood = apply()
        }
        operations.append(piece)
      case "(": operations.append(piece)
      case ")":
        while isUnderstood, let last = operations.last, last != "(" { isUnderstood = apply() }
        if operations.popLast() == nil { isUnderstood = false }
      case _ where code.kind(index) == .operation && piece.utf8.allSatisfy({ $0 == notSign }):
        // Two of them cancel.
        operations += Array(repeating: "!", count: 2 - piece.utf8.count % 2)
      default:
        var end = index + 1
        if code[end] == "(", let closing = code.partner(of: end) { end = closing + 1 }
        let answer = answer(index..<end, code)
        if let answer { answers.append(Answer(range: index..<end, value: answer)) }
        values.append(answer ?? ["true": true, "false": false][piece])
        index = end
        continue
      }
      index += 1
    }
    while isUnderstood, !operations.isEmpty { isUnderstood = apply() }
    return isUnderstood && values.count == 1 ? values[0] : nil
  }

  /// The value of a question on an iOS device; nil if it is not about the system.
  private func answer(_ range: Range<Int>, _ code: Code) -> Bool? {
    // Lets an app's file exclude unsupported code.
    if range.count == 1 { return code[range.lowerBound] == "FILMSTRIP" ? true : nil }
    let asked = code[range.lowerBound + 2]
    switch code[range.lowerBound] {
    case "os": return asked == "iOS"
    case "targetEnvironment": return false
    case "canImport":
      switch AppleModules.fate(of: asked, given: modules) {
      case .modelled, .combine: return true
      case .missing, .unknown: return false
      case .kept: return nil
      }
    default: return nil
    }
  }
}

private let notSign = UInt8(ascii: "!")
