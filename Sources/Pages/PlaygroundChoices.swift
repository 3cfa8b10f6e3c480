/// The values of the playground's controls, as sent by the page.
package struct PlaygroundChoices: Codable, Sendable, Equatable {
  /// An approach as data, in the words of a scenario file.
  package struct Move: Codable, Sendable, Equatable {
    package var name = "ours"
    /// The property that is set.
    package var move = "transform"
    /// Where layout is forced.
    package var layout = "inside"
    /// The animation's curve, or a motion of the bar's own, as a scenario writes it.
    package var curve = "keyboard"
    /// In seconds; nil for the notification's.
    package var duration: Double?
    /// In seconds.
    package var delay = 0.0
    /// In ticks of the display.
    package var lag = 0

    package init() {}
  }

  /// Nil for `move`.
  package var approach: String?
  package var move = Move()
  /// The approach to compare with; nil for none.
  package var reference: String?
  /// Nil for the scenario's.
  package var device: String?
  /// A profile; nil for the scenario's keyboard.
  package var keyboard: String?
  /// The keyboard's height in points; nil for the scenario's.
  package var height: Double?
  /// Frames a second; nil for the scenario's.
  package var fps: Double?
  /// How handlers are called; nil for the scenario's way.
  package var context: String?

  /// The system's own move, compared with nothing.
  package init() {}
}
