package import Stage

/// The marked area between two edges that should meet and do not.
package struct SeamMark: Sendable, Hashable {
  /// From edge to edge, and as wide as its subject, in points of the screen.
  package let rect: Rect
  /// A fault.
  package let severity: Severity

  /// In points of the screen.
  package init(_ rect: Rect, _ severity: Severity) {
    self.rect = rect
    self.severity = severity
  }
}
