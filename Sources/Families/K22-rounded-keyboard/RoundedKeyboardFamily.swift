extension Family {
  /// The background ends at the corners in `safe-area-less-inset` (K01), not `bar-behind-corners`.
  static let roundedKeyboard = Family(
    .roundedKeyboard, rules: [.roundedKeyboard],
    approaches: [
      NamedApproach(
        "bar-behind-corners",
        summary: "Moves the bar with the keyboard and extends its background behind the keyboard.",
        code: """
          background.topAnchor.constraint(
            equalTo: bar.bottomAnchor)
          background.heightAnchor.constraint(
            equalToConstant: 40)
          """
      ) { BarBehindCorners() }
    ])
}

extension Rule {
  /// K22: the background shows behind the keyboard's rounded corners.
  static let roundedKeyboard = Rule(.looks) { features in
    guard let corners = features.film.cornerMeasures(in: 0...features.film.duration),
      corners.bleedAtRest.value > 1
    else { return nil }
    let area = corners.bleedAtRest.value.rounded().shortest
    return Finding(
      .roundedKeyboard, cause: "corners", features.faulty.isEmpty ? .whole : .faint,
      evidence:
        "The keyboard's upper corners are rounded, and \(area) pt² behind them show what is below the bar "
        + "instead of the bar's own background.",
      fix: """
        // let the bar's background continue below it, behind the keyboard
        background.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: 40).isActive = true
        """)
  }
}
