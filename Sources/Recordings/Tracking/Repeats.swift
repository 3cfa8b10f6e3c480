/// Frames that repeat a picture during a motion.
enum Repeats {
  /// Marks frames that hardly differ from the one before, unlike those around them.
  static func mark(_ recorded: inout [RecordedFrame], frames: [LumaFrame]) {
    var changes = [0.0]
    for index in frames.indices.dropFirst() {
      changes.append(change(from: frames[index - 1], to: frames[index]))
    }
    for index in frames.indices.dropFirst().dropLast() {
      let around = (max(1, index - 3)...min(frames.count - 1, index + 3)).filter { $0 != index }
      let before = around.filter { $0 < index }.map { changes[$0] }.max() ?? 0
      let after = around.filter { $0 > index }.map { changes[$0] }.max() ?? 0
      recorded[index].isRepeated =
        min(before, after) > 0.4 && changes[index] < 0.08 * min(before, after)
    }
  }

  /// The mean change of a pixel, in levels.
  static func change(from first: LumaFrame, to second: LumaFrame) -> Double {
    var sum = 0
    first.pixels.withUnsafeBufferPointer { first in
      second.pixels.withUnsafeBufferPointer { second in
        for index in 0..<first.count { sum &+= abs(Int(first[index]) &- Int(second[index])) }
      }
    }
    return Double(sum) / Double(max(1, first.pixels.count))
  }
}
