extension Rewriter {
  /// The members of numbers and values in Objective-C and in the model's `ObjectMembers`.
  private static let objectMembers: Set = [
    "boolValue", "cgPointValue", "cgRectValue", "cgSizeValue", "doubleValue", "floatValue",
    "int32Value", "int64Value", "intValue", "integerValue", "stringValue", "uiEdgeInsetsValue",
    "uint32Value", "uint64Value", "uintValue",
  ]

  /// `(value as AnyObject).cgRectValue` becomes `ObjectMembers(value as AnyObject).cgRectValue`.
  ///
  /// Without Objective-C an `AnyObject` has no members. A cast to `NSValue` alone would not do: the Objective-C member
  /// is an implicitly unwrapped optional, so apps write both `.cgRectValue.height` and `if let frame = ….cgRectValue`.
  mutating func rewriteObject(at index: Int) {
    guard let closing = code.partner(of: index) else { return }
    var member = closing + 1
    if code[member] == "?" || code[member] == "!" { member += 1 }
    guard code[member] == ".", code.isName(member + 1), code[member + 1] != "self",
      code.isCastToAnyObject(index + 1..<closing), !isCall(index)
    else { return }
    let name = code[member + 1]
    guard Rewriter.objectMembers.contains(name) else {
      return find(
        .error, at: member + 1,
        "\(name) of an AnyObject cannot be carried: only Objective-C finds members by their names",
        "cast to the type that has it: (value as? NSString)?.\(name)")
    }
    // `return(value as AnyObject)` would become one word.
    let isBehindWord = code.touches(index) && code.isName(index - 1)
    insert("\(isBehindWord ? " " : "")\(AppleModules.model).ObjectMembers", before: index)
  }

  /// `value.cgRectValue` of a variable that is an `AnyObject` becomes `ObjectMembers(value).cgRectValue`.
  mutating func rewriteObjectVariable(at index: Int) {
    var member = index + 1
    if code[member] == "?" || code[member] == "!" { member += 1 }
    guard objects.contains(code[index]), code[index - 1] != ".", code[member] == ".",
      Rewriter.objectMembers.contains(code[member + 1])
    else { return }
    insert("\(AppleModules.model).ObjectMembers(", before: index)
    insert(")", behind: index)
  }

  /// `map { $0 as AnyObject }?.cgRectValue` becomes `map { ObjectMembers($0 as AnyObject) }?.cgRectValue`.
  mutating func rewriteObjectClosure(at index: Int) {
    guard let closing = code.partner(of: index), code[index + 1] == "$0", code[index + 2] == "as",
      code[index + 3] == "AnyObject", index + 4 == closing
    else { return }
    var member = closing + 1
    if code[member] == ")" { member += 1 }
    if code[member] == "?" || code[member] == "!" { member += 1 }
    guard code[member] == ".", Rewriter.objectMembers.contains(code[member + 1]) else { return }
    insert("\(AppleModules.model).ObjectMembers(", before: index + 1)
    insert(")", behind: closing - 1)
  }

  /// `value as Int!` of Swift 4 becomes `value as Int?`, which it means.
  mutating func rewriteUnwrappedCast(at index: Int) {
    guard code[index] == "as" else { return }
    let type = ["?", "!"].contains(code[index + 1]) ? index + 2 : index + 1
    guard code.isName(type), code[type + 1] == "!" else { return }
    replace(type + 1..<type + 2, with: "?")
  }

  /// `type(of: value).description()`, which Objective-C finds, becomes `String(describing: type(of: value))`.
  mutating func rewriteTypeDescription(at index: Int) {
    guard code[index] == "type", code[index - 1] != ".", code[index + 1] == "(",
      code[index + 2] == "of", let closing = code.partner(of: index + 1), code[closing + 1] == ".",
      code[closing + 2] == "description", code[closing + 3] == "(", code[closing + 4] == ")"
    else { return }
    insert("String(describing: ", before: index)
    replace(closing + 1..<closing + 5, with: ")")
  }

  /// Whether a parenthesis is of a call's arguments rather than around a value.
  private func isCall(_ index: Int) -> Bool {
    guard let before = pieceBefore(index) else { return false }
    // `make!(value)`, but `!(value as AnyObject).boolValue` and `a > (b as AnyObject).intValue`.
    if code.kind(before) == .operation {
      return code.touches(index) && code.touches(before) && code.isOperand(before - 1)
        && [">", "?", "!"].contains(code[before])
    }
    return code.isOperand(before)
  }
}

extension Code {
  /// Whether a value ends with a piece, so that a parenthesis after it is a call.
  fileprivate func isOperand(_ index: Int) -> Bool {
    switch kind(index) {
    case .word: !Lexer.wordsBeforeValues.contains(self[index])
    case .quotedWord, .directive, .number, .string, .stringEnd, .regex: true
    case .mark: [")", "]", "}"].contains(self[index])
    default: false
    }
  }

  fileprivate func touches(_ index: Int) -> Bool {
    indices.contains(index) && index > 0 && source.code[index - 1] + 1 == source.code[index]
  }

  /// The names that are declared as `AnyObject`, or are given a value that is cast to it.
  var objects: Set<String> {
    var names: Set<String> = []
    for index in indices where self[index] == "AnyObject" {
      var before = index - 1
      if self[before] == ":", isName(before - 1) { names.insert(self[before - 1]) }
      if self[before] == "?" || self[before] == "!" { before -= 1 }
      guard self[before] == "as" else { continue }
      // Longer values are unrealistic; the limit avoids repeated scans.
      for _ in 0..<60 {
        guard !isOpening(before - 1) else { break }
        before = partner(of: before - 1) ?? before - 1
        if self[before] == "=", ["let", "var"].contains(self[before - 2]) {
          names.insert(self[before - 1])
          break
        }
        if ["", "=", ";", ",", "let", "var"].contains(self[before]) { break }
      }
    }
    return names
  }

  /// Whether an expression, perhaps in parentheses, is cast to `AnyObject`, or to an optional.
  fileprivate func isCastToAnyObject(_ range: Range<Int>) -> Bool {
    guard var last = range.last else { return false }
    if self[last] == ")", partner(of: last) == range.lowerBound { last -= 1 }
    if self[last] == "?" || self[last] == "!" { last -= 1 }
    guard self[last] == "AnyObject" else { return false }
    last -= 1
    if self[last] == ".", self[last - 1] == "Swift" { last -= 2 }
    if self[last] == "?" || self[last] == "!" { last -= 1 }
    return last > range.lowerBound && self[last] == "as"
  }
}
