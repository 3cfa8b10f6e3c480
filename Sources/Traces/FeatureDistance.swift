/// How far one feature of a film is from the approved one, in thousandths of a point, so that sums are exact.
struct FeatureDistance {
  /// Why a feature differs at every frame.
  enum Presence {
    case arrived, gone
  }

  /// The feature's name.
  let name: String
  /// Whether only one of the films has it; nil where both do.
  let presence: Presence?
  /// What differs beyond the tolerance; nil where nothing does.
  let change: FeatureChange?
  /// The largest distance at a frame where both have a value, in points, beyond the tolerance or not.
  let largest: Double
  /// The tolerance, in points.
  let tolerance: Double

  /// Compares a feature of two films of equally many frames, one of which may not have it.
  init(
    name: String, expected: [Double?]?, actual: [Double?]?, times: [Int], tolerance: Tolerance
  ) {
    self.name = name
    self.tolerance = tolerance[Series(rawValue: name)?.kind ?? .position]
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
    let allowed = FeatureDistance.thousandths(self.tolerance)
    var first: Int?
    var frames = 0
    var largest: Int?
    for (frame, pair) in zip(expected, actual).enumerated() where pair.0 != pair.1 {
      if let before = pair.0, let now = pair.1 {
        let distance = abs(
          FeatureDistance.thousandths(now) - FeatureDistance.thousandths(before))
        largest = max(largest ?? 0, distance)
        if distance <= allowed { continue }
      }
      first = first ?? frame
      frames += 1
    }
    self.largest = largest.map { Double($0) / 1000 } ?? 0
    let beyond = largest.map { $0 > allowed } ?? false
    change = first.map { frame in
      FeatureChange(
        feature: name, frame: frame, time: times[frame], expected: expected[frame],
        actual: actual[frame], largest: beyond ? largest.map { Double($0) / 1000 } : nil,
        frames: frames)
    }
  }

  private static func thousandths(_ length: Double) -> Int { Int((length * 1000).rounded()) }

  /// What the films that differ so have in common.
  var cause: String {
    switch presence {
    case .arrived: "\(name) added"
    case .gone: "\(name) gone"
    case nil: name
    }
  }

  /// What differs, without a full stop.
  func sentence(of change: FeatureChange, frameCount: Int) -> String {
    switch presence {
    case .arrived: return "\(name) is new: the approved film has no such feature"
    case .gone: return "\(name) is gone: the film has no such feature any more"
    case nil: break
    }
    let place = "frame \(change.frame) (\(FeatureDistance.milliseconds(change.time)))"
    let values = "\(text(change.actual, "pt")) was \(text(change.expected))"
    guard change.frames > 1 else { return "\(name) differs in \(place): \(values)" }
    let amount = change.largest.map { "by up to \(Trace.fixed($0)) pt in" } ?? "in"
    return "\(name) differs from \(place) on: \(values); \(amount) \(change.frames) of "
      + "\(frameCount) frames"
  }

  private func text(_ value: Double?, _ unit: String = "") -> String {
    value.map { Trace.fixed($0) + (unit.isEmpty ? "" : " \(unit)") } ?? "nothing"
  }

  /// A time to the tenth of a millisecond.
  private static func milliseconds(_ microseconds: Int) -> String {
    "\(((Double(microseconds) / 100).rounded() / 10).shortest) ms"
  }
}
