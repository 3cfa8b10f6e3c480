extension NamedApproach {
  package static let table: [NamedApproach] = [
    NamedApproach(
      "table-resize",
      summary:
        "Resizes the list and lays it out in the keyboard's animation; a collection view's new cells fly in.",
      code: """
        bar.frame.origin.y = y
        table.frame.size.height = y - top
        table.layoutIfNeeded()
        """
    ) { TableResize() },
    NamedApproach(
      "table-resize-quiet",
      summary: "Resizes the list and fills cells without animation: only their contents stay put.",
      code: """
        performWithoutAnimation {
          fill(row)
        }
        """
    ) { TableResizeQuiet() },
    NamedApproach(
      "table-move",
      summary:
        "Moves the table up without resizing it: no row strays, but a message at the top leaves.",
      code: """
        bar.frame.origin.y = y
        table.frame.origin.y = -h
        """
    ) { TableMove() },
    NamedApproach(
      "table-move-inset",
      summary:
        "Moves the table up and, while its content is short, grows its top inset by as much.",
      code: """
        table.frame.origin.y = -h
        if content < table {
          table.contentInset.top = top + h
        }
        """
    ) { TableMoveInset() },
  ]
}
