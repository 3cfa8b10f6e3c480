import Basics
import Easing
import Imaging
import Recordings
import Scenarios

/// The scenario of what a recording shows: its device, its keyboard's height and motion, and when the keyboard comes
/// and goes.
struct FittedScenario {
  /// The scenario's file, without its approaches.
  private let head: String
  /// What it is called.
  let name: String
  /// How much later the scenario's clock is than the recording's, in seconds: where a recording begins with the
  /// keyboard shown, the scenario has to show it first.
  let delay: Double

  /// What comes before the recording's begin where it begins with the keyboard shown, in seconds: the keyboard is at
  /// rest by then.
  private static let lead = 1.5
  /// What is played after the last event has come to rest, in seconds.
  private static let rest = 0.2
  /// The most events that a scenario is fitted to.
  private static let mostEvents = 50

  /// Fits a scenario.
  ///
  /// - Throws: `Failure` where the recording does not say enough: of what device it is, or when its keyboard moves.
  init(_ recording: Recording) throws {
    let film = recording.film
    guard film.unit == .points else {
      throw Failure(
        .badData,
        "\(recording.path) does not tell how many pixels make a point, so no scenario fits it; name the device with "
          + "--device.")
    }
    guard let device = FittedScenario.device(of: film) else {
      throw Failure(
        .badData,
        "\(recording.path) does not tell of what device it is: none has a screen of \(film.width.fixed(0)) × "
          + "\(film.height.fixed(0)) points. Name one that is like it with --device; "
          + "`filmstrip list devices` lists them.")
    }
    let fits = recording.fits.prefix(FittedScenario.mostEvents)
    guard let first = fits.first, let last = fits.last else {
      throw Failure(
        .badData,
        "\(recording.path) shows no keyboard that moves from one rest to another, so there is nothing to compare."
      )
    }
    name = FittedScenario.plain(recording.name)
    delay = first.event.kind == .show ? 0 : FittedScenario.lead
    let heights = fits.map { FittedScenario.height(after: $0, in: film) }
    let shown = heights.compactMap { $0 }.first { $0 > 0 }
    let height = shown ?? FittedScenario.height(before: first, in: film)
    let motions = fits.compactMap { $0.keyboard.motion?.shape }
    let profile: KeyboardMotion = motions.contains(.springIOS26) ? .ios26 : .ios7
    var events: [String] = []
    if delay > 0 { events.append("  - {at: 0, keyboard: show}") }
    for (fit, after) in zip(fits, heights) {
      let start = fit.keyboard.motion?.begin ?? film.frames[fit.event.frames.lowerBound].time
      let at = max(0, start + delay).fixed(4)
      switch fit.event.kind {
      case .hide: events.append("  - {at: \(at), keyboard: hide}")
      case .show, .change:
        let other = after.flatMap { $0 == height ? nil : ", height: \($0.shortest)" } ?? ""
        events.append("  - {at: \(at), keyboard: show\(other)}")
      }
    }
    let end = film.frames[last.event.frames.upperBound].time + delay + FittedScenario.rest
    head = """
      # \(PNG.remark), fitted to the recording \(VisibleText.line(film.source.name)).
      name: \(name)
      summary: The keyboard of a recording, with handlers of Filmstrip's.
      device: \(device.name)
      keyboard: {profile: \(profile.name)\(height.map { ", height: \($0.shortest)" } ?? "")}
      messages: 6
      events:
      \(events.joined(separator: "\n"))
      until: \(end.fixed(3))
      fps: \(FittedScenario.framesPerSecond(of: film))
      """
  }

  /// The scenario's file, with approaches by their names.
  func yaml(_ approaches: [String]) -> String {
    "\(head)\napproaches: [\(approaches.joined(separator: ", "))]\n"
  }

  /// The scenario, with approaches by their names.
  func scenario(_ approaches: [String]) throws -> Scenario {
    try Scenario(
      yaml: yaml(approaches), file: "\(name).yaml", catalogue: Program.current.catalogue)
  }

  /// The device that was recorded: by its name, or one whose screen is as large.
  private static func device(of film: RecordedFilm) -> Device? {
    if let named = film.source.scale?.device.flatMap({ Device(named: $0) }) { return named }
    for name in Device.presetNames {
      guard let device = Device(named: name) else { continue }
      let (wider, higher) = (device.size.width - film.width, device.size.height - film.height)
      if wider.magnitude < 0.5, higher.magnitude < 0.5 { return device }
    }
    return nil
  }

  /// How high the keyboard is at rest after an event, in whole points; nil where that is not seen.
  private static func height(after fit: EventFit, in film: RecordedFilm) -> Double? {
    let seen = film.frames[fit.event.frames.upperBound].keyboardTop?.value
    return (fit.keyboard.nearest?.end ?? seen).map { (film.height - $0).rounded() }
  }

  private static func height(before fit: EventFit, in film: RecordedFilm) -> Double? {
    let seen = film.frames[fit.event.frames.lowerBound].keyboardTop?.value
    return (fit.keyboard.nearest?.start ?? seen).map { (film.height - $0).rounded() }
  }

  /// The rate of the display that was recorded: the recording's own may be less.
  private static func framesPerSecond(of film: RecordedFilm) -> Int {
    let times = film.frames.map(\.time)
    let shortest: [Double] = times.indices.dropFirst().map { times[$0] - times[$0 - 1] }.sorted()
    guard !shortest.isEmpty else { return 60 }
    return shortest[shortest.count / 10] < 0.0125 ? 120 : 60
  }

  /// A scenario's name: a recording's, with what no file's name may have as hyphens.
  private static func plain(_ name: String) -> String {
    let letters = name.map { letter -> Character in
      let isPlain = letter.isASCII && (letter.isLetter || letter.isNumber || letter == "_")
      return isPlain ? letter : "-"
    }
    let plain = String(letters).split(separator: "-").joined(separator: "-")
    return plain.isEmpty ? "recording" : plain
  }
}
