import ArgumentParser
import Basics
import Scenarios

/// The values that a command overrides in a scenario.
struct OverrideOptions: ParsableArguments, DecidedOptions {
  @Option(
    help: """
      Play on this device, with its own keyboard, bars and safe area unless the scenario gives them. Default: \
      the scenario's.
      """, completion: .devices)
  var device: String?

  @Option(
    parsing: .unconditional,
    help: "The keyboard's height in points. Default: the scenario's.")
  var keyboardHeight: FiniteNumber?

  @Option(parsing: .unconditional, help: "Frames per second. Default: the scenario's.")
  var fps: FiniteNumber?

  @Option(
    help: """
      How handlers are called: inherited, in the keyboard's own animation block, or deferred, a turn of the run loop \
      later. Default: the scenario's.
      """)
  var context: Chosen<HandlerContext>?

  var overrides: Overrides {
    Overrides(
      device: device, keyboardHeight: keyboardHeight?.value, framesPerSecond: fps?.value,
      context: context?.value)
  }

  var decisions: [WorkOption] {
    [
      .work("--device", device, for: [.scenario, .clip, .folder]),
      .work("--keyboard-height", keyboardHeight, for: [.scenario]),
      .work("--fps", fps, for: [.scenario, .folder]),
      .work("--context", context?.value.rawValue, for: [.scenario]),
    ]
  }

  func validate() throws {
    if let keyboardHeight, keyboardHeight.value < 0 {
      throw ValidationError("--keyboard-height \(keyboardHeight.value.shortest) is less than 0.")
    }
    try OverrideOptions.check(device: device, fps: fps)
  }

  static func check(device: String?, fps: FiniteNumber?) throws {
    let range = Script.framesPerSecondRange
    if let fps, !range.contains(fps.value) {
      throw ValidationError(
        "--fps \(fps.value.shortest) is not \(range.lowerBound.shortest) to "
          + "\(range.upperBound.shortest).")
    }
    if let device, Device(named: device) == nil {
      throw ValidationError(
        UnknownName.device(
          device, instead: "`device: {size: [390, 844], scale: 3}` in a scenario"))
    }
  }
}
