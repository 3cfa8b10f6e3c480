import Basics

/// The distance of a feature from the approved film.
struct FeatureDistance {
  /// Whether only one film has a feature.
  enum Presence {
    case arrived, gone
  }

  let name: String
  let presence: Presence?
  /// The difference beyond the tolerance; nil without one.
  let change: FeatureChange?
  /// The largest distance at a frame where both have a value, beyond the tolerance or not.
  let largest: TraceLength
  let tolerance: TraceLength

  /// Compares a feature of two films of equally many frames, one of which may not have it.
  init(
    name: String, expected: [TraceLength?]?, actual: [TraceLength?]?, times: [Int],
    tolerance: Tolerance
  ) {
    self.name = name
    let allowed = tolerance.length(of: Series(rawValue: name))
    self.tolerance = allowed
    guard let expected, let actual else {
      presence = expected == nil ? .arrived : .gone
      largest = 0
      change = FeatureChange(
        feature: name, frame: 0, time: times.first ?? 0, expected: expected?.first ?? nil,
        actual: actual?.first ?? nil,
        largest: nil, frames: times.count)
      return
    }
    presence = nil
    var first: Int?
    var frames = 0
    var largest: TraceLength?
    for (frame, pair) in zip(expected, actual).enumerated() where pair.0 != pair.1 {
      if let before = pair.0, let now = pair.1 {
        let distance = now.distance(to: before)
        largest = max(largest ?? 0, distance)
        if distance <= allowed { continue }
      }
      first = first ?? frame
      frames += 1
    }
    self.largest = largest ?? 0
    let beyond = largest.map { $0 > allowed } ?? false
    change = first.map { frame in
      FeatureChange(
        feature: name, frame: frame, time: times[frame], expected: expected[frame],
        actual: actual[frame], largest: beyond ? largest : nil,
        frames: frames)
    }
  }

  /// The cause shared by films with this difference.
  var cause: String {
    switch presence {
    case .arrived: "\(name) added"
    case .gone: "\(name) gone"
    case nil: name
    }
  }

  func sentence(of change: FeatureChange, frameCount: Int) -> String {
    switch presence {
    case .arrived: return "\(name) is new: the approved film has no such feature"
    case .gone: return "\(name) is gone: the film has no such feature any more"
    case nil: break
    }
    let start =
      "frame \(change.frame) (\(DecimalText.milliseconds(ofMicroseconds: change.time)) ms)"
    let values = "\(text(change.actual, "pt")) instead of \(text(change.expected))"
    guard change.frames > 1 else { return "\(name) differs in \(start): \(values)" }
    let amount = change.largest.map { "by up to \($0) pt in" } ?? "in"
    return "\(name) differs from \(start) on: \(values); \(amount) \(change.frames) of "
      + "\(frameCount) frames"
  }

  private func text(_ value: TraceLength?, _ unit: String = "") -> String {
    value.map { "\($0)" + (unit.isEmpty ? "" : " \(unit)") } ?? "nothing"
  }
}
