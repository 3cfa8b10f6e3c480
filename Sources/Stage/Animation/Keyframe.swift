/// A keyframe that a change belongs to.
struct Keyframe: Hashable {
  let mode: KeyframeOptions.Mode
  /// When its values begin to change and when they are reached, as shares of the animation, 0…1.
  var start = 0.0
  var end = 1.0
}

/// The way that a keyframe animation takes with the numbers of one key.
///
/// As UIKit is seen to do it, the animation has a key at its beginning, one at the end of each keyframe, and one at its
/// own end; where a keyframe begins later than the last one ended, the value stands still until then (inferred).
struct KeyframePath {
  /// The shares of the animation at which the keys lie, first 0, last 1.
  private(set) var times = [0.0]
  /// The numbers at each key, in the order of the properties.
  private(set) var values: [[Double]]
  private let mode: KeyframeOptions.Mode

  /// The way from some numbers on through the changes that belong to keyframes.
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
      // What one keyframe changes of several numbers is one key.
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

  /// Puts the keys where one speed reaches them, by the straight distances between them.
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

  /// The way from a key to the next, by the first one's index.
  func share(_ index: Int) -> KeyShare {
    switch mode {
    case .linear, .paced: .even(from: times[index], to: times[index + 1])
    case .discrete: .jump(at: times[index + 1])
    case .cubic, .cubicPaced: .smooth(through: times, index: index)
    }
  }
}
