/// How bad what is marked or said is: it decides colours, patterns and classes wherever films are shown.
package enum Severity: String, Sendable, Hashable, CaseIterable {
  /// Why nothing is said.
  case plain
  /// A fact that is no fault.
  case neutral
  /// Things meet.
  case good
  /// Background shows between bar and keyboard, or the bar or the field is higher than it should be.
  case gap
  /// The keyboard covers the bar.
  case overlap
  /// The keyboard covers the field with the cursor.
  case covered

  /// Whether something is amiss.
  package var isFault: Bool {
    switch self {
    case .plain, .neutral, .good: false
    case .gap, .overlap, .covered: true
    }
  }
}
