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

  /// Whether an argument is a file's or a folder's path, which is read.
  static func isPath(_ argument: String) -> Bool {
    ScenarioArgument.isPath(argument) || RecordingArgument.isRecording(argument)
  }
}
