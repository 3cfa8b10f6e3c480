import Basics

/// A film's numeric series as text, small and readable in a diff.
///
/// Times are whole microseconds and lengths have three decimals, so that two machines write the same text; each feature
/// has its own line. Lengths are rounded when a trace is made, so it reads back equal. There is at least one frame
/// and at most `Script.frameLimit`, times ascend, names of features differ, and every feature has as many values as
/// there are frames.
public struct Trace: Sendable, Hashable {
  /// One series.
  public struct Feature: Sendable, Hashable {
    /// The series' name, such as `toolbar.bottom`.
    public let name: String
    /// One value per frame, within `TraceLength.limit`; nil where the series has none.
    public let values: [TraceLength?]
  }

  /// The scenario's name.
  public let scenario: String
  /// The approach's name.
  public let approach: String
  /// The device's name.
  public let device: String
  /// How handlers were called.
  public let context: HandlerContext
  /// Frames per second.
  public let framesPerSecond: Double
  /// The frames' times, in microseconds.
  public let times: [Int]
  /// The film's series, in the order of `Series`.
  public let features: [Feature]

  /// The values must satisfy the guarantees above.
  package init(
    scenario: String, approach: String, device: String, context: HandlerContext,
    framesPerSecond: Double, times: [Int], features: [Feature]
  ) {
    self.scenario = scenario
    self.approach = approach
    self.device = device
    self.context = context
    self.framesPerSecond = framesPerSecond
    self.times = times
    self.features = features
  }

  /// The trace of a film, with all of its series.
  public init(of film: Film, scenario: String) {
    self.init(
      scenario: scenario, approach: film.approach, device: film.device.name, context: film.context,
      framesPerSecond: film.framesPerSecond,
      times: film.frameTimes.map { Int(($0 * 1e6).rounded()) },
      features: Series.all(of: film).map { Feature(name: $0.rawValue, points: film.series($0)) })
  }

  /// The trace as JSON, one feature a line.
  public var json: String { json(with: []) }

  func json(with plan: [String]) -> String {
    let head =
      [
        "  \"software\": \(JSONText.quoted(Trace.software))",
        "  \"scenario\": \(JSONText.quoted(scenario))",
        "  \"approach\": \(JSONText.quoted(approach))",
        "  \"device\": \(JSONText.quoted(device))",
        "  \"context\": \(JSONText.quoted(context.rawValue))",
        "  \"fps\": \(framesPerSecond.shortest)",
      ] + plan + ["  \"time\": \(Trace.list(times) { String($0) })"]
    let lines = features.map { feature in
      "    \(JSONText.quoted(feature.name)): "
        + Trace.list(feature.values) { $0?.description ?? "null" }
    }
    return "{\n\(head.joined(separator: ",\n")),\n  \"series\": {\n"
      + "\(lines.joined(separator: ",\n"))\n  }\n}\n"
  }

  /// Appended one by one: most of a check of numbers would be lists of texts to join.
  private static func list<Value>(_ values: [Value], _ text: (Value) -> String) -> String {
    var list = "["
    for (index, value) in values.enumerated() {
      if index > 0 { list += ", " }
      list += text(value)
    }
    return list + "]"
  }

  static let software = "Filmstrip"
}

extension Trace: CustomStringConvertible {
  /// The film's source, and the numbers of series and frames.
  public var description: String {
    "\(approach) in \(scenario) on \(device), \(context.rawValue): \(features.count) series of "
      + "\(times.count) frames at \(framesPerSecond.shortest) per second"
  }
}

extension Trace.Feature: CustomStringConvertible {
  /// Each number of points is rounded and clamped to the limit, and NaN becomes nil.
  package init(name: String, points: [Double?]) {
    self.init(name: name, values: points.map { $0.flatMap(TraceLength.init) })
  }

  /// Its name, its number of values, and their range.
  public var description: String {
    let known = values.compactMap { $0 }
    guard let least = known.min(), let most = known.max() else { return "\(name): no values" }
    return
      "\(name): \(known.count) of \(values.count) values, \(least.shortest()) to \(most.shortest()) pt"
  }
}
