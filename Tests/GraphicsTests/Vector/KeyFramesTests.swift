import Testing

@testable import Graphics

struct KeyFramesTests {
  /// What the keys say of a frame.
  private func value(_ frame: Int, _ values: [[Double]], _ keys: [KeyFrames.Key]) -> [Double] {
    guard let index = keys.lastIndex(where: { $0.frame <= frame }) else { return [] }
    let first = keys[index]
    guard index + 1 < keys.count, !first.isHeld else { return values[first.frame] }
    let next = keys[index + 1]
    let part = Double(frame - first.frame) / Double(next.frame - first.frame)
    return zip(values[first.frame], values[next.frame]).map { $0 + ($1 - $0) * part }
  }

  /// No frame is farther from a line between keys than is tolerated, and lines are as long as may be: one over a time t is
  /// off a parabola by its second derivative times t² ÷ 8.
  @Test(arguments: [0.01, 0.1, 0.9]) func everyFrameIsNearItsLine(tolerance: Double) {
    let values = (0...120).map { frame in
      let time = Double(frame) / 60
      return [100 * time * time, 50 - 20 * time]
    }
    let keys = KeyFrames(of: values, tolerance: tolerance, jump: 1).keys
    #expect(keys.first?.frame == 0 && keys.last?.frame == 120)
    for frame in values.indices {
      for (found, wanted) in zip(value(frame, values, keys), values[frame]) {
        #expect(abs(found - wanted) <= tolerance + 1e-9)
      }
    }
    let longest = max(1, (60 * (8 * tolerance / 200).squareRoot()).rounded(.down))
    #expect(keys.count == Int((120 / longest).rounded(.up)) + 1)
    #expect(!keys.contains { $0.isHeld })
  }

  @Test func aStraightMotionHasTwoKeys() {
    let keys = KeyFrames(of: (0...50).map { [Double($0) * 3] }, tolerance: 0.1, jump: 1).keys
    #expect(keys.map(\.frame) == [0, 50])
  }

  /// A jump is held until its frame, wherever it is; the first step of a spring is none.
  @Test func jumpsAreHeld() {
    func keys(_ values: [Double], cuts: Set<Int> = []) -> [KeyFrames.Key] {
      KeyFrames(of: values.map { [$0] }, tolerance: 0.1, jump: 1, cuts: cuts).keys
    }
    #expect(
      keys([0, 0, 260, 260, 260]) == [
        KeyFrames.Key(frame: 0, isHeld: false), KeyFrames.Key(frame: 1, isHeld: true),
        KeyFrames.Key(frame: 2, isHeld: false), KeyFrames.Key(frame: 4, isHeld: false),
      ])
    #expect(!keys([0, 0, 7, 26, 50, 76]).contains { $0.isHeld })
    #expect(!keys([0, 0, 0.5, 0.5]).contains { $0.isHeld })
    #expect(keys([0, 0, 0.5, 0.5], cuts: [1]).filter(\.isHeld).map(\.frame) == [1])
  }
}
