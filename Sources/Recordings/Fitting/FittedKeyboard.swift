package import Easing
package import Stage

/// What the keyboard of a recording does, as a script of the model says it: of which device, how high, and when.
package struct FittedKeyboard: Sendable {
  /// A time at which the keyboard is told to come, to go or to change its height.
  package struct Event: Sendable, Hashable {
    /// When, in seconds of the script.
    package let time: Double
    /// Whether the keyboard shows from then on.
    package let isShown: Bool
    /// How high it is from then on, in points; nil where that is as high as always, or not seen.
    package let height: Double?
  }

  /// Why no script fits a recording.
  package enum Obstacle: Error {
    /// It does not show how many pixels make a point.
    case withoutPoints
    /// No device has a screen of its size.
    case withoutDevice
    /// It shows no keyboard that moves from one rest to another.
    case withoutEvents
  }

  /// The device, by its name, or one whose screen is as large.
  package let device: Device
  /// The spring that it goes on.
  package let motion: KeyboardMotion
  /// How high it usually is, in points; nil where that is not seen.
  package let height: Double?
  /// What happens, in order of time.
  package let events: [Event]
  /// How long it lasts, in seconds.
  package let duration: Double
  /// The rate of the display that was recorded: the recording's own may be less.
  package let framesPerSecond: Int
  /// How much later the script's clock is than the recording's, in seconds: where a recording begins with the keyboard
  /// shown, the script has to show it first.
  package let delay: Double

  /// What comes before the recording's begin where it begins with the keyboard shown, in seconds: the keyboard is at
  /// rest by then.
  private static let lead = 1.5
  /// What is played after the last event has come to rest, in seconds.
  private static let rest = 0.2
  /// The most events that a script is fitted to.
  private static let mostEvents = 50

  /// Fits a script to a recording.
  package init(_ verdict: RecordingVerdict) throws(Obstacle) {
    let film = verdict.film
    guard film.unit == .points else { throw .withoutPoints }
    guard let device = FittedKeyboard.device(of: film) else { throw .withoutDevice }
    let fits = verdict.fits.prefix(FittedKeyboard.mostEvents)
    guard let first = fits.first, let last = fits.last else { throw .withoutEvents }
    let delay = first.event.kind == .show ? 0 : FittedKeyboard.lead
    let heights = fits.map { fit in
      FittedKeyboard.height(
        fit.keyboard.nearest?.end, orOf: fit.event.frames.upperBound, in: film)
    }
    let height =
      heights.compactMap { $0 }.first { $0 > 0 }
      ?? FittedKeyboard.height(
        first.keyboard.nearest?.start, orOf: first.event.frames.lowerBound, in: film)
    var events = delay > 0 ? [Event(time: 0, isShown: true, height: nil)] : []
    for (fit, after) in zip(fits, heights) {
      let start = fit.keyboard.motion?.begin ?? film.frames[fit.event.frames.lowerBound].time
      let isShown = fit.event.kind != .hide
      events.append(
        Event(
          time: max(0, start + delay), isShown: isShown,
          height: isShown && after != height ? after : nil))
    }
    self.device = device
    self.height = height
    self.events = events
    self.delay = delay
    motion =
      fits.contains { $0.keyboard.motion?.shape == .springIOS26 } ? .ios26 : .ios7
    duration = film.frames[last.event.frames.upperBound].time + delay + FittedKeyboard.rest
    framesPerSecond = FittedKeyboard.framesPerSecond(of: film)
  }

  private static func device(of film: RecordedFilm) -> Device? {
    if let named = film.source.scale?.device.flatMap({ Device(named: $0) }) { return named }
    return Device.presetNames.lazy.compactMap { Device(named: $0) }.first { device in
      (device.size.width - film.width).magnitude < 0.5
        && (device.size.height - film.height).magnitude < 0.5
    }
  }

  /// How high the keyboard is with its top at a place or, where that is not known, as a frame shows it, in whole points; nil
  /// where that is not seen.
  private static func height(
    _ top: Double?, orOf frame: Int, in film: RecordedFilm
  ) -> Double? {
    (top ?? film.frames[frame].keyboardTop?.value).map { (film.height - $0).rounded() }
  }

  private static func framesPerSecond(of film: RecordedFilm) -> Int {
    let times = film.frames.map(\.time)
    let steps = zip(times, times.dropFirst()).map { $1 - $0 }.sorted()
    guard !steps.isEmpty else { return 60 }
    return steps[steps.count / 10] < 0.0125 ? 120 : 60
  }
}
