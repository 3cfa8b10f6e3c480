extension Rewriter {
  mutating func rewriteDirective(at index: Int) {
    guard code[index + 1] == "(" || code[index + 1] == "{" else { return }
    switch code[index] {
    case "#selector": rewriteSelector(at: index)
    case "#available", "#unavailable": rewriteQuestion(at: index)
    case "#keyPath": rewriteKeyPath(at: index)
    case "#Preview": blankPreview(at: index)
    case "#fileLiteral":
      find(
        .error, at: index, "\(code[index]) cannot be carried: only Xcode makes something of it",
        "name the file in code")
    default: break
    }
  }

  /// `#available(iOS 15, *)` becomes a check of the played version.
  private mutating func rewriteQuestion(at index: Int) {
    guard let closing = code.partner(of: index + 1), closing > index + 2 else { return }
    let version = Availability.version(in: index + 2..<closing, code)
    replace(
      index..<index + 1,
      with: (code[index] == "#unavailable" ? "!" : "") + "\(AppleModules.model).isAvailable")
    replace(index + 2..<closing, with: "iOS: \(version)")
  }

  /// `#keyPath(UIView.layer.position)` becomes its text: `"layer.position"`.
  private mutating func rewriteKeyPath(at index: Int) {
    guard let closing = code.partner(of: index + 1) else { return }
    let names = (index + 2..<closing).filter { code.isName($0) }.map { code[$0] }
    // Types precede properties. The name is Objective-C's.
    let properties = names.drop { $0 == "self" || $0.first?.isUppercase == true }
      .map { $0 == "isHidden" ? "hidden" : $0 }
    replace(index..<closing + 1, with: "\"\(properties.joined(separator: "."))\"")
  }

  private mutating func blankPreview(at index: Int) {
    var end = index + 1
    if code[end] == "(", let closing = code.partner(of: end) { end = closing + 1 }
    if code[end] == "{", let closing = code.partner(of: end) { end = closing + 1 }
    blank(index..<end)
  }
}
