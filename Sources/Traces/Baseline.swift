import Basics

/// An approved film: its trace, tolerances for other films, and the frames kept as pictures.
///
/// No frame is picked twice with the same scale and appearance, and every picked frame exists in the trace.
public struct Baseline: Sendable, Hashable {
  /// The numbers.
  public let trace: Trace
  /// The scenario's file relative to the baselines' folder, or `built-in`; nil if unknown.
  public let source: String?
  /// The frames with pictures, in the order they were picked.
  public let pictures: [FramePick]
  /// The allowed differences from the trace.
  public let tolerance: Tolerance

  /// The extension of baselines' files, without its leading dot.
  public static let fileExtension = "trace.json"

  /// The `source` of built-in scenarios.
  public static let builtIn = "built-in"

  /// A baseline of a trace; repeated picks and those of missing frames are dropped.
  public init(
    _ trace: Trace, source: String? = nil, pictures: [FramePick] = [], tolerance: Tolerance = .exact
  ) {
    self.trace = trace
    self.source = source
    var picked: Set<FramePick> = []
    self.pictures = pictures.filter {
      trace.times.indices.contains($0.frame) && picked.insert($0).inserted
    }
    self.tolerance = tolerance
  }

  /// The trace's JSON, with an additional line in its head for each property.
  public var json: String {
    var plan: [String] = []
    if let source { plan.append("  \"source\": \(JSONText.quoted(source))") }
    if !pictures.isEmpty {
      let picks = pictures.map { JSONText.quoted($0.description) }
      plan.append("  \"pictures\": [\(picks.joined(separator: ", "))]")
    }
    if !tolerance.isExact {
      let kinds = Tolerance.Kind.allCases.map { "\"\($0.rawValue)\": \(tolerance[$0].shortest)" }
      plan.append("  \"tolerance\": {\(kinds.joined(separator: ", "))}")
    }
    return trace.json(with: plan)
  }

  /// The result of comparing a film's trace with this baseline.
  public func compared(with actual: Trace) -> Comparison {
    Comparison(of: actual, with: trace, tolerance: tolerance)
  }
}

extension Baseline: CustomStringConvertible {
  /// The trace's line, the tolerance, and the frames with pictures.
  public var description: String {
    let kept =
      pictures.isEmpty ? "" : ", pictures \(pictures.map(\.description).joined(separator: " "))"
    return "\(trace), tolerance \(tolerance)\(kept)"
  }
}
