import Basics

/// The result of comparing a film's trace with the approved one.
///
/// ```swift
/// let scenario = try Scenario.named("keyboard-gap")
/// let transform = try #require(scenario.approach(named: "transform"))
/// let approved = Trace(of: try scenario.film(of: transform), scenario: scenario.name)
/// let text = approved.json
///
/// let frame = try #require(scenario.approach(named: "frame"))
/// let film = try scenario.film(of: frame)
/// let found = Comparison(
///   of: Trace(of: film, scenario: scenario.name), with: try Trace(json: text))
/// print(found.verdict, found.message)
/// ```
public struct Comparison: Sendable, Hashable {
  /// Identical, within tolerance, different layout, or different frames.
  ///
  /// Where the numbers are equal, only the files' bytes show whether they are identical or written differently.
  public let verdict: Verdict
  /// The features beyond tolerance, in the order of leaving it; empty if the frames differ.
  public let features: [FeatureChange]
  /// The differences, in a sentence or more; empty for equal numbers.
  public let message: String
  /// A key shared by equal differences, such as `toolbar.bottom, gap`; empty within tolerance.
  public let cause: String

  /// Compares `actual` with `expected`.
  ///
  /// If the frames differ, features are not compared: which frames belong together is unknown.
  public init(of actual: Trace, with expected: Trace, tolerance: Tolerance = .exact) {
    let heads = Difference.heads(of: actual, with: expected)
    if let frames = Difference.frames(of: actual, with: expected, tolerance) {
      self.init(.otherFrames, differences: [frames] + heads)
      return
    }
    let distances = Comparison.distances(of: actual, with: expected, tolerance)
    // Features that leave their tolerance together stay in their order.
    let beyond = distances.compactMap { distance in distance.change.map { (distance, $0) } }
      .stablySorted { $0.1.frame < $1.1.frame }
    if let layout = Difference.layout(beyond, inOrder: distances, frameCount: actual.times.count) {
      self.init(.otherLayout, features: beyond.map(\.1), differences: heads + [layout])
    } else if !heads.isEmpty {
      self.init(.otherLayout, differences: heads)
    } else if let within = Difference.within(
      distances, times: zip(actual.times, expected.times).map { abs($0 - $1) }.max() ?? 0, tolerance
    ) {
      self.init(.withinTolerance, differences: [within])
    } else {
      self.init(.identical, differences: [])
    }
  }

  private init(
    _ verdict: Verdict, features: [FeatureChange] = [], differences: [Difference]
  ) {
    self.verdict = verdict
    self.features = features
    // Series and devices have names from files.
    message = VisibleText.line(differences.map { $0.sentence + "." }.joined(separator: " "))
    cause = VisibleText.line(
      differences.map(\.cause).filter { !$0.isEmpty }.joined(separator: ", "))
  }

  /// Each feature of either film, in the order of the approved one.
  private static func distances(
    of actual: Trace, with expected: Trace, _ tolerance: Tolerance
  ) -> [FeatureDistance] {
    let now = Dictionary(
      actual.features.map { ($0.name, $0.values) }, uniquingKeysWith: { first, _ in first })
    let known = Set(expected.features.map(\.name))
    let pairs =
      expected.features.map { ($0.name, $0.values as [TraceLength?]?, now[$0.name]) }
      + actual.features.filter { !known.contains($0.name) }.map { ($0.name, nil, $0.values) }
    return pairs.map { name, before, now in
      FeatureDistance(
        name: name, expected: before, actual: now, times: actual.times, tolerance: tolerance)
    }
  }
}

/// A difference: a sentence without its full stop, and the cause shared by similar films.
private struct Difference {
  let sentence: String
  let cause: String

  static func heads(of actual: Trace, with expected: Trace) -> [Difference] {
    let heads = [
      ("scenario", actual.scenario, expected.scenario),
      ("approach", actual.approach, expected.approach),
      ("device", actual.device, expected.device),
      ("context", actual.context.rawValue, expected.context.rawValue),
    ]
    return heads.filter { $0.1 != $0.2 }.map { what, now, before in
      Difference(
        sentence: "The \(what) is \(now), the approved one \(before)",
        cause: "\(what) \(before) → \(now)")
    }
  }

  static func frames(
    of actual: Trace, with expected: Trace, _ tolerance: Tolerance
  ) -> Difference? {
    let (now, before) = (actual.times, expected.times)
    let (rate, rateBefore) = (actual.framesPerSecond.shortest, expected.framesPerSecond.shortest)
    if rate != rateBefore {
      return Difference(
        sentence: "The film has \(rate) frames per second, the approved one \(rateBefore)",
        cause: "\(rateBefore) → \(rate) fps")
    }
    if now.count != before.count {
      let (counted, was) = (now.count == 1 ? "1 frame" : "\(now.count) frames", before.count)
      return Difference(
        sentence: "The film has \(counted), the approved one \(was)",
        cause: "\(was) → \(now.count) frames")
    }
    let frames = now.indices.filter { abs(now[$0] - before[$0]) > tolerance.time }
    guard let first = frames.first else { return nil }
    let more =
      frames.count == 1 ? "" : "; \(frames.count) of \(now.count) frames have different times"
    return Difference(
      sentence: "Frame \(first) is at \(now[first]) µs instead of \(before[first]) µs\(more)",
      cause: "times of frames")
  }

  /// The feature that leaves its tolerance first, and how many others do; nil without one.
  static func layout(
    _ beyond: [(distance: FeatureDistance, change: FeatureChange)],
    inOrder distances: [FeatureDistance], frameCount: Int
  ) -> Difference? {
    guard let first = beyond.first else { return nil }
    let others = beyond.count - 1
    let more = others == 0 ? "" : "; \(others) more feature\(others == 1 ? " differs" : "s differ")"
    return Difference(
      sentence: first.distance.sentence(of: first.change, frameCount: frameCount) + more,
      cause: distances.filter { $0.change != nil }.map(\.cause).joined(separator: ", "))
  }

  /// The differences within tolerance; nil without any.
  static func within(
    _ distances: [FeatureDistance], times: Int, _ tolerance: Tolerance
  ) -> Difference? {
    if let farthest = distances.max(by: { $0.largest < $1.largest }), farthest.largest > 0 {
      return Difference(
        sentence:
          "\(farthest.name) is up to \(farthest.largest) pt from where it was, "
          + "within its tolerance of \(farthest.tolerance) pt",
        cause: "")
    }
    guard times > 0 else { return nil }
    return Difference(
      sentence: "The frames' times differ by up to \(times) µs, within the tolerance of "
        + "\(tolerance.time) µs",
      cause: "")
  }
}

extension Comparison: CustomStringConvertible {
  /// The verdict in words, and the differences.
  public var description: String {
    message.isEmpty ? verdict.words : "\(verdict.words): \(message)"
  }
}
