import Basics
import Stage

/// Replacements for parts of a scenario as it is read.
///
/// A device brings its own keyboard, bars and safe area, unless the scenario gives them.
public struct Overrides: Sendable, Hashable {
  /// A device's name; nil keeps the scenario's.
  public var device: String?
  /// The keyboard's height, in points; nil keeps the scenario's.
  public var keyboardHeight: Double?
  /// Frames a second; nil keeps the scenario's.
  public var framesPerSecond: Double?
  /// How handlers are called; nil keeps the scenario's.
  public var context: HandlerContext?

  /// The system's version, with its keyboard's motion; nil keeps the scenario's.
  package var system: SystemVersion?

  /// No overrides.
  public static let none = Overrides()

  /// Overrides with these values.
  public init(
    device: String? = nil, keyboardHeight: Double? = nil, framesPerSecond: Double? = nil,
    context: HandlerContext? = nil
  ) {
    self.device = device
    self.keyboardHeight = keyboardHeight
    self.framesPerSecond = framesPerSecond
    self.context = context
  }
}

extension Overrides: CustomStringConvertible {
  /// The replacements, or “none”.
  public var description: String {
    let given = [
      device, system.map { "\($0)" }, keyboardHeight.map { "keyboard \($0.shortest) pt" },
      framesPerSecond.map { "\($0.shortest) frames per second" },
      context.map { "\($0.rawValue) handlers" },
    ].compactMap { $0 }
    return given.isEmpty ? "none" : given.joined(separator: ", ")
  }
}
