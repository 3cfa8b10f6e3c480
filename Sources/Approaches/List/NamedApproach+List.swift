extension NamedApproach {
  package static let list: [NamedApproach] = [
    NamedApproach(
      "list-always",
      summary: "The list rises with the bar, wherever it is scrolled to.",
      code: """
        bar.transform = lifted
        table.transform = lifted
        """
    ) { ListAlways() },
    NamedApproach(
      "list-when-at-end",
      summary: "The list rises with the bar only if its last message was in view.",
      code: """
        bar.transform = lifted
        if isAtEnd {
          table.transform = lifted
        }
        """
    ) { ListWhenAtEnd() },
    NamedApproach(
      "list-persistent",
      summary: "The list rises with the bar and stays risen when the keyboard goes.",
      code: """
        // in keyboardWillHide
        bar.transform = .identity
        """
    ) { ListPersistent() },
    NamedApproach(
      "list-never",
      summary: "The list stays where it is, and the bar rises over it.",
      code: "bar.transform = lifted"
    ) { ListNever() },
  ]
}
