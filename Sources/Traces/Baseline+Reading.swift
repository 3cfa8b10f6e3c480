import Basics

extension Trace {
  /// The largest text of a trace, in bytes: 16 MiB.
  public static let sizeLimit = 16 << 20
  /// The most features of a trace that is read.
  public static let featureLimit = 100

  /// Reads the output of ``json``, or a baseline's trace; errors call the text `file`.
  ///
  /// Spaces, line breaks, the order of keys and the form of numbers are free.
  ///
  /// - Throws: `TraceError`, with file, line and the expected value.
  public init(json text: String, file: String = "trace") throws(TraceError) {
    self = try Baseline(json: text, file: file).trace
  }
}

extension Baseline {
  /// Reads the output of ``json``; errors call the text `file`.
  ///
  /// Spaces, line breaks, the order of keys and the form of numbers are free.
  ///
  /// - Throws: `TraceError`, with file, line and the expected value.
  public init(json text: String, file: String = "baseline") throws(TraceError) {
    guard text.utf8.count <= Trace.sizeLimit else {
      throw TraceError(
        file: file, line: nil,
        "the file is larger than \(Trace.sizeLimit >> 20) MiB, the most a trace may be.")
    }
    if let line = MergeConflict.line(in: text) {
      throw TraceError(
        file: file, line: line, "the file has the marks of a merge that was not finished.")
    }
    var reader = JSONReader(text, file: file)
    reader.isQuoted = false
    var parts = BaselineParts()
    try reader.object("a trace, which begins with {") { (reader, key) throws(TraceError) in
      try parts.read(key, from: &reader)
    }
    try reader.end()
    self = try parts.baseline(file: file)
  }
}

struct BaselineParts {
  private var texts: [String: String] = [:]
  private var context: HandlerContext?
  private var framesPerSecond: Double?
  private var times: [Int]?
  private var features: [(feature: Trace.Feature, line: Int)]?
  private var pictures: [(pick: FramePick, line: Int)] = []
  private var tolerance = Tolerance.exact

  private static let needed = [
    "software", "scenario", "approach", "device", "context", "fps", "time", "series",
  ]
  private static let optional = ["source", "pictures", "tolerance"]

  mutating func read(_ key: String, from reader: inout JSONReader) throws(TraceError) {
    switch key {
    case "software":
      let name = try reader.string("“\(Trace.software)”")
      reader.isQuoted = true
      guard name == Trace.software else {
        throw reader.error("this is not a trace that \(Trace.software) wrote.")
      }
      texts[key] = name
    case "scenario", "approach", "device", "source": texts[key] = try reader.string("a text")
    case "context":
      let names = HandlerContext.allCases.map(\.rawValue).joined(separator: " or ")
      guard let context = HandlerContext(rawValue: try reader.string(names)) else {
        throw reader.error("expected \(names).")
      }
      self.context = context
    case "fps":
      framesPerSecond = try reader.number("frames per second", in: Script.framesPerSecondRange)
    case "time": times = try BaselineParts.times(from: &reader)
    case "series": features = try BaselineParts.features(from: &reader)
    case "pictures": pictures = try BaselineParts.pictures(from: &reader)
    case "tolerance": tolerance = try BaselineParts.tolerance(from: &reader)
    default:
      let keys = (BaselineParts.needed + BaselineParts.optional).joined(separator: ", ")
      throw reader.error("there is no such key; the keys are \(keys).")
    }
  }

  private static func times(from reader: inout JSONReader) throws(TraceError) -> [Int] {
    let limit = Int(Script.durationLimit * 1e6)
    var times: [Int] = []
    try reader.list("a list of microseconds", limit: Script.frameLimit) {
      (reader) throws(TraceError) in
      let time = try reader.integer("microseconds", in: 0...limit)
      if let last = times.last, last >= time {
        throw reader.error("\(time) follows \(last), but every frame is later than the one before.")
      }
      times.append(time)
    }
    guard !times.isEmpty else { throw reader.error("a film has at least one frame.") }
    return times
  }

  private static func features(
    from reader: inout JSONReader
  ) throws(TraceError) -> [(feature: Trace.Feature, line: Int)] {
    var features: [(feature: Trace.Feature, line: Int)] = []
    try reader.object("an object of lists of points") { (reader, name) throws(TraceError) in
      guard features.count < Trace.featureLimit, !name.isEmpty else {
        throw reader.error("series need a name, and at most \(Trace.featureLimit) are allowed.")
      }
      let line = reader.line
      var values: [TraceLength?] = []
      try reader.list("a list of points", limit: Script.frameLimit) { (reader) throws(TraceError) in
        values.append(
          reader.isNull()
            ? nil
            : TraceLength(
              thousandths: try reader.thousandths("null or points", limit: TraceLength.limit)))
      }
      features.append((Trace.Feature(name: name, values: values), line))
    }
    return features
  }

  static func pictures(
    from reader: inout JSONReader
  ) throws(TraceError) -> [(pick: FramePick, line: Int)] {
    var pictures: [(pick: FramePick, line: Int)] = []
    try reader.list("a list of frames", limit: Script.frameLimit) { (reader) throws(TraceError) in
      let text = try reader.string("a frame such as \"0012@3x\"")
      guard let pick = FramePick(text) else {
        throw reader.error(
          "this is not a frame: write it in four digits with a scale of 1 to 4, such as 0012@3x or "
            + "0012@3x~dark.")
      }
      pictures.append((pick, reader.line))
    }
    return pictures
  }

  static func tolerance(from reader: inout JSONReader) throws(TraceError) -> Tolerance {
    var tolerance = Tolerance.exact
    try reader.object("an object such as {\"position\": 0.5}") { (reader, key) throws(TraceError) in
      guard let kind = Tolerance.Kind(rawValue: key) else {
        let kinds = Tolerance.Kind.allCases.map(\.rawValue).joined(separator: ", ")
        throw reader.error("there is no such tolerance; they are \(kinds).")
      }
      let amount =
        kind == .time
        ? Double(try reader.integer("microseconds", in: 0...Tolerance.timeLimit))
        : try reader.number("points", in: 0...Tolerance.lengthLimit)
      tolerance = tolerance.with(kind, amount) ?? tolerance
    }
    return tolerance
  }

  /// The baseline, if the values are complete and consistent.
  func baseline(file: String) throws(TraceError) -> Baseline {
    guard texts["software"] != nil, let scenario = texts["scenario"],
      let approach = texts["approach"], let device = texts["device"], let context,
      let framesPerSecond, let times, let features
    else {
      let given =
        Set(texts.keys)
        .union(context == nil ? [] : ["context"])
        .union(framesPerSecond == nil ? [] : ["fps"])
        .union(times == nil ? [] : ["time"])
        .union(features == nil ? [] : ["series"])
      let missing = BaselineParts.needed.filter { !given.contains($0) }
      throw TraceError(
        file: file, line: nil,
        "the trace has no \(missing.joined(separator: ", ")); record it again, or restore it "
          + "from version control.")
    }
    for (feature, line) in features where feature.values.count != times.count {
      throw TraceError(
        file: file, line: line,
        "series.\(feature.name) has \(feature.values.count) values, but there are \(times.count) "
          + "frames; record it again, or restore it from version control.")
    }
    var picked: Set<FramePick> = []
    for (pick, line) in pictures {
      guard pick.frame < times.count else {
        throw TraceError(
          file: file, line: line,
          "pictures: there is no frame \(pick.frame); the last is \(times.count - 1).")
      }
      guard picked.insert(pick).inserted else {
        throw TraceError(file: file, line: line, "pictures: \(pick) is given twice; give it once.")
      }
    }
    let trace = Trace(
      scenario: scenario, approach: approach, device: device, context: context,
      framesPerSecond: framesPerSecond, times: times, features: features.map(\.feature))
    return Baseline(
      trace, source: texts["source"], pictures: pictures.map(\.pick), tolerance: tolerance)
  }
}
