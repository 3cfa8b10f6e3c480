/// One of several rules that are asked in order of precedence: what it says of what was seen, where it applies.
///
/// A decision of more than a few questions is a list of these. Each question then has a name, and their order is written
/// down once.
struct ReadingRule<Seen, Said>: Sendable {
  /// Its name in its list.
  let name: String
  /// What it says; nil where it does not apply.
  let judge: @Sendable (Seen) -> Said?

  init(_ name: String = #function, judge: @escaping @Sendable (Seen) -> Said?) {
    self.name = name
    self.judge = judge
  }
}

extension Array {
  /// What the first rule that applies says; nil where none does.
  func first<Seen, Said>(for seen: Seen) -> Said? where Element == ReadingRule<Seen, Said> {
    for rule in self {
      if let said = rule.judge(seen) { return said }
    }
    return nil
  }
}
