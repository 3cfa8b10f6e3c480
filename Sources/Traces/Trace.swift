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
    /// Points to the thousandth, -`lengthLimit` to `lengthLimit`, one a frame; nil where the series has no value.
    public let values: [Double?]

    /// A series of any numbers: each is rounded and kept within the limit, and what is no number is none.
    init(name: String, values: [Double?]) {
      self.name = name
      self.values = values.map { value in
        value.flatMap { $0.isNaN ? nil : Trace.rounded($0) }
      }
    }
  }

  /// The largest length, in points; a film whose views are farther away says so with this number.
  public static let lengthLimit = 1e9

  /// The scenario's name.
  public let scenario: String
  /// The approach's name.
  public let approach: String
  /// The device's name.
  public let device: String
  /// How handlers were called.
  public let context: HandlerContext
  /// Frames a second.
  public let framesPerSecond: Double
  /// The frames' times, in microseconds.
  public let times: [Int]
  /// Those that the film has, in the order of `Series`.
  public let features: [Feature]

  /// A trace of these parts, which must be as the type says.
  init(
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

  /// The trace of a film.
  public init(of film: Film, scenario: String) {
    self.scenario = scenario
    approach = film.approach
    device = film.device.name
    context = film.context
    framesPerSecond = film.framesPerSecond
    times = film.frameTimes.map { Int(($0 * 1e6).rounded()) }
    features = Series.all(of: film).map { Feature(name: $0.rawValue, values: film.series($0)) }
  }

  /// The trace as JSON, one feature a line.
  public var json: String { json(with: []) }

  /// The trace as JSON, with further lines in its head.
  func json(with plan: [String]) -> String {
    let head =
      [
        "  \"software\": \(Trace.quoted(Trace.software))",
        "  \"scenario\": \(Trace.quoted(scenario))",
        "  \"approach\": \(Trace.quoted(approach))",
        "  \"device\": \(Trace.quoted(device))",
        "  \"context\": \(Trace.quoted(context.rawValue))",
        "  \"fps\": \(framesPerSecond.shortest)",
      ] + plan + ["  \"time\": [\(times.map(String.init).joined(separator: ", "))]"]
    let lines = features.map { feature in
      "    \(Trace.quoted(feature.name)): "
        + "[\(feature.values.map { $0.map(Trace.fixed) ?? "null" }.joined(separator: ", "))]"
    }
    return "{\n\(head.joined(separator: ",\n")),\n  \"series\": {\n"
      + "\(lines.joined(separator: ",\n"))\n  }\n}\n"
  }

  /// A length with three decimals and no negative zero.
  static func fixed(_ value: Double) -> String {
    let thousandths = Int((value * 1000).rounded())
    let digits = String(thousandths.magnitude)
    let padded = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return (thousandths < 0 ? "-" : "") + padded.dropLast(3) + "." + padded.suffix(3)
  }

  /// A length to the thousandth, within the limit.
  static func rounded(_ value: Double) -> Double {
    let length = min(max(value, -lengthLimit), lengthLimit)
    // A quotient is the double nearest to it, as the one read from its decimals is; no zero is negative.
    return (length * 1000).rounded() / 1000 + 0
  }

  /// What a trace's file says that it is from.
  static let software = "Filmstrip"

  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case _ where scalar.value < 0x20:
        let hex = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
