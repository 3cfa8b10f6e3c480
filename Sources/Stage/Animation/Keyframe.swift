/// The keyframe of a change.
struct Keyframe: Hashable {
  let mode: KeyframeOptions.Mode
  /// When its values begin to change and are reached, as shares of the animation, 0…1.
  var start = 0.0
  var end = 1.0
}

/// The path of a keyframe animation through the numbers of one key.
///
/// As observed in UIKit, the animation has a key at its beginning, at the end of each keyframe, and at its own end;
/// where a keyframe begins after the last one ended, the value does not change until then (inferred).
struct KeyframePath {
  private(set) var times = [0.0]
  private(set) var values: [[Double]]
  private let mode: KeyframeOptions.Mode

  init(
    _ mode: KeyframeOptions.Mode, from start: [Double], of properties: [Property],
    _ changes: [PendingChange]
  ) {
    self.mode = mode
    values = [start]
    var last = start
    let inOrder = changes.stablySorted { ($0.keyframe?.end ?? 1) < ($1.keyframe?.end ?? 1) }
    for change in inOrder {
      guard let index = properties.firstIndex(of: change.property) else { continue }
      let keyframe = change.keyframe ?? Keyframe(mode: mode)
      if keyframe.start > (times.last ?? 0), keyframe.end > (times.last ?? 0) {
        append(last, at: keyframe.start)
      }
      last[index] = change.new
      // Several numbers changed in one keyframe share a key.
      if times.count > 1, times.last == keyframe.end {
        values[values.count - 1] = last
      } else {
        append(last, at: keyframe.end)
      }
    }
    if times.last != 1 { append(last, at: 1) }
    if mode.isPaced { pace() }
  }

  private mutating func append(_ numbers: [Double], at time: Double) {
    times.append(time)
    values.append(numbers)
  }

  /// Spaces the keys for constant speed, by the straight distances between them.
  private mutating func pace() {
    var kept = [values[0]]
    var lengths = [0.0]
    for numbers in values.dropFirst() {
      let distance = zip(numbers, kept[kept.count - 1])
        .reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
        .squareRoot()
      guard distance > 0 else { continue }
      kept.append(numbers)
      lengths.append(lengths[lengths.count - 1] + distance)
    }
    guard let whole = lengths.last, whole > 0 else { return }
    values = kept
    times = lengths.map { $0 / whole }
  }

  func share(_ index: Int) -> KeyShare {
    switch mode {
    case .linear, .paced: .even(from: times[index], to: times[index + 1])
    case .discrete: .jump(at: times[index + 1])
    case .cubic, .cubicPaced: .smooth(through: times, index: index)
    }
  }
}
