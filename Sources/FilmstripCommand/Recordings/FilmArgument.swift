import Review
import Scenarios

/// A scenario to play, or a recording.
enum FilmArgument {
  case scenario(Scenario)
  case recording(Recording)

  /// Whether it shows a tablet, whose pictures take several times a phone's memory.
  var isOfTablet: Bool {
    switch self {
    case .scenario(let scenario): scenario.script.device.isTablet
    case .recording: false
    }
  }

  /// Loads a scenario or reads a recording: see `RecordingArgument` and `ScenarioArgument`.
  static func load(
    _ argument: String, _ playing: OverrideOptions, _ recorded: RecordingOptions
  ) throws -> FilmArgument {
    guard RecordingArgument.isRecording(argument) else {
      return .scenario(try ScenarioArgument.load(argument, playing.overrides))
    }
    return .recording(
      try Recording(
        argument, recorded.given, device: playing.device, framesPerSecond: playing.fps?.value))
  }

  /// Refuses options of which one does nothing for an argument.
  ///
  /// - Parameter approaches: The values of `--approach`.
  static func check(
    _ arguments: [String], _ playing: OverrideOptions, _ recorded: RecordingOptions,
    approaches: [String], and others: [FilmOption] = []
  ) throws {
    let approach = [WorkOption.work("--approach", approaches, for: [.scenario])].used
    try FilmOption.check(playing.used + recorded.used + approach + others, for: arguments)
  }

  static func isPath(_ argument: String) -> Bool {
    Scenario.isPath(argument) || RecordingArgument.isRecording(argument)
  }
}
