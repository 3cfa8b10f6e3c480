import Basics
import Imaging
import Recordings
import Scenarios

/// A scenario with a recording's device, and its keyboard's height, motion and times.
struct FittedScenario {
  private let head: String
  let name: String
  /// How much later the scenario's clock is than the recording's, in seconds.
  ///
  /// It is more than 0 if the recording begins with the keyboard shown: the scenario must show it first.
  let delay: Double

  /// Throws `Failure` if the recording does not show its device, or when its keyboard moves.
  init(_ recording: Recording) throws {
    let film = recording.film
    let keyboard: FittedKeyboard
    do {
      keyboard = try FittedKeyboard(recording.verdict)
    } catch {
      throw Failure(.badData, FittedScenario.reason(of: error, recording))
    }
    name = FittedScenario.plain(recording.name)
    delay = keyboard.delay
    let events = keyboard.events.map { event in
      let height = event.height.map { ", height: \($0.shortest)" } ?? ""
      // The first event begins the scenario.
      let time = event.time == 0 && keyboard.delay > 0 ? "0" : event.time.fixed(4)
      return "  - {at: \(time), keyboard: \(event.isShown ? "show" : "hide")\(height)}"
    }
    let height = keyboard.height.map { ", height: \($0.shortest)" } ?? ""
    head = """
      # \(PNG.remark), fitted to the recording \(VisibleText.line(film.source.name)).
      name: \(name)
      summary: The keyboard of a recording, with handlers of Filmstrip's.
      device: \(keyboard.device.name)
      keyboard: {profile: \(keyboard.motion.name)\(height)}
      messages: 6
      events:
      \(events.joined(separator: "\n"))
      until: \(keyboard.duration.fixed(3))
      fps: \(keyboard.framesPerSecond)
      """
  }

  private static func reason(
    of obstacle: FittedKeyboard.Obstacle, _ recording: Recording
  ) -> String {
    let (path, film) = (recording.path, recording.film)
    return switch obstacle {
    case .withoutPoints:
      "\(path) does not say how many pixels make a point, so no scenario can be fitted; name the device with "
        + "--device."
    case .withoutDevice:
      "The device of \(path) is unknown: none has a screen of \(film.width.fixed(0)) × "
        + "\(film.height.fixed(0)) points. Name a similar one with --device; "
        + "`filmstrip list devices` lists them."
    case .withoutEvents:
      "\(path) shows no keyboard that moves from one rest to another, so there is nothing to compare."
    }
  }

  func yaml(_ approaches: [String]) -> String {
    "\(head)\napproaches: [\(approaches.joined(separator: ", "))]\n"
  }

  func scenario(_ approaches: [String]) throws -> Scenario {
    try Scenario(
      yaml: yaml(approaches), file: "\(name).yaml", catalogue: Program.current.catalogue)
  }

  /// With hyphens for characters that files cannot have.
  private static func plain(_ name: String) -> String {
    let letters = name.map { letter -> Character in
      let isPlain = letter.isASCII && (letter.isLetter || letter.isNumber || letter == "_")
      return isPlain ? letter : "-"
    }
    let plain = String(letters).split(separator: "-").joined(separator: "-")
    return plain.isEmpty ? "recording" : plain
  }
}
