/// A few words for a frame, such as `22.1 pt`, and how bad what they say is.
package struct Label: Sendable, Hashable {
  /// What is said.
  package let text: String
  /// How bad it is.
  package let severity: Severity

  /// Words of a severity.
  package init(_ text: String, _ severity: Severity) {
    self.text = text
    self.severity = severity
  }
}
