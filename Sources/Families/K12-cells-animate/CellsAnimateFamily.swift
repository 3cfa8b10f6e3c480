extension Family {
  /// A collection view that grows and is laid out in an animation makes its new cells in it.
  ///
  /// Both handlers are ways to move a list (Approaches/Table): `table-resize` fails, `table-move` does not.
  static let cellsAnimate = Family(
    .cellsAnimate, rules: [.cellsAnimate])
}

extension Rule {
  /// K12: rows, or their contents, fly about in their table.
  static let cellsAnimate = Rule(.messages) { features in
    let worst = features.rowStray
    guard worst > rowTolerance else { return nil }
    return Finding(
      .cellsAnimate, cause: "rows", features.strengthOfMessages,
      evidence:
        "Rows, or their contents, are drawn up to \(worst.points) from where their table carries "
        + "them: they were made inside the animation and fly in from where they were made.",
      fix: """
        // move the table instead of resizing it, or make its rows before the animation
        table.transform = CGAffineTransform(translationX: 0, y: -height)
        """)
  }
}
