extension Family {
  /// Cells made in an animation: `table-resize` fails, `table-move` does not (Approaches/Table).
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
        // holds while the messages fill the table: few of them leave through its top
        table.transform = CGAffineTransform(translationX: 0, y: -height)
        """)
  }
}
