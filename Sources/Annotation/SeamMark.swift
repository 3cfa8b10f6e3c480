package import Stage

/// Two edges of a screen that should meet and do not: what lies between them is marked.
package struct SeamMark: Sendable, Hashable {
  /// From edge to edge, and as wide as what it concerns, in points of the screen.
  package let rect: Rect
  /// How bad it is; a fault.
  package let severity: Severity

  /// The mark of a part of the screen, in points.
  package init(_ rect: Rect, _ severity: Severity) {
    self.rect = rect
    self.severity = severity
  }
}
