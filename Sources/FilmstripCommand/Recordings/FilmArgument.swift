import Review
import Scenarios

/// What a command line's argument shows: a scenario, which is played, or a recording, which was.
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

  /// Loads what an argument names: see `RecordingArgument` and `ScenarioArgument`.
  ///
  /// - Parameter hasApproach: Whether `--approach` was given.
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

  /// The options that were given and are not for everything.
  static func used(
    _ playing: OverrideOptions, _ recorded: RecordingOptions, hasApproach: Bool
  ) -> [FilmOption] {
    playing.used + recorded.used + FilmOption.list("--approach", hasApproach, for: [.scenario])
  }

  /// Whether an argument is a file's or a folder's path, which is read.
  static func isPath(_ argument: String) -> Bool {
    Scenario.isPath(argument) || RecordingArgument.isRecording(argument)
  }
}
