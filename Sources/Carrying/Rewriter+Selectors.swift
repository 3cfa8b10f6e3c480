extension Rewriter {
  /// `#selector(method)` becomes `Selector("method", Type.method)`, which retains no instance.
  mutating func rewriteSelector(at index: Int) {
    guard let closing = code.partner(of: index + 1) else { return }
    if code[index + 3] == ":", ["getter", "setter"].contains(code[index + 2]) {
      return rewritePropertySelector(at: index, to: closing)
    }
    guard let method = SelectedMethod(index + 2..<closing, code) else {
      return find(
        .error, at: index, "this selector is not understood",
        "name it as #selector(Type.method(_:))")
    }
    let type: String
    switch method.root {
    case .own:
      let isBare = method.rootRange.isEmpty
      let scope =
        isBare
        ? outline.scope(ofMethod: method.name, method.labels, around: index)
        : outline.scope(around: index)
      guard let scope else {
        return find(
          .error, at: index, "this selector is in no type that has a name",
          "name the type: #selector(Type.method)")
      }
      type = scope.isProtocol ? "Self" : scope.name
      if isBare {
        insert("\(type).", before: method.rootRange.lowerBound)
      } else {
        replace(method.rootRange, with: type)
      }
    case .type: type = code.text(method.rootRange)
    case .value:
      type = "type(of: \(code.text(method.rootRange)))"
      if method.isCast {
        return find(
          .error, at: index, "the type of \(code.text(method.rootRange)) is not known",
          "name the type: #selector(Type.method as …)")
      }
      insert("type(of: ", before: method.rootRange.lowerBound)
      insert(")", behind: method.rootRange.upperBound - 1)
    }
    if let cast = method.boundTypeIndex { insert("(\(type)) -> ", before: cast) }
    replace(index..<index + 1, with: "Selector")
    insert("\"\(selector(of: method, in: type))\", ", behind: index + 1)
  }

  /// `#selector(setter: Type.name)` becomes `Selector("setName:", of: Type.self)`, which cannot be called.
  private mutating func rewritePropertySelector(at index: Int, to closing: Int) {
    guard let property = SelectedMethod(index + 4..<closing, code), !property.isCast,
      property.root != .value, property.root == .type || outline.scope(around: index) != nil
    else {
      return find(
        .error, at: index, "this selector is not understood",
        "name the property as #selector(getter: Type.property)")
    }
    var type = code.text(property.rootRange)
    if property.root == .own, let scope = outline.scope(around: index) {
      type = scope.isProtocol ? "Self" : scope.name
    }
    let name = property.name.filter { $0 != "`" }
    let text =
      code[index + 2] == "getter" ? name : "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
    replace(index..<index + 1, with: "Selector")
    replace(index + 2..<closing, with: "\"\(text)\", of: \(type).self")
  }

  private func selector(of method: SelectedMethod, in type: String) -> String {
    let scope = outline.scope(around: method.nameIndex)
    let owner = type == "Self" ? scope?.name ?? type : type
    if let declared = outline.method(of: owner, called: method.name, method.labels) {
      return declared.selector
    }
    return SelectorName.text(method.name, method.labels ?? [])
  }

  /// `Selector("method:")` gets the method with this name in Objective-C.
  mutating func rewriteSelectorCall(at index: Int) {
    let isCalled =
      (code[index] == "Selector" || code[index] == "NSSelectorFromString") && code[index + 1] == "("
      && code[index - 1] != "." && code[index - 1] != "func"
    guard isCalled, var closing = code.partner(of: index + 1) else { return }
    var (first, last) = (index + 2, closing)
    // Two parentheses silence a warning of Xcode.
    if code[first] == "(", code.partner(of: first) == closing - 1 {
      (first, last) = (first + 1, closing - 1)
    }
    guard last == first + 1, code.kind(first) == .string else {
      // With a method, as it is written here.
      if code.kind(first) == .string, code[first + 1] == "," { return }
      return find(
        .warning, at: index, "a selector with a computed name has no method here",
        "name the method: #selector(Type.method)")
    }
    let name = code[first].filter { $0 != "\"" && $0 != "#" }
    guard let scope = outline.scope(around: index),
      let method = outline.method(of: scope.name, withSelector: name)
    else {
      // The application's, which the model answers.
      guard name != "sharedApplication" else { return }
      return find(
        .warning, at: index,
        "no method of this type and file is called \"\(name)\", so that this selector has none",
        "name the method: #selector(Type.method)")
    }
    let type = scope.isProtocol ? "Self" : scope.name
    if first > index + 2 {
      blank(index + 2..<index + 3)
      blank(closing - 1..<closing)
    }
    closing = first
    replace(index..<index + 1, with: "Selector")
    insert(", \(type).\(method.reference)", behind: closing)
  }
}

/// The contents of `#selector`'s parentheses.
struct SelectedMethod {
  enum Root {
    /// The surrounding type, also as `self`.
    case own
    case type
    /// A value whose type the compiler knows.
    case value
  }

  let root: Root
  /// The pieces before the last dot; empty, at the name's beginning, without any.
  let rootRange: Range<Int>
  let nameIndex: Int
  let name: String
  /// As written; nil without labels.
  let labels: [String]?
  let isCast: Bool
  /// The start of that type if it leaves out the instance, `() -> Void` for `(Type) -> () -> Void`.
  let boundTypeIndex: Int?

  init?(_ range: Range<Int>, _ code: Code) {
    var (cast, arrows): (Int?, Int) = (nil, 0)
    for index in code.outermost(range) {
      if cast == nil, code[index] == "as", code.kind(index) == .word { cast = index }
      if cast != nil, code[index] == "->" { arrows += 1 }
    }
    isCast = cast != nil
    boundTypeIndex = arrows == 1 ? cast.map { $0 + 1 } : nil
    var end = (cast ?? range.upperBound) - 1
    guard end >= range.lowerBound else { return nil }
    var labels: [String]?
    if code[end] == ")", let opening = code.partner(of: end) {
      let inside = opening + 1..<end
      guard !inside.isEmpty, inside.count.isMultiple(of: 2), code.shortText(inside) != nil,
        inside.allSatisfy({
          ($0 - opening).isMultiple(of: 2) ? code[$0] == ":" : code.isName($0)
        })
      else { return nil }
      labels = stride(from: opening + 1, to: end, by: 2).map { code[$0] }
      end = opening - 1
    }
    guard end >= range.lowerBound, code.isName(end) else { return nil }
    self.labels = labels
    nameIndex = end
    name = code[end]
    guard end > range.lowerBound else {
      (root, rootRange) = (.own, end..<end)
      return
    }
    guard code[end - 1] == ".", end - 1 > range.lowerBound else { return nil }
    rootRange = range.lowerBound..<end - 1
    guard let rootText = code.shortText(rootRange) else { return nil }
    switch rootText {
    case "self", "self?", "self!", "Self", "super", "type(of:self)": root = .own
    case let text: root = text.drop { $0 == "_" }.first?.isUppercase == true ? .type : .value
    }
  }
}
