/// What the controls of the playground say, as the page sends it.
package struct PlaygroundChoices: Codable, Sendable, Equatable {
  /// An approach as data, in the words of a scenario file.
  package struct Move: Codable, Sendable, Equatable {
    /// What it is called.
    package var name = "ours"
    /// The property that is set.
    package var move = "transform"
    /// Where layout is forced.
    package var layout = "inside"
    /// The animation's curve.
    package var curve = "keyboard"
    /// Seconds; nil for the notification's.
    package var duration: Double?
    /// Seconds.
    package var delay = 0.0
    /// Ticks of the display.
    package var lag = 0

    /// The system's own move.
    package init() {}
  }

  /// The handler's name; nil for `move`.
  package var approach: String?
  /// The handler as data.
  package var move = Move()
  /// The name of what it is shown beside; nil for nothing.
  package var reference: String?
  /// The device's name; nil for the scenario's.
  package var device: String?
  /// The keyboard's profile; nil for the scenario's keyboard.
  package var keyboard: String?
  /// How handlers are called; nil as the scenario says.
  package var context: String?

  /// The system's own move, beside nothing.
  package init() {}
}
