import Basics

/// The values read so far from a film's text.
struct FilmParts {
  private(set) var found: Set<String> = []
  var source = RecordingSource(name: "", kind: .pictures)
  var unit: RecordedFilm.Unit?
  var size: [Double]?
  var remarks: [String] = []
  var events: [(event: RecordedEvent, line: Int)] = []
  var times: [Double]?
  var repeated: (numbers: [Int], line: Int) = ([], 0)
  var torn: (numbers: [Int], line: Int) = ([], 0)
  var series: [(name: String, values: [Double?], line: Int)]?
  var others: [(name: String, values: [Double?], line: Int)] = []

  private static let keys = [
    "software", "format", "name", "kind", "pixels", "path", "screen", "assumesLowerEdge", "scale",
    "given", "unit", "size", "remarks", "events", "time", "repeated", "torn", "series", "others",
  ]

  mutating func read(_ key: String, from reader: inout JSONReader) throws(FileError) {
    switch key {
    case "software":
      guard try reader.string("“\(RecordedFilm.software)”") == RecordedFilm.software else {
        throw reader.error("this is not a film that \(RecordedFilm.software) wrote.")
      }
      reader.isQuoted = true
    case "format":
      let format = try reader.integer("the format", in: 0...1_000_000)
      guard format == RecordedFilm.format else {
        throw reader.error(
          "this film has format \(format), but only \(RecordedFilm.format) can be read; read the recording again."
        )
      }
    case "name": source.name = try reader.string("the recording's name")
    case "kind": source.kind = try reader.choice(RecordingSource.Kind.init, "pictures or trace")
    case "pixels":
      let sides = try reader.integers("pixels", in: 0...1_000_000, count: 2)
      (source.pixelWidth, source.pixelHeight) = (sides[0], sides[1])
    case "path": source.path = try reader.string("the recording's path")
    case "screen": source.screen = try FilmParts.area(from: &reader)
    case "assumesLowerEdge": source.assumesLowerEdge = try reader.truth()
    case "scale": source.scale = try FilmParts.scale(from: &reader)
    case "given": source.given = try FilmParts.given(from: &reader)
    case "unit": unit = try reader.choice(RecordedFilm.Unit.init, "points or pixels")
    case "size": size = try reader.numbers("points or pixels", in: 0...1e6, count: 2)
    case "remarks":
      try reader.list("a list of sentences", limit: 1000) { (reader) throws(FileError) in
        remarks.append(try reader.string("a sentence"))
      }
    case "events": events = try FilmParts.events(from: &reader)
    case "time": times = try FilmParts.times(from: &reader)
    case "repeated": repeated = try FilmParts.numbers(from: &reader)
    case "torn": torn = try FilmParts.numbers(from: &reader)
    case "series": series = try FilmParts.series(from: &reader)
    case "others": others = try FilmParts.series(from: &reader)
    default:
      throw reader.error(
        "there is no such key; the keys are \(FilmParts.keys.joined(separator: ", ")).")
    }
    found.insert(key)
  }

  private static func area(from reader: inout JSONReader) throws(FileError) -> PixelArea {
    let sides = try reader.numbers("pixels", in: -1e6...1e6, count: 4)
    return PixelArea(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
  }

  private static func given(
    from reader: inout JSONReader
  ) throws(FileError) -> RecordingSource.Given {
    var given = RecordingSource.Given()
    try reader.object("an object with what was given") { (reader, key) throws(FileError) in
      switch key {
      case "screen":
        let area = try area(from: &reader)
        guard area.x >= 0, area.y >= 0, area.width > 0, area.height > 0 else {
          throw reader.error("a given screen must be inside the picture.")
        }
        given.screen = area
      case "pixelsPerPoint":
        given.pixelsPerPoint = try reader.number("pixels a point", in: RecordingScale.range)
      case "bar":
        let edges = try reader.numbers(
          "points", in: 0...RecordingSource.Given.farthest, count: 2)
        guard edges[0] < edges[1] else { throw reader.error("a bar's top is above its bottom.") }
        given.bar = edges[0]...edges[1]
      case "barMargin":
        given.barMargin = try reader.number("points", in: RecordingSource.Given.margins)
      case "barStays": given.barStays = try reader.truth()
      default:
        throw reader.error(
          "there is no such key; the keys are screen, pixelsPerPoint, bar, barMargin, barStays.")
      }
    }
    return given
  }

  private static func scale(from reader: inout JSONReader) throws(FileError) -> RecordingScale {
    var scale = RecordingScale(pixelsPerPoint: 0, uncertainty: 0, basis: .given)
    try reader.object("an object with pixelsPerPoint, uncertainty and basis") {
      (reader, key) throws(FileError) in
      switch key {
      case "pixelsPerPoint":
        scale.pixelsPerPoint = try reader.number("pixels a point", in: 0.001...1000)
      case "uncertainty": scale.uncertainty = try reader.number("a part", in: 0...1)
      case "basis":
        scale.basis = try reader.choice(RecordingScale.Basis.init, "given, size or keys")
      case "device": scale.device = try reader.string("a device's name")
      default:
        throw reader.error(
          "there is no such key; the keys are pixelsPerPoint, uncertainty, basis, device.")
      }
    }
    guard scale.pixelsPerPoint > 0 else { throw reader.error("pixelsPerPoint is missing.") }
    return scale
  }

  private static func events(
    from reader: inout JSONReader
  ) throws(FileError) -> [(event: RecordedEvent, line: Int)] {
    var events: [(event: RecordedEvent, line: Int)] = []
    try reader.list("a list of events", limit: 100_000) { (reader) throws(FileError) in
      var kind: RecordedEvent.Kind?
      var frames: ClosedRange<Int>?
      var isInterrupted = false
      var isFade = false
      try reader.object("an event") { (reader, key) throws(FileError) in
        switch key {
        case "kind": kind = try reader.choice(RecordedEvent.Kind.init, "show, hide or change")
        case "frames":
          let ends = try reader.integers("frames", in: 0...RecordedFilm.frameLimit, count: 2)
          guard ends[0] <= ends[1] else {
            throw reader.error("an event ends no earlier than it begins.")
          }
          frames = ends[0]...ends[1]
        case "interrupted": isInterrupted = try reader.truth()
        case "fade": isFade = try reader.truth()
        default:
          throw reader.error("there is no such key; the keys are kind, frames, interrupted, fade.")
        }
      }
      guard let kind, let frames else { throw reader.error("an event has a kind and frames.") }
      let event = RecordedEvent(
        kind: kind, frames: frames, isInterrupted: isInterrupted, isFade: isFade)
      // This limits their number, and the events of one frame.
      if let last = events.last?.event.frames,
        last.upperBound > frames.lowerBound || last.upperBound == frames.upperBound
      {
        throw reader.error("an event begins no earlier than the one before ends, and ends later.")
      }
      events.append((event, reader.line))
    }
    return events
  }

  private static func times(from reader: inout JSONReader) throws(FileError) -> [Double] {
    var times: [Int] = []
    try reader.list("a list of microseconds", limit: RecordedFilm.frameLimit) {
      (reader) throws(FileError) in
      let time = try reader.integer(
        "microseconds", in: 0...Int(RecordedFilm.timeLimit * 1e6))
      if let last = times.last, last > time {
        throw reader.error("\(time) follows \(last), but no frame is earlier than the one before.")
      }
      times.append(time)
    }
    guard !times.isEmpty else { throw reader.error("a film has at least one frame.") }
    return times.map { Double($0) / 1e6 }
  }

  private static func numbers(
    from reader: inout JSONReader
  ) throws(FileError) -> (numbers: [Int], line: Int) {
    var numbers: [Int] = []
    try reader.list("a list of frames' numbers", limit: RecordedFilm.frameLimit) {
      (reader) throws(FileError) in
      numbers.append(try reader.integer("frames", in: 0...RecordedFilm.frameLimit))
    }
    return (numbers, reader.line)
  }

  private static func series(
    from reader: inout JSONReader
  ) throws(FileError) -> [(name: String, values: [Double?], line: Int)] {
    var series: [(name: String, values: [Double?], line: Int)] = []
    try reader.object("an object of lists of lengths") { (reader, name) throws(FileError) in
      guard series.count < RecordedFilm.otherLimit, !name.isEmpty else {
        throw reader.error(
          "series need a name, and at most \(RecordedFilm.otherLimit) are allowed.")
      }
      let line = reader.line
      var values: [Double?] = []
      try reader.list("a list of lengths", limit: RecordedFilm.frameLimit) {
        (reader) throws(FileError) in
        values.append(
          reader.isNull()
            ? nil
            : Double(
              try reader.thousandths("null or a length", limit: RecordedFilm.lengthLimit)) / 1000)
      }
      series.append((name, values, line))
    }
    return series
  }
}
