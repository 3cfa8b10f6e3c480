import Basics

/// What a recording of a screen, or a trace that a device wrote, shows: the edges of keyboard and bar at every frame.
///
/// Lengths count from the top of the device's screen, in `unit`; times from the first frame, in seconds. What cannot be
/// seen in a frame is nil there, and never made up.
public struct RecordedFilm: Sendable, Hashable {
  /// What lengths are measured in.
  public enum Unit: String, Sendable, Hashable {
    /// Points, as an app counts.
    case points
    /// Pixels of the recording's screen, where it does not show how many make a point.
    case pixels
  }

  /// Where it is from.
  public var source: RecordingSource
  /// What lengths are measured in.
  public var unit: Unit
  /// The device's screen, in `unit`.
  public var width, height: Double
  /// Its frames, in order of time: there is at least one.
  public var frames: [RecordedFrame]
  /// What happens in it, in order of time: each begins no earlier than the one before ends, and ends later.
  public var events: [RecordedEvent]
  /// What a reader should know before trusting it, a sentence each: a guessed scale, frames that were held.
  public var remarks: [String]

  /// A film of these frames and events.
  public init(
    source: RecordingSource, unit: Unit, width: Double, height: Double, frames: [RecordedFrame],
    events: [RecordedEvent], remarks: [String] = []
  ) {
    self.source = source
    self.unit = unit
    self.width = width
    self.height = height
    self.frames = frames
    self.events = events
    self.remarks = remarks
  }
}

extension RecordedFilm {
  /// Whether any frame shows a bar.
  package var showsBar: Bool { frames.contains { $0.barBottom != nil } }

  /// Whether frames of an event show the keyboard and no bar: the keyboard may cover more of it than any frame shows.
  package func hidesBar(in event: RecordedEvent) -> Bool {
    frames[event.frames].contains { frame in
      !frame.isRepeated && frame.barBottom == nil
        && frame.keyboardTop.map { $0.value < height } == true
    }
  }

  /// How many frames a second it has on average.
  package var framesPerSecond: Double {
    let span = (frames.last?.time ?? 0) - (frames.first?.time ?? 0)
    return span > 0 ? Double(frames.count - 1) / span : 1
  }

  /// The number of the frame that is shown at a time, in seconds.
  package func frame(at time: Double) -> Int {
    // A frame's time may be a rounding away from the clock's.
    let later = frames.firstIndex { $0.time > time + 1e-4 } ?? frames.count
    return max(0, later - 1)
  }
}

extension RecordedFilm.Unit {
  /// As it is written behind a number.
  var short: String { self == .points ? "pt" : "px" }
}

extension RecordedFilm: CustomStringConvertible {
  /// The file's name, how many frames in how long, the screen's size, and what happens.
  public var description: String {
    let length = (frames.last?.time ?? 0).decimals(upTo: 3)
    let what = events.isEmpty ? "no events" : events.map(\.kind.rawValue).joined(separator: ", ")
    let size = [width, height].map { $0.decimals(upTo: 2) }.joined(separator: " × ")
    return
      "\(source.name): \(frames.count) frames in \(length) s of \(size) \(unit.rawValue), \(what)"
  }
}
