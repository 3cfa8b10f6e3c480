/// Frames between which motion is nearly a straight line, including the first and the last.
///
/// Before a jump from one frame to the next, the first of the two is held until the second.
struct KeyFrames {
  struct Key: Sendable, Hashable {
    let frame: Int
    /// Whether its values are held until the next.
    let isHeld: Bool
  }

  let keys: [Key]

  /// The keys of the values of frames; several numbers a frame move together.
  ///
  /// - Parameters:
  ///   - values: At least one frame's.
  ///   - tolerance: The greatest distance of a straight line from a frame's value.
  ///   - jump: A larger step that is also `suddenness` times those before and after it is a jump.
  ///   - cuts: Frames that are always followed by a jump.
  /// - Complexity: The number of frames times that of the longest line's.
  init(
    of values: [[Double]], tolerance: Double, jump: Double, cuts: Set<Int> = []
  ) {
    func step(_ index: Int) -> Double {
      guard values.indices.contains(index), values.indices.contains(index + 1) else { return 0 }
      return zip(values[index], values[index + 1]).reduce(0) { max($0, ($1.0 - $1.1).magnitude) }
    }
    func isJump(_ index: Int) -> Bool {
      let size = step(index)
      let around = max(step(index - 1), step(index + 1))
      return cuts.contains(index) || size > jump && size > KeyFrames.suddenness * around
    }
    func isLine(from first: Int, to last: Int) -> Bool {
      (first + 1..<last).allSatisfy { index in
        let part = Double(index - first) / Double(last - first)
        return values[index].indices.allSatisfy { number in
          let (start, end) = (values[first][number], values[last][number])
          return (start + (end - start) * part - values[index][number]).magnitude <= tolerance
        }
      }
    }
    var keys: [Key] = []
    var first = 0
    while first < values.count - 1 {
      guard !isJump(first) else {
        keys.append(Key(frame: first, isHeld: true))
        first += 1
        continue
      }
      var last = first + 1
      while last + 1 < values.count, !isJump(last), isLine(from: first, to: last + 1) { last += 1 }
      keys.append(Key(frame: first, isHeld: false))
      first = last
    }
    self.keys = keys + [Key(frame: values.count - 1, isHeld: false)]
  }

  /// A larger ratio of neighbouring steps is a jump: a spring's first is a third of its second.
  private static let suddenness = 4.0
}
