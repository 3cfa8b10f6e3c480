extension NamedApproach {
  /// The chat screen in three cases, its first handlers, and the two alternatives it rejects.
  package static let chat: [NamedApproach] = [
    NamedApproach(
      "chat-three-cases",
      summary:
        "Moves the bar for few messages, bar and table for some, and the whole view for many.",
      code: """
        switch cellDistance {
        case ...distance1: // bar
        case ...distance2: // + table
        default: // view
        }
        """
    ) { ChatThreeCases() },
    NamedApproach(
      "chat-three-cases-published",
      summary:
        "The three cases as published, with slips in a rise, after a hide and in the hide's duration.",
      code: """
        if lastDifY + difY < h {
          // move the table
        } else if lastDifY + difY > h {
          // move it by h, scroll
        }
        """
    ) { ChatThreeCasesPublished() },
    NamedApproach(
      "toolbar-only",
      summary: "Moves the bar alone; with many messages the last ones end up behind the keyboard.",
      code: "bar.transform = lifted"
    ) { BarMove(.transform) },
    NamedApproach(
      "whole-screen",
      summary:
        "Moves the whole view; few messages disappear off the top and leave blank space below.",
      code: "view.transform = lifted"
    ) { WholeScreen() },
    NamedApproach(
      "chat-first-frame",
      summary:
        "The chat article's first handler: sets a frame for the bar, which then covers the messages.",
      code: """
        bar.frame = (0, 0, view.width,
                     view.height - h)
        """
    ) { ChatFirstFrame() },
    NamedApproach(
      "chat-first-constraints",
      summary:
        "The chat article's second handler: updates a constraint in the block, with no layout call.",
      code: """
        animate(withDuration: duration,
                options: curve << 16) {
          bottom.constant = -h
        }
        """
    ) { ChatFirstConstraints() },
  ]
}
