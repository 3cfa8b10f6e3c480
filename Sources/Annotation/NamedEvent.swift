package import Stage

/// An event of a script, by its name.
package struct NamedEvent: Sendable, Hashable {
  /// Such as `show`.
  package let name: String
  /// In seconds.
  package let time: Double

  /// The time is in seconds.
  package init(_ name: String, at time: Double) {
    self.name = name
    self.time = time
  }
}

extension Film {
  /// In order.
  package var namedEvents: [NamedEvent] {
    events.map { NamedEvent("\($0.action)", at: $0.time) }
  }
}
