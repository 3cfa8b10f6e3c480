import Stage
import Testing

@testable import Painting

struct PlotOffsetLinesTests {
  private func lines(_ frames: FrameOffsets) -> OffsetLines {
    OffsetLines(frames, count: 800, width: 400)
  }

  @Test func everyFrameIsDottedWhereThereIsRoom() throws {
    let frames = try FrameOffsets(curve: .keyboard, duration: 0.25, distance: -336)
    let lines = lines(frames)
    #expect(lines.dotStep == 1)
    #expect(lines.dots == Array(frames))
    #expect(lines.range == 0...0.5)
  }

  /// Of thousands of frames, the first, the last and every so many between.
  @Test(arguments: [300, 1000, 19_999])
  func dotsAreThinnedEvenly(count: Int) throws {
    let frames = try FrameOffsets(
      curve: .linear, duration: Double(count - 1) / 1000, distance: 100, framesPerSecond: 1000)
    #expect(frames.count == count)
    let lines = lines(frames)
    let indices = lines.dots.map(\.index)
    #expect(indices.first == 0 && indices.last == count - 1)
    let steps = zip(indices, indices.dropFirst()).map { $1 - $0 }
    #expect(steps.dropLast().allSatisfy { $0 == lines.dotStep })
    #expect((lines.dotStep..<(2 * lines.dotStep)).contains(try #require(steps.last)))
    #expect(Double(lines.dotStep) * 400 / Double(count - 1) >= OffsetLines.thinnedDotDistance)
  }

  @Test func oneFrameGetsTheRoomOfOne() throws {
    let frames = try FrameOffsets(
      curve: .easeInOut, duration: 0, distance: 260, framesPerSecond: 50)
    let lines = lines(frames)
    #expect(lines.range == 0...0.02)
    #expect(lines.dots.map(\.offset) == [260])
    // From where it was, straight to where it is.
    #expect(try #require(lines.samples.first).offset == 0)
    #expect(lines.samples.dropFirst().allSatisfy { $0.offset == 260 })
  }

  @Test func offsetsHoldStartEndAndOvershoot() throws {
    let down = try FrameOffsets(curve: .keyboard, duration: 0.25, distance: -336)
    #expect(lines(down).offsets(distance: -336) == -336...0)
    let still = try FrameOffsets(curve: .linear, duration: 1, distance: 0)
    #expect(lines(still).offsets(distance: 0) == 0...0)
    #expect(lines(still).velocities == 0...0)
    let timing = try #require(Timing(motion: .spring(.bouncy), duration: 1))
    let springy = try FrameOffsets(timing: timing, distance: 100)
    // The first overshoot of a spring, e^(−π ratio ÷ √(1 − ratio²)), at a damping ratio of 0.7, in
    // per cent.
    let overshoot = 4.598791
    #expect(abs(lines(springy).offsets(distance: 100).upperBound - 100 - overshoot) < 0.01)
    #expect(try #require(springy.farthestOvershoot).offset <= 100 + overshoot)
    #expect(try #require(springy.farthestOvershoot).offset > 104)
    #expect(down.farthestOvershoot == nil && still.farthestOvershoot == nil)
  }

  /// Upright tangents do not flatten the rest of the velocity's panel.
  @Test func tipsAreCutOff() throws {
    let curve = try #require(CubicBezier(x1: 0, y1: 1, x2: 1, y2: 0))
    let timing = try #require(Timing(motion: .curve(.cubicBezier(curve)), duration: 1))
    let upright = try FrameOffsets(timing: timing, distance: 100)
    let lines = lines(upright)
    let fastest = try #require(lines.samples.map(\.velocity).filter(\.isFinite).max())
    #expect(lines.velocities.upperBound < fastest / 2)
    #expect(upright.fastest == nil)
    let even = try FrameOffsets(curve: .linear, duration: 1, distance: 100)
    #expect(self.lines(even).velocities.upperBound == 100)
    #expect(try #require(even.fastest).velocity == 100)
  }
}
