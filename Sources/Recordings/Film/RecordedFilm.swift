import Basics

/// The edges of keyboard and bar in every frame of a screen recording, or of a trace from a device.
///
/// Lengths count from the top of the device's screen, in `unit`; times from the first frame, in seconds. Values that
/// cannot be seen in a frame are nil there, never made up.
public struct RecordedFilm: Sendable, Hashable {
  /// The unit of lengths.
  public enum Unit: String, Sendable, Hashable {
    /// Points, as an app counts.
    case points
    /// Pixels of the recording's screen, if its scale is unknown.
    case pixels
  }

  /// The file it was read from.
  public var source: RecordingSource
  /// The unit of lengths.
  public var unit: Unit
  /// The device's screen, in `unit`.
  public var width, height: Double
  /// Its frames, at least one, in order of time.
  public var frames: [RecordedFrame]
  /// Its events, in order of time: each begins no earlier than the one before ends, and ends later.
  public var events: [RecordedEvent]
  /// Caveats for the reader, a sentence each: a guessed scale, frames that were held.
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
  /// Whether its scale is known to 5 % or worse: then it may be wrong in more than its lengths.
  var isScaleVague: Bool { source.scale?.uncertainty ?? 0 >= 0.05 }

  package var showsBar: Bool { frames.contains { $0.barBottom != nil } }

  /// Whether frames of an event show a keyboard but no bar, or one behind it: more of it may be covered than is seen.
  package func hidesBar(in event: RecordedEvent) -> Bool {
    frames[event.frames].contains { frame in
      !frame.isRepeated && (frame.barBottom == nil || frame.coversBar(point: point))
        && frame.keyboardTop.map { $0.value < height } == true
    }
  }

  /// The frames as they are shown: of a bar behind the keyboard no edge.
  package var shownFrames: [RecordedFrame] {
    frames.map { $0.withoutCoveredBar(point: point) }
  }

  /// On average; 1 for a single frame.
  package var framesPerSecond: Double {
    let span = (frames.last?.time ?? 0) - (frames.first?.time ?? 0)
    return span > 0 ? Double(frames.count - 1) / span : 1
  }

  package func frame(at time: Double) -> Int {
    // A frame's time may differ from the clock's by rounding.
    let later = frames.firstIndex { $0.time > time + 1e-4 } ?? frames.count
    return max(0, later - 1)
  }
}

extension RecordedFilm.Unit {
  package var short: String { self == .points ? "pt" : "px" }
}

extension RecordedFilm: CustomStringConvertible {
  /// The file's name, its frames and duration, the screen's size, and the events.
  public var description: String {
    let length = (frames.last?.time ?? 0).decimals(upTo: 3)
    let what = events.isEmpty ? "no events" : events.map(\.kind.rawValue).joined(separator: ", ")
    let size = [width, height].map { $0.decimals(upTo: 2) }.joined(separator: " × ")
    return
      "\(source.name): \(frames.count) frames in \(length) s of \(size) \(unit.rawValue), \(what)"
  }
}
