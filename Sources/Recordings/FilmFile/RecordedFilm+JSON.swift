import Basics

extension RecordedFilm {
  /// How the names of its files end.
  public static let fileExtension = FilmFile.ending
  /// The version of the files that ``json`` writes.
  public static let format = 1

  static let software = "Filmstrip"

  /// The longest length in a film's file, up or down, in the film's unit.
  static let lengthLimit = 1e9

  /// The film as a compact text that is readable in a diff: one series per line, and no pixels.
  ///
  /// Times are whole microseconds and lengths have three decimals; values that are not numbers, or beyond a billion,
  /// are left out as if they were not seen. Reading it and writing it again gives the same text.
  public var json: String {
    var head = [
      "\"software\": \(JSONText.quoted(RecordedFilm.software))",
      "\"format\": \(RecordedFilm.format)",
      "\"name\": \(JSONText.quoted(source.name))",
      "\"kind\": \"\(source.kind.rawValue)\"",
      "\"pixels\": [\(source.pixelWidth), \(source.pixelHeight)]",
    ]
    if let path = source.path { head.append("\"path\": \(JSONText.quoted(path))") }
    if let screen = source.screen {
      head.append("\"screen\": \(RecordedFilm.text(of: screen))")
    }
    if source.assumesLowerEdge { head.append("\"assumesLowerEdge\": true") }
    if let scale = source.scale { head.append("\"scale\": \(RecordedFilm.text(of: scale))") }
    let given = RecordedFilm.parts(of: source.given)
    if !given.isEmpty { head.append("\"given\": {\(given.joined(separator: ", "))}") }
    head += [
      "\"unit\": \"\(unit.rawValue)\"",
      "\"size\": [\(RecordedFilm.text(of: width)), \(RecordedFilm.text(of: height))]",
      "\"remarks\": \(RecordedFilm.lines(remarks.map(JSONText.quoted), in: "[]"))",
      "\"events\": \(RecordedFilm.lines(events.map(RecordedFilm.text(of:)), in: "[]"))",
      "\"time\": \(RecordedFilm.list(frames.map { String(RecordedFilm.microseconds($0.time)) }))",
      "\"repeated\": \(RecordedFilm.list(numbers(where: \.isRepeated)))",
      "\"torn\": \(RecordedFilm.list(numbers(where: \.isTorn)))",
      "\"series\": \(RecordedFilm.lines(series, in: "{}"))",
      "\"others\": \(RecordedFilm.lines(otherSeries, in: "{}"))",
    ]
    return "{\n\(head.map { "  \($0)" }.joined(separator: ",\n"))\n}\n"
  }

  private func numbers(where holds: KeyPath<RecordedFrame, Bool>) -> [String] {
    frames.indices.filter { frames[$0][keyPath: holds] }.map(String.init)
  }

  private var series: [String] {
    FilmSeries.allCases.flatMap { series in
      let readings = frames.map { frame in
        frame[keyPath: series.path].flatMap { $0.isWritable ? $0 : nil }
      }
      guard readings.contains(where: { $0 != nil }) else { return [String]() }
      func line(_ name: String, _ value: (Reading) -> Double) -> String {
        "\(JSONText.quoted(name)): "
          + RecordedFilm.list(
            readings.map { $0.map { RecordedFilm.text(of: value($0)) } ?? "null" })
      }
      return [
        line(series.rawValue, \.value), line(series.uncertaintyName, \.uncertainty),
      ]
    }
  }

  private var otherSeries: [String] {
    Set(frames.flatMap(\.others.keys)).sorted().map { name in
      let values = frames.map { frame in
        frame.others[name].flatMap { $0.magnitude <= RecordedFilm.lengthLimit ? $0 : nil }
      }
      return "\(JSONText.quoted(name)): "
        + RecordedFilm.list(values.map { $0.map(RecordedFilm.text(of:)) ?? "null" })
    }
  }

  private static func text(of area: PixelArea) -> String {
    list([area.x, area.y, area.width, area.height].map(\.shortest))
  }

  private static func parts(of given: RecordingSource.Given) -> [String] {
    [
      ("screen", given.screen.map(text)), ("pixelsPerPoint", given.pixelsPerPoint?.shortest),
      ("bar", given.bar.map { list([$0.lowerBound.shortest, $0.upperBound.shortest]) }),
      ("barMargin", given.barMargin?.shortest), ("barStays", given.barStays ? "true" : nil),
    ].compactMap { name, text in text.map { "\(JSONText.quoted(name)): \($0)" } }
  }

  private static func text(of length: Double) -> String {
    let limit = RecordedFilm.lengthLimit
    let length = length.isNaN ? 0 : min(max(length, -limit), limit)
    return DecimalText.fixed(Int((length * 1000).rounded()), decimals: 3)
  }

  private static func microseconds(_ time: Double) -> Int {
    time.isNaN ? 0 : Int((min(max(time, 0), RecordedFilm.timeLimit) * 1e6).rounded())
  }

  private static func text(of scale: RecordingScale) -> String {
    var parts = [
      "\"pixelsPerPoint\": \(scale.pixelsPerPoint.shortest)",
      "\"uncertainty\": \(scale.uncertainty.shortest)", "\"basis\": \"\(scale.basis.rawValue)\"",
    ]
    if let device = scale.device { parts.append("\"device\": \(JSONText.quoted(device))") }
    return "{\(parts.joined(separator: ", "))}"
  }

  private static func text(of event: RecordedEvent) -> String {
    var parts = [
      "\"kind\": \"\(event.kind.rawValue)\"",
      "\"frames\": [\(event.frames.lowerBound), \(event.frames.upperBound)]",
    ]
    if event.isInterrupted { parts.append("\"interrupted\": true") }
    if event.isFade { parts.append("\"fade\": true") }
    return "{\(parts.joined(separator: ", "))}"
  }

  private static func list(_ values: [String]) -> String { "[\(values.joined(separator: ", "))]" }

  private static func lines(_ lines: [String], in brackets: String) -> String {
    guard !lines.isEmpty else { return brackets }
    return brackets.prefix(1) + "\n" + lines.map { "    \($0)" }.joined(separator: ",\n") + "\n  "
      + brackets.suffix(1)
  }
}

/// The edges with a series in a film's file, by their names in it.
enum FilmSeries: String, CaseIterable {
  case keyboardTop = "keyboard.top"
  case barTop = "bar.top"
  case barBottom = "bar.bottom"
  case contentOffset = "content.offset"

  var path: WritableKeyPath<RecordedFrame, Reading?> {
    switch self {
    case .keyboardTop: \.keyboardTop
    case .barTop: \.barTop
    case .barBottom: \.barBottom
    case .contentOffset: \.contentOffset
    }
  }

  var uncertaintyName: String { "\(rawValue).uncertainty" }
}

extension Reading {
  fileprivate var isWritable: Bool {
    value.magnitude <= RecordedFilm.lengthLimit
      && (0...RecordedFilm.lengthLimit).contains(uncertainty)
  }
}
