/// One of several named rules in order of precedence, for a decision of more than a few questions.
struct ReadingRule<Seen, Said>: Sendable {
  let name: String
  let judge: @Sendable (Seen) -> Said?

  init(_ name: String = #function, judge: @escaping @Sendable (Seen) -> Said?) {
    self.name = name
    self.judge = judge
  }
}

extension Array {
  func first<Seen, Said>(for seen: Seen) -> Said? where Element == ReadingRule<Seen, Said> {
    for rule in self {
      if let said = rule.judge(seen) { return said }
    }
    return nil
  }
}
