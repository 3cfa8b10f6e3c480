/// The Objective-C names of Swift's methods.
enum SelectorName {
  /// A selector's text, such as `keyboardWillShow:` or `moveWithDuration:curve:`.
  ///
  /// `With` joins the first label unless that begins with a preposition (SE-0005, SE-0044).
  static func text(_ name: String, _ labels: [String]) -> String {
    var text = plain(name)
    for (index, label) in labels.map(plain).enumerated() {
      if index > 0 {
        text += label == "_" ? ":" : label + ":"
      } else {
        if label != "_" {
          text += (beginsWithPreposition(label) ? "" : "With") + capitalized(label)
        }
        text += ":"
      }
    }
    return text
  }

  private static func plain(_ name: String) -> String { name.filter { $0 != "`" } }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func beginsWithPreposition(_ label: String) -> Bool {
    prepositions.contains(String(label.prefix { !$0.isUppercase }))
  }

  private static let prepositions: Set = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
