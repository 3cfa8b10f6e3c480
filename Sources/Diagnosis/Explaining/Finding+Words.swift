extension Double {
  /// Points for a sentence: whole, or with one decimal where it is not.
  package var points: String {
    let rounded = (self * 10).rounded() / 10
    return "\(rounded.shortest) pt"
  }

  package var milliseconds: String { "\((self * 1000).rounded().shortest) ms" }
}
