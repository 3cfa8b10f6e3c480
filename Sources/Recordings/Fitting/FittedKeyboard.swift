package import Easing
package import Stage

/// A recording's keyboard as a script of the model: its device, heights and times.
package struct FittedKeyboard: Sendable {
  package struct Event: Sendable, Hashable {
    /// In seconds of the script.
    package let time: Double
    package let isShown: Bool
    /// The height from then on, in points; nil if it is the usual one, or not seen.
    package let height: Double?
  }

  package enum Obstacle: Error {
    /// Its scale is unknown.
    case withoutPoints
    /// No device has a screen of its size.
    case withoutDevice
    /// It shows no keyboard that moves from one rest to another.
    case withoutEvents
  }

  /// By its name, or one with a screen of the same size.
  package let device: Device
  package let motion: KeyboardMotion
  /// The usual height, in points; nil if it is not seen.
  package let height: Double?
  package let events: [Event]
  package let duration: Double
  /// The rate of the recorded display: the recording's own may be lower.
  package let framesPerSecond: Int
  /// How much later the script's clock is, in seconds: it may have to show the keyboard first.
  package let delay: Double

  /// The time before a recording that begins with the keyboard shown, in seconds: it rests by then.
  private static let lead = 1.5
  /// The time after the last event has come to rest, in seconds.
  private static let rest = 0.2
  private static let mostEvents = 50

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
      let start = fit.begin(in: film)
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

  /// In whole points, by the keyboard's top or else a frame.
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
