import Recordings

/// The JSON of `measure` for a recording.
struct RecordedReport: Codable {
  struct Extreme: Codable {
    let value, uncertainty, time: Double
    let frame: Int
  }

  struct Motion: Codable {
    let curve: String
    /// Radians per second of a spring.
    let frequency: Double?
    /// Seconds of a curve.
    let duration: Double?
    let begin, start, end, rms: Double
  }

  struct Bar: Codable {
    let way: String?
    let certainty: String?
    let doubt: String?
    let motion: Motion?
    let tooHighMax, coveredMax: Extreme?
    /// Whether both are known: frames show bar and keyboard, and the keyboard's top is sure.
    let isGapKnown: Bool

    enum CodingKeys: String, CodingKey {
      case way, certainty, doubt, motion, isGapKnown
      case tooHighMax = "tooHigh.max"
      case coveredMax = "covered.max"
    }
  }

  /// A time in which frames came late.
  struct Late: Codable {
    let cause: String
    let frames: [Int]
    let begin: Double
    /// At least and at most, in seconds.
    let length: [Double]
  }

  struct Event: Codable {
    let kind: String
    let frames: [Int]
    let time: [Double]
    /// When the motion begins, in seconds, to a part of a frame.
    let begin: Double
    let isInterrupted, isFade: Bool
    let keyboard: Motion?
    let certainty: String?
    let doubt: String?
    let movingFrames: Int
    /// By how much the keyboard's top changes from rest to rest; nil if one of them is not seen.
    let height: Double?
    /// Half the width of its 95 % range, which holds the error of the scale.
    let heightUncertainty: Double?
    let bar: Bar?
    let sentences: [String]
    /// Of bugs; nil without a fault, or if the fault belongs to none.
    let family: String?
    let fix: String?
    let isFault: Bool
    let hitches: [Late]
    /// The app's, at least and at most, in seconds; nil where it is unknown.
    let hitchTime: [Double]?
  }

  struct Rest: Codable {
    let frames: [Int]
    let time: [Double]
    let isShown: Bool
    /// From the bar's bottom to the keyboard's top, and to the screen's bottom.
    let distance, clearance: Double?
    let tooHighMax, coveredMax: Extreme?

    enum CodingKeys: String, CodingKey {
      case frames, time, isShown, distance, clearance
      case tooHighMax = "tooHigh.max"
      case coveredMax = "covered.max"
    }
  }

  let recording: String
  let device: String?
  let unit: String
  let screen: [Double]
  let frames: Int
  let events: [Event]
  let rests: [Rest]
  /// The app's hitch time in milliseconds per second of motion, at least and at most; nil where it is unknown.
  let hitchRatio: [Double]?
  /// The bar's height above the keyboard by design; nil if it stays by design, or is unknown.
  let margin: Double?
  /// The parts not seen, for which the bar is undecided.
  let unseen: [String]
  let summary: [String]
  let remarks: [String]
  /// By name, a number a frame.
  ///
  /// Where `bar.isCovered` is 1, the bar is behind the keyboard: no edge of it is seen, and
  /// `tooHigh` is minus what is covered at least.
  let series: [String: [Double?]]?

  init(_ recording: Recording, withSeries: Bool) {
    let film = recording.film
    self.recording = recording.name
    device = film.source.scale?.device
    unit = film.unit.rawValue
    screen = [film.width, film.height]
    frames = film.frames.count
    summary = recording.verdict.summary
    remarks = film.remarks
    events = recording.verdict.events.map { verdict in
      let fit = verdict.fit
      let range = fit.event.frames
      return Event(
        kind: fit.event.kind.rawValue, frames: [range.lowerBound, range.upperBound],
        time: [film.frames[range.lowerBound].time, film.frames[range.upperBound].time],
        begin: fit.begin(in: film), isInterrupted: fit.event.isInterrupted,
        isFade: fit.event.isFade,
        keyboard: fit.keyboard.motion.map(Motion.init),
        certainty: fit.keyboard.certainty?.rawValue, doubt: fit.keyboard.doubt?.tableWords,
        movingFrames: fit.keyboard.movingFrames, height: verdict.height?.value,
        heightUncertainty: verdict.height?.uncertainty, bar: fit.bar.map { Bar($0, in: verdict) },
        sentences: verdict.sentences, family: verdict.family?.rawValue, fix: verdict.fix,
        isFault: verdict.isFault, hitches: verdict.hitches.all.map(Late.init),
        hitchTime: verdict.hitches.appTime.map { [$0.lowerBound, $0.upperBound] })
    }
    hitchRatio = recording.verdict.hitches.ratio.map { [$0.lowerBound, $0.upperBound] }
    let judgement = recording.verdict.judgement
    let isOpen = recording.verdict.events.contains(where: \.isDistanceOpen)
    margin = judgement.margin.isFinite && !isOpen ? judgement.margin : nil
    unseen = judgement.unseen.map(\.reason)
    rests = judgement.rests.map { rest in
      let range = rest.frames
      return Rest(
        frames: [range.lowerBound, range.upperBound],
        time: [film.frames[range.lowerBound].time, film.frames[range.upperBound].time],
        isShown: rest.isShown, distance: rest.distance,
        clearance: rest.barBottom.map { film.height - $0 },
        tooHighMax: rest.gaps?.widest.map(Extreme.init),
        coveredMax: rest.gaps?.deepest.map(Extreme.init))
    }
    guard withSeries else {
      series = nil
      return
    }
    var series: [String: [Double?]] = ["time": film.frames.map(\.time)]
    let shown = film.shownFrames
    let all = [
      ("keyboard.top", shown.map(\.keyboardTop)), ("bar.top", shown.map(\.barTop)),
      ("bar.bottom", shown.map(\.barBottom)),
      ("content.offset", film.frames.map(\.contentOffset)), ("tooHigh", judgement.excess),
    ]
    for (name, readings) in all {
      guard readings.contains(where: { $0 != nil }) else { continue }
      series[name] = readings.map { $0?.value }
      series["\(name).uncertainty"] = readings.map { $0?.uncertainty }
    }
    let covered = film.frames.map { $0.coversBar(point: film.point) }
    if covered.contains(true) { series["bar.isCovered"] = covered.map { $0 ? 1 : 0 } }
    self.series = series
  }
}

extension RecordedReport.Motion {
  init(_ motion: FittedMotion) {
    switch motion.shape {
    case .springIOS7: (curve, frequency, duration) = ("springIOS7", nil, nil)
    case .springIOS26: (curve, frequency, duration) = ("springIOS26", nil, nil)
    case .spring(let pace): (curve, frequency, duration) = ("spring", pace, nil)
    case .curve(let shape, let length): (curve, frequency, duration) = (shape.rawValue, nil, length)
    }
    begin = motion.begin
    start = motion.start
    end = motion.end
    rms = motion.rms
  }
}

extension RecordedReport.Late {
  init(_ hitch: Hitch) {
    self.init(
      cause: hitch.cause.rawValue, frames: [hitch.frames.lowerBound, hitch.frames.upperBound],
      begin: hitch.begin, length: [hitch.length.lowerBound, hitch.length.upperBound])
  }
}

extension RecordedReport.Bar {
  init(_ fit: BarFit, in verdict: EventVerdict) {
    way = fit.way?.tableWords
    certainty = fit.certainty?.rawValue
    doubt = fit.doubt?.tableWords
    motion = fit.nearest.map(RecordedReport.Motion.init)
    tooHighMax = fit.gaps?.widest.map(RecordedReport.Extreme.init)
    coveredMax = fit.gaps?.deepest.map(RecordedReport.Extreme.init)
    isGapKnown = fit.gaps?.isTold == true && !verdict.isDistanceOpen
  }
}

extension RecordedReport.Extreme {
  init(_ gap: EventGaps.Gap) {
    self.init(
      value: gap.excess.magnitude, uncertainty: gap.uncertainty, time: gap.time, frame: gap.frame)
  }
}
