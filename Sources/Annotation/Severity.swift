/// The severity of marks and words, for colours, patterns and classes wherever films are shown.
package enum Severity: String, Sendable, Hashable, CaseIterable {
  /// The reason why there is nothing to judge.
  case plain
  /// A fact, not a fault.
  case neutral
  /// Things meet.
  case good
  /// Background shows between bar and keyboard, or the bar or the field is too high.
  case gap
  /// The keyboard covers the bar.
  case overlap
  /// The keyboard covers the field with the cursor.
  case covered

  package var isFault: Bool {
    switch self {
    case .plain, .neutral, .good: false
    case .gap, .overlap, .covered: true
    }
  }
}
