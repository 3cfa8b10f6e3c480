import Basics

/// A film's numeric series as text: what a picture of it rests on, small and readable in a diff.
///
/// Times are whole microseconds and lengths have three decimals, so that two machines write the same text; each
/// feature has a line of its own. What is read equals what was written: lengths are rounded when a trace is made.
/// There is at least one frame and at most `Script.frameLimit`, times ascend, names of features differ, and every
/// feature has as many values as there are frames.
public struct Trace: Sendable, Hashable {
  /// One series.
  public struct Feature: Sendable, Hashable {
    /// The series' name, such as `toolbar.bottom`.
    public let name: String
    /// One value per frame, within `TraceLength.limit`; nil where the series has none.
    public let values: [TraceLength?]

    /// A series with this name and these values.
    init(name: String, values: [TraceLength?]) {
      self.name = name
      self.values = values
    }

    /// A series of any numbers of points: each is rounded and clamped to the limit, and NaN becomes nil.
    package init(name: String, points: [Double?]) {
      self.init(name: name, values: points.map { $0.flatMap(TraceLength.init) })
    }
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
  /// The series that the film has, in the order of `Series`.
  public let features: [Feature]

  /// A trace with these values, which must satisfy the guarantees above.
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

  /// The trace of a film, with every series that it has.
  public init(of film: Film, scenario: String) {
    self.scenario = scenario
    approach = film.approach
    device = film.device.name
    context = film.context
    framesPerSecond = film.framesPerSecond
    times = film.frameTimes.map { Int(($0 * 1e6).rounded()) }
    features = Series.all(of: film).map { Feature(name: $0.rawValue, points: film.series($0)) }
  }

  /// The trace as JSON, one feature a line.
  public var json: String { json(with: []) }

  /// The trace as JSON, with further lines in its head.
  func json(with plan: [String]) -> String {
    let head =
      [
        "  \"software\": \(JSONText.quoted(Trace.software))",
        "  \"scenario\": \(JSONText.quoted(scenario))",
        "  \"approach\": \(JSONText.quoted(approach))",
        "  \"device\": \(JSONText.quoted(device))",
        "  \"context\": \(JSONText.quoted(context.rawValue))",
        "  \"fps\": \(framesPerSecond.shortest)",
      ] + plan + ["  \"time\": [\(times.map(String.init).joined(separator: ", "))]"]
    let lines = features.map { feature in
      "    \(JSONText.quoted(feature.name)): "
        + "[\(feature.values.map { $0?.description ?? "null" }.joined(separator: ", "))]"
    }
    return "{\n\(head.joined(separator: ",\n")),\n  \"series\": {\n"
      + "\(lines.joined(separator: ",\n"))\n  }\n}\n"
  }

  /// The software that a trace's file names.
  static let software = "Filmstrip"
}

extension Trace: CustomStringConvertible {
  /// What was filmed, and how many series of how many frames it has.
  public var description: String {
    "\(approach) in \(scenario) on \(device), \(context.rawValue): \(features.count) series of "
      + "\(times.count) frames at \(framesPerSecond.shortest) per second"
  }
}

extension Trace.Feature: CustomStringConvertible {
  /// Its name, how many values it has, and the least and the greatest of them.
  public var description: String {
    let known = values.compactMap { $0 }
    guard let least = known.min(), let most = known.max() else { return "\(name): no values" }
    return
      "\(name): \(known.count) of \(values.count) values, \(least.shortest()) to \(most.shortest()) pt"
  }
}
