import Stage

/// Reads the edges in a recording's frames, one after the other.
///
/// It keeps the frames of a motion until that has come to rest, and a few of a rest: memory does not grow with a
/// recording's length, except for some numbers per frame.
public struct RecordingReader: Sendable {
  private let measure: ScreenMeasure
  private var reader: EventReader
  private var stillness: Stillness
  /// The same above the lower part, where a bar comes that waits for the keyboard to rest.
  private var above: Stillness
  private var recorded: [RecordedFrame] = []
  private var events: [RecordedEvent] = []
  private var pace = RecordingPace()
  /// The rest before the kept frames, if one was seen.
  private var rest: Rest?
  /// Whether all kept frames are at rest.
  private var isResting = true
  /// The frames not yet read.
  private var kept: [LumaFrame] = []
  /// The number of frames read.
  private var worked = 0
  /// The number of the last kept frames that are still.
  private var stillCount = 0
  /// The number of those in which what is above the lower part is still, too.
  private var aboveCount = 0

  /// The bar's upper edge at rest, and its picture: a field may grow while the keyboard rests.
  private var barEdge: (stillness: Stillness, frame: LumaFrame)?
  /// The first frame of a rest whose bar has changed.
  private var barChange: Int?
  /// The rise of the content at the latest rest.
  private var contentOffset = Reading(0, uncertainty: 0)
  /// The numbers of the first kept frames that are at rest, and still.
  private var restCount = (settled: 1, still: 1)
  /// A motion that waits for a keyboard to be seen at rest.
  private var waiting: Motion?
  /// The latest motion without a bar, which a later one may find, and its rest with the keyboard.
  private var barless: (motion: Motion, raised: Rest?)?

  private struct Motion: Sendable {
    /// The first unread frame of the rest before, and the first of the motion.
    let restStart, first: Int
    let frames: [LumaFrame]
    let before, after: Rest?
    let resting: EventReader.Resting
  }

  /// How long the screen is still before a motion counts as over, in seconds: a motion may pause for less.
  ///
  /// Where no rest as long shows a keyboard, one of three frames of ten a second is looked for.
  private static let (settling, shortSettling) = (0.3, 0.22)
  private let settling: Double
  /// How long a motion is kept for what still moves above a resting keyboard, in seconds: a bar that sets out as that
  /// comes to rest takes half a second.
  private static let longestWait = 1.2
  /// The most kept frames of a rest.
  private static let restFrames = 12
  /// The most kept frames of a motion: longer ones are read in parts.
  private static let mostFrames = 720
  /// The most frames of a motion that waits for a bar: two seconds, twice of a usual one.
  private static let mostWaiting = 120

  /// A reader of a screen.
  ///
  /// - Parameters:
  ///   - screen: Where it is in the pictures, with its scale, by which lengths are in points, else in pixels.
  ///   - height: In pixels.
  ///   - bar: The app's bar at rest with the keyboard hidden, from its top to its bottom edge, in points (in pixels
  ///     without a scale); nil to search for it.
  ///   - looksCloser: Whether shorter rests count, too: for a recording that was refused, as no keyboard was seen at rest.
  public init(
    of screen: ScreenFinding, height: Int, bar: ClosedRange<Double>? = nil,
    looksCloser: Bool = false
  ) {
    settling = looksCloser ? RecordingReader.shortSettling : RecordingReader.settling
    measure = ScreenMeasure(rows: height, scale: screen.scale, rowPitches: screen.rowPitches)
    let rowsPerUnit = screen.scale?.pixelsPerPoint ?? 1
    reader = EventReader(
      measure: measure, device: screen.device ?? screen.scale?.device.flatMap { Device(named: $0) },
      givenBar: bar.map { $0.lowerBound * rowsPerUnit...$0.upperBound * rowsPerUnit })
    let lowest = min(measure.rows(200), height / 2)
    stillness = Stillness(rows: height - lowest..<height, measure: measure)
    let highest = min(measure.rows(480), height * 3 / 4)
    above = Stillness(rows: height - highest..<height - lowest, measure: measure)
  }

  /// Reads the next frame: the screen averaged over its width into 64 columns, at its full height.
  public mutating func add(_ frame: LumaFrame) throws {
    guard frame.width == ColumnPicture.columns, frame.height == measure.rows else {
      throw RecordingRefusal(
        "A frame is \(frame.width) × \(frame.height), not \(ColumnPicture.columns) × \(measure.rows) as the "
          + "screen was.",
        advice: "Cut a recording that turns in two, one for each orientation.")
    }
    if !isResting, let last = kept.last, frame.time - last.time >= settling {
      // A recorder writes no frames while nothing changes: the last one, and only that, was at rest all the time.
      stillCount = 1
      endMotion()
    }
    let isStill = isStill(frame)
    if !isResting, !isStill, isSettled(at: kept.last?.time ?? 0) { endMotion() }
    recorded.append(RecordedFrame(time: frame.time))
    pace.add(frame.time)
    if !isResting, let last = kept.last {
      aboveCount = isStill && above.isStill(from: last, to: frame) ? aboveCount + 1 : 1
    }
    kept.append(frame)
    stillCount = isStill ? stillCount + 1 : 1
    if isResting {
      watchBar(frame)
      if !isStill {
        startMotion()
      } else if kept.count > 2 * RecordingReader.restFrames {
        closeRest(keeping: RecordingReader.restFrames)
      }
    } else if isStill,
      isSettled(at: frame.time, for: min(aboveCount, stillCount))
        || frame.time - kept[kept.count - stillCount].time >= RecordingReader.longestWait
    {
      endMotion()
    }
    if kept.count >= RecordingReader.mostFrames { endMotion(isCut: true) }
  }

  /// Ends the recording, and returns its frames and events.
  ///
  /// - Throws: `RecordingRefusal` if nothing was seen, as a film without a motion would pass for one without a fault.
  public mutating func finish() throws -> (frames: [RecordedFrame], events: [RecordedEvent]) {
    try pace.check()
    if isResting { closeRest(keeping: 0) } else { endMotion() }
    guard !events.isEmpty else {
      throw RecordingRefusal.nothingSeen(
        hasMoved: worked > 0, hasKeyboard: reader.knowsKeyboard)
    }
    for index in recorded.indices { recorded[index] = inUnit(recorded[index]) }
    return (recorded, events)
  }

  /// Possible bars where none was found, in a sentence; empty where one was.
  public var remarks: [String] {
    guard recorded.allSatisfy({ $0.barBottom == nil }), !reader.bands.isEmpty else { return [] }
    let places = reader.bands.map { band in
      "--bar \(Int(measure.unit(band.lowerBound).rounded()))-\(Int(measure.unit(band.upperBound).rounded()))"
    }
    return ["The bar may be what \(places.joined(separator: " or ")) would say."]
  }

  /// Compared with the one before and one an eighth of a second back.
  private mutating func isStill(_ frame: LumaFrame) -> Bool {
    guard let last = kept.last else { return true }
    guard stillness.isStill(from: last, to: frame) else { return false }
    let run = kept.suffix(stillCount)
    guard let earlier = run.last(where: { frame.time - $0.time >= 0.12 }) ?? run.first else {
      return true
    }
    return stillness.isStill(from: earlier, to: frame)
  }

  /// Whether the last kept frames, those that are still unless others are given, have been so for long enough.
  private func isSettled(at time: Double, for count: Int? = nil) -> Bool {
    let count = count ?? stillCount
    guard count >= 3, let start = kept.suffix(count).first else { return false }
    return time - start.time >= settling
  }

  private func picture(of frames: ArraySlice<LumaFrame>) -> Rest {
    Rest(ColumnPicture(meanOf: frames.suffix(8)), measure: measure)
  }

  /// The index of the first kept frame in the recording.
  private var firstKept: Int { recorded.count - kept.count }

  private mutating func startMotion() {
    // The last frames of a rest may be the motion's slow start.
    let still = kept.dropLast()
    let settled = still.count > 6 ? still.dropLast(4) : still.prefix(max(1, still.count - 4))
    restCount = (settled.count, still.count)
    var next = picture(of: settled)
    if let rest, rest.keyboard != nil, next.keys != nil { next.keyboard = rest.keyboard }
    rest = next
    isResting = false
    stillCount = 1
  }

  /// Copies another frame's readings to a frame at rest, but not those of a bar that has changed.
  private mutating func hold(_ other: RecordedFrame, at index: Int) {
    recorded[index].keyboardTop = other.keyboardTop
    recorded[index].contentOffset = other.contentOffset
    if index < barChange ?? .max {
      recorded[index].barTop = other.barTop
      recorded[index].barBottom = other.barBottom
    }
  }

  private mutating func watchBar(_ frame: LumaFrame) {
    guard barChange == nil, var edge = barEdge else { return }
    if !edge.stillness.isStill(from: edge.frame, to: frame) { barChange = recorded.count - 1 }
    barEdge = edge
  }

  /// Reads all frames of a rest but the last few, and releases them.
  private mutating func closeRest(keeping count: Int) {
    let end = recorded.count - count
    if worked > 0, worked < end {
      let last = recorded[worked - 1]
      for index in worked..<end { hold(last, at: index) }
      worked = end
    }
    kept.removeFirst(kept.count - count)
  }

  private mutating func endMotion(isCut: Bool = false) {
    // After a shorter stillness, it may not have come to rest before its last frame.
    let still = kept.suffix(stillCount)
    let isSettled =
      (still.last?.time ?? 0) - (still.first?.time ?? 0) >= settling
    let settled = isSettled ? (stillCount + 1) / 2 : 1
    let motion = Motion(
      restStart: min(worked, firstKept), first: firstKept, frames: kept, before: rest,
      after: isCut ? nil : picture(of: kept.suffix(settled)),
      resting: EventReader.Resting(
        before: restCount.settled, still: restCount.still, after: settled, hasEnded: isSettled))
    rest = workOut(motion)
    worked = recorded.count
    isResting = !isCut
    kept.removeFirst(kept.count - (isCut ? 1 : min(stillCount, RecordingReader.restFrames)))
    if reader.knowsKeyboard {
      if let waiting { workOutLate(waiting, before: motion.first) }
      waiting = nil
    } else {
      // An interrupted show has no keyboard at rest; a later one will do.
      waiting = motion
    }
  }

  /// Reads a motion that has waited, and the rest after it up to a frame.
  private mutating func workOutLate(_ motion: Motion, before end: Int) {
    let edge = barEdge
    let offset = contentOffset
    _ = workOut(motion)
    barEdge = edge
    contentOffset = offset
    let next = motion.first + motion.frames.count
    for index in min(next, end)..<end { hold(recorded[next - 1], at: index) }
  }

  /// Reads the bar in the motion that waits for one, and in the rest before it: it may have changed in that after it.
  private mutating func readBarLate() {
    guard let (motion, raised) = barless else { return }
    barless = nil
    let numbers = motion.first..<motion.first + motion.frames.count
    var frames = Array(recorded[numbers])
    _ = reader.readBar(in: motion.frames, raised: raised, into: &frames)
    recorded.replaceSubrange(numbers, with: frames)
    for index in motion.restStart..<motion.first {
      recorded[index].barTop = frames[0].barTop
      recorded[index].barBottom = frames[0].barBottom
    }
  }

  /// Reads a motion, and returns the rest after it.
  private mutating func workOut(_ motion: Motion) -> Rest? {
    let reading = reader.read(
      motion.frames, before: motion.before, after: motion.after, noise: stillness.noise,
      resting: motion.resting)
    if let first = reading.frames.first {
      // The frames of the rest before that were released.
      for index in motion.restStart..<motion.first {
        hold(first, at: index)
        recorded[index].contentOffset = first.contentOffset.map { _ in contentOffset }
      }
    }
    barChange = nil
    for (offset, frame) in reading.frames.enumerated() {
      recorded[motion.first + offset] = frame
      recorded[motion.first + offset].contentOffset = frame.contentOffset.map {
        Reading(
          $0.value + contentOffset.value, uncertainty: $0.uncertainty + contentOffset.uncertainty)
      }
    }
    if let last = recorded[motion.first + reading.frames.count - 1].contentOffset {
      contentOffset = last
    }
    barEdge = reading.frames.last?.barTop.flatMap { top in
      motion.frames.last.map {
        (Stillness(ofEdgeAt: Int(top.value.rounded()), measure: measure), $0)
      }
    }
    for event in reading.events { insert(event, from: motion.first) }
    if reading.bar != nil {
      readBarLate()
    } else if !reading.events.isEmpty, motion.frames.count <= RecordingReader.mostWaiting {
      barless = (motion, reading.raised)
    }
    return reading.after
  }

  /// Inserts an event; a motion at the end of one and the begin of the next belongs to the first.
  private mutating func insert(_ event: RecordedEvent, from first: Int) {
    let lower = event.frames.lowerBound + first
    let place = events.firstIndex { $0.frames.lowerBound > lower } ?? events.count
    let start = max(lower, place > 0 ? events[place - 1].frames.upperBound : 0)
    let end = min(
      event.frames.upperBound + first,
      place < events.count ? events[place].frames.lowerBound : .max)
    guard start < end else { return }
    var event = event
    event.frames = start...end
    events.insert(event, at: place)
  }

  private func inUnit(_ frame: RecordedFrame) -> RecordedFrame {
    var frame = frame
    for edge in FilmSeries.allCases.map(\.path) {
      frame[keyPath: edge] = frame[keyPath: edge].map {
        Reading(measure.unit($0.value), uncertainty: measure.unit($0.uncertainty))
      }
    }
    return frame
  }
}
