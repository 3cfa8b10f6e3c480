extension Rule {
  /// What is told by what is drawn.
  static let ofLooks = [roundedKeyboard]

  /// K22: the background shows behind the keyboard's rounded corners.
  static let roundedKeyboard = Rule { features in
    guard let corners = features.film.cornerMeasures(in: 0...features.film.duration),
      corners.bleedAtRest.value > 1
    else { return nil }
    let area = corners.bleedAtRest.value.rounded().shortest
    return Finding(
      .roundedKeyboard, cause: "corners", confidence: features.faulty.isEmpty ? 0.92 : 0.5,
      evidence:
        "The keyboard's upper corners are rounded, and \(area) pt² behind them show what is below the bar "
        + "instead of the bar's own background.",
      fix: """
        // let the bar's background go on below it, behind the keyboard
        background.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: 40).isActive = true
        """)
  }
}
