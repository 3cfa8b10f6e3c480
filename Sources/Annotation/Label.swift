/// A few words for a frame, such as `22.1 pt`, and their severity.
package struct Label: Sendable, Hashable {
  package let text: String
  package let severity: Severity

  package init(_ text: String, _ severity: Severity) {
    self.text = text
    self.severity = severity
  }
}
