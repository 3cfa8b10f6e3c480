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

  /// See `RecordingArgument` and `ScenarioArgument`; `hasApproach` if `--approach` was given.
  static func load(
    _ argument: String, _ playing: OverrideOptions, _ recorded: RecordingOptions, hasApproach: Bool
  ) throws -> FilmArgument {
    try FilmOption.check(used(playing, recorded, hasApproach: hasApproach), for: [argument])
    guard RecordingArgument.isRecording(argument) else {
      return .scenario(try ScenarioArgument.load(argument, playing.overrides))
    }
    return .recording(
      try Recording(
        argument, recorded.given, device: playing.device, framesPerSecond: playing.fps?.value))
  }

  static func used(
    _ playing: OverrideOptions, _ recorded: RecordingOptions, hasApproach: Bool
  ) -> [FilmOption] {
    playing.used + recorded.used + FilmOption.list("--approach", hasApproach, for: [.scenario])
  }

  static func isPath(_ argument: String) -> Bool {
    Scenario.isPath(argument) || RecordingArgument.isRecording(argument)
  }
}
