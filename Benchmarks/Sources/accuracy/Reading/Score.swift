/// What a reader found in a recording, held against what is in it.
///
/// Lengths are in points.
struct Score: Sendable, Codable {
  /// How one event was understood.
  struct Event: Sendable, Codable {
    /// Whether an event of its kind was found at its time.
    var isFound: Bool
    /// Whether the keyboard's curve was named right; nil where none was, or there is none.
    var isCurveRight: Bool?
    /// Whether the way of the bar was named right; nil where none was, or any would do.
    var isWayRight: Bool?
    /// Whether a right bar was given an excess, and how much at most.
    var excess: Double?
    /// What was said that is wrong and was called certain.
    var certainlyWrong: [String]
    /// What was said that is wrong, called whatever.
    var wrong: [String] = []
  }

  /// How a reader knew the recording's scale.
  enum Basis: String, Sendable, Codable {
    /// It was told, or the picture's size is a device's.
    case known
    /// From the keys, which leave the width open.
    case guessed
    /// It said that it does not know.
    case unknown
  }

  var name: String
  var kind: Recipe.Kind
  /// Why it was refused; nil where it was read.
  var refusal: String?
  var basis: Basis?
  /// How far the scale is off, as a part of it.
  var scaleError = 0.0
  /// How far the screen's edges are off at most, in points; nil where it was not looked for.
  var screenError: Double?
  /// The frames in motion, and the errors of the edges in those where they are claimed.
  var moving = 0
  var keyboard: [Double] = []
  var bar: [Double] = []
  /// The frames in motion that show the bar.
  var barVisible = 0
  /// The errors of the change of the distance between bar and keyboard since rest.
  var gap: [Double] = []
  /// Readings that are off by more than one and a half times what they claim for nineteen of twenty, of how many.
  var overconfident = 0
  var claims = 0
  var events: [Event] = []
  /// Events that were found where there is none.
  var invented = 0
  /// What reading took, and the recording's length, in seconds.
  var seconds = 0.0
  var duration = 0.0

  /// A recording that was refused.
  init(_ truth: Truth, refusal: String, seconds: Double) {
    name = truth.recipe.name
    kind = truth.recipe.kind
    duration = truth.duration
    self.refusal = refusal
    self.seconds = seconds
  }

  /// A recording that was read.
  init(_ truth: Truth, _ film: ReadFilm, _ verdicts: [Verdict], seconds: Double) {
    self.init(truth, refusal: "", seconds: seconds)
    refusal = nil
    basis = film.unit == "pixels" ? .unknown : film.scale?.basis == "keys" ? .guessed : .known
    if let scale = film.scale, film.unit == "points" {
      scaleError = scale.pixelsPerPoint / truth.scale - 1
    }
    if let screen = film.screen, screen.count == 4 {
      let edges = [
        screen[0] - truth.area[0], screen[1] - truth.area[1],
        screen[0] + screen[2] - truth.area[0] - truth.area[2],
        screen[1] + screen[3] - truth.area[1] - truth.area[3],
      ]
      screenError = edges.map { abs($0) / truth.scale }.max()
    }
    let matched = Matching(truth, film)
    measureEdges(truth, film, matched)
    for event in truth.events {
      measureGap(truth, film, matched, event)
      events.append(Event(event, in: truth, film, matched, verdicts))
    }
    invented = film.events.count { found in
      !truth.events.contains { matched.isAbout(found, $0) }
    }
  }

  private mutating func measureEdges(_ truth: Truth, _ film: ReadFilm, _ matched: Matching) {
    for index in truth.moving {
      let frame = truth.frames[index]
      moving += 1
      let isBarSeen = frame.barTop.map { $0 < frame.keyboardTop - 4 } ?? false
      if isBarSeen { barVisible += 1 }
      guard let found = matched.frames[index] else { continue }
      func error(_ series: String, _ truthful: Double) -> Double? {
        guard let value = film.reading(series, found, pixelsPerPoint: truth.scale) else {
          return nil
        }
        let claim = film.uncertainty(series, found, pixelsPerPoint: truth.scale) ?? 0
        claims += 1
        // A pixel of the recording is always forgiven.
        if abs(value - truthful) > max(1.5 * claim, 1 / truth.scale) { overconfident += 1 }
        return abs(value - truthful)
      }
      if let error = error("keyboard.top", frame.keyboardTop) { keyboard.append(error) }
      if let top = frame.barTop, let error = error("bar.top", top) { bar.append(error) }
    }
  }

  /// The gap is the change of the distance since rest, in one frame.
  private mutating func measureGap(
    _ truth: Truth, _ film: ReadFilm, _ matched: Matching, _ event: Truth.Event
  ) {
    let span = matched.span(of: event)
    guard let rest = truth.frames.indices.last(where: { truth.frames[$0].film < event.start }),
      let atRest = matched.frames[rest], let bar = truth.frames[rest].barTop
    else { return }
    let before = truth.frames[rest].keyboardTop - bar
    for series in ["bar.bottom", "bar.top"] {
      guard
        let restBar = film.reading(series, atRest, pixelsPerPoint: truth.scale),
        let restKeyboard = film.reading("keyboard.top", atRest, pixelsPerPoint: truth.scale)
      else { continue }
      for index in truth.moving where span.contains(truth.frames[index].film) {
        let frame = truth.frames[index]
        guard let top = frame.barTop, let found = matched.frames[index],
          let bar = film.reading(series, found, pixelsPerPoint: truth.scale),
          let keyboard = film.reading("keyboard.top", found, pixelsPerPoint: truth.scale)
        else { continue }
        let change = frame.keyboardTop - top - before
        gap.append(abs(keyboard - bar - (restKeyboard - restBar) - change))
      }
      return
    }
  }
}

/// Which frame of a film that was read is which of the recording, and which event which.
struct Matching {
  /// The film's frame for each of the recording's; nil where it has none at that time.
  let frames: [Int?]
  private let truth: Truth
  private let times: [Double]

  /// How far the times of one frame may differ, in seconds: GIF counts in hundredths.
  private static let timeTolerance = 0.0051

  init(_ truth: Truth, _ film: ReadFilm) {
    self.truth = truth
    times = film.time.map { Double($0) / 1e6 }
    let times = times
    var next = 0
    frames = truth.frames.map { frame in
      while next + 1 < times.count,
        abs(times[next + 1] - frame.time) < abs(times[next] - frame.time)
      {
        next += 1
      }
      let isThere = next < times.count && abs(times[next] - frame.time) <= Matching.timeTolerance
      return isThere ? next : nil
    }
  }

  /// The time in which an event is to be seen, in seconds of the film: to the next one.
  func span(of event: Truth.Event) -> ClosedRange<Double> {
    let next = truth.events.first { $0.start > event.start }?.start ?? .infinity
    return event.start...max(event.start, min(next, event.end + 1))
  }

  /// Whether a found event is one of the recording's: of the same kind, and in its time.
  func isAbout(_ found: ReadFilm.Event, _ event: Truth.Event) -> Bool {
    guard found.kind == event.kind.rawValue, found.frames.count == 2,
      times.indices.contains(found.frames[0]), times.indices.contains(found.frames[1])
    else { return false }
    let (begin, end) = (times[found.frames[0]], times[found.frames[1]])
    return begin < event.end + 0.1 && end > event.start
  }
}
