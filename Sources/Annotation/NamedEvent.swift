package import Stage

/// Something that a script does, by its name.
package struct NamedEvent: Sendable, Hashable {
  /// Such as `show`.
  package let name: String
  /// Seconds.
  package let time: Double

  /// What happens at a time, in seconds.
  package init(_ name: String, at time: Double) {
    self.name = name
    self.time = time
  }
}

extension Film {
  /// What its script does, in order.
  package var namedEvents: [NamedEvent] {
    events.map { NamedEvent("\($0.action)", at: $0.time) }
  }
}
