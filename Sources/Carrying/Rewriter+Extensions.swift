extension Rewriter {
  /// Extensions directly behind their class join it, up to the last that overrides: without Objective-C only a class's
  /// body can.
  ///
  /// What they conform to moves to the class's head. One with a modifier, an attribute or a condition ends the row.
  mutating func joinExtensions(at index: Int) {
    guard code[index] == "class", code.isDeclaration(index), outline.scope(around: index) == nil,
      let body = head(at: index), code.holds(":", in: index..<body.opening)
    else { return }
    var joined: [(keyword: Int, opening: Int, closing: Int)] = []
    var count = 0
    var end = body.closing
    while code[end + 1] == "extension", code[end + 2] == code[index + 1],
      let next = head(at: end + 1), [":", "{"].contains(code[end + 3]),
      !code.holds("where", in: end + 1..<next.opening),
      !code.holds("@", in: end + 1..<next.opening)
    {
      let keyword = end + 1
      joined.append((keyword, next.opening, next.closing))
      end = next.closing
      let overrides = (next.opening..<end).contains {
        code[$0] == "override" && outline.scope(around: $0)?.keyword == keyword
      }
      if overrides { count = joined.count }
    }
    guard count > 0, !code.holds("where", in: index..<body.opening) else { return }
    end = body.closing
    for part in joined[..<count] {
      if code[part.keyword + 2] == ":" {
        insert(", \(code.text(part.keyword + 3..<part.opening)) ", before: body.opening)
      }
      blank(end..<end + 1)
      blank(part.keyword..<part.opening + 1)
      end = part.closing
    }
  }

  /// The braces of a type's body; longer heads are unrealistic.
  private func head(at keyword: Int) -> (opening: Int, closing: Int)? {
    let opening = (keyword..<min(code.count, keyword + 200)).first {
      code[$0] == "{" || code[$0] == "}"
    }
    guard let opening, code[opening] == "{", let closing = code.partner(of: opening) else {
      return nil
    }
    return (opening, closing)
  }
}
