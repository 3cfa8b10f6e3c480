package import Diagnosis

/// A few words for a frame, such as `22.1 pt`, and their severity.
package struct Label: Sendable, Hashable {
  package let text: String
  package let severity: Severity

  package init(_ text: String, _ severity: Severity) {
    self.text = text
    self.severity = severity
  }

  /// The same in a language.
  package func `in`(_ words: PictureWords) -> Label { Label(words(text), severity) }
}
