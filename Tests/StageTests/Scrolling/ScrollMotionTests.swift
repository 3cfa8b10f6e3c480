import Stage
import TestSupport
import Testing

struct ScrollMotionTests {
  private let range = 0.0...1400.0

  private func motion(
    from offset: Double, _ velocity: Double, toward target: Double? = nil, bounces: Bool = true
  ) -> ScrollMotion {
    ScrollMotion(
      from: offset, velocity: velocity, in: range, toward: target, bounces: bounces)
  }

  /// Random throws from inside and beyond the ends: offset and speed go on without a jump from piece to piece, and in the
  /// end the content stands still inside.
  @Test func itIsContinuousAndEndsInside() throws {
    var random = SeededGenerator(59)
    for _ in 0..<300 {
      let offset = Double.random(in: -300...1700, using: &random)
      let velocity = Double.random(in: -6000...6000, using: &random)
      let motion = motion(from: offset, velocity)
      #expect(motion.offset(at: 0) == offset || motion.duration == 0)
      let step = 1e-5
      for index in 0..<2000 {
        let time = motion.duration * Double(index) / 2000
        guard time + step < motion.duration else { break }
        let speeds = (motion.velocity(at: time), motion.velocity(at: time + step))
        // The largest force is the spring's: 120 · 300 + 22 · 6000 points per second squared.
        #expect(abs(speeds.1 - speeds.0) < 2e5 * step)
        let way = motion.offset(at: time + step) - motion.offset(at: time)
        #expect(abs(way - speeds.0 * step) < 2e5 * step * step)
      }
      #expect(range.contains(motion.end))
      #expect(motion.offset(at: motion.duration) == motion.end)
      #expect(motion.velocity(at: motion.duration) == 0)
      // Just before, it is only just farther than where it counts as back.
      #expect(abs(motion.offset(at: motion.duration.nextDown) - motion.end) < 0.5 + 1e-9)
    }
  }

  @Test func insideItIsTheDeceleration() throws {
    let deceleration = try #require(Deceleration(from: 200, velocity: 1000))
    let motion = motion(from: 200, 1000)
    #expect(motion.duration == deceleration.duration)
    for time in [0, 0.1, 0.5, 1] {
      #expect(motion.offset(at: time) == deceleration.position(at: time))
      #expect(motion.velocity(at: time) == deceleration.velocity(at: time))
    }
    #expect(motion.end == deceleration.end)
  }

  /// What is thrown against an end passes it, by no more than v · (e^(−10 t) − e^(−12 t)) ÷ 2 at e^(2 t) = 1.2, and comes
  /// back.
  @Test func atAnEndItBouncesBack() {
    for (offset, velocity, edge) in [(1300.0, 3000.0, 1400.0), (100, -3000, 0)] {
      let motion = motion(from: offset, velocity)
      #expect(motion.end == edge)
      let beyond = (0...2000).reduce(0.0) { most, index in
        let offset = motion.offset(at: Double(index) / 500)
        return max(most, -offset, offset - 1400)
      }
      #expect(beyond > 50 && beyond < 3000 * 0.03349)
    }
    #expect(motion(from: 1300, 3000, bounces: false).end == 1400)
    #expect(motion(from: 1300, 3000, bounces: false).velocity(at: 1) == 0)
  }

  @Test func beyondAnEndItReturns() {
    for velocity in [0.0, 500, -500] {
      #expect(motion(from: 1500, velocity).end == 1400)
      #expect(motion(from: -100, velocity).end == 0)
    }
    // Thrown back into the content it goes on there, slower by what the spring took.
    let inward = motion(from: -100, 3000)
    #expect(inward.end > 100 && inward.end < 1400)
    #expect(motion(from: 1500, 0, bounces: false).end == 1400)
  }

  @Test func aTargetIsReached() {
    #expect(motion(from: 200, 1000, toward: 600).end == 600)
    #expect(motion(from: 200, 1000, toward: 100).end == 100)
    #expect(motion(from: 200, 0, toward: 205).end == 205)
    #expect(motion(from: 200, 1000, toward: 9000).end == 1400)
    // Without a last step, and an end that is the target is not passed.
    for target in [0, 137.3, 600, 1400] {
      let motion = motion(from: 200, 1000, toward: target)
      #expect(motion.end == target)
      for step in 0...1000 {
        #expect(range.contains(motion.offset(at: motion.duration * Double(step) / 1000)))
      }
      #expect(abs(motion.offset(at: motion.duration.nextDown) - target) < 1e-6)
    }
  }

  @Test func withoutSpeedNothingMoves() {
    let motion = motion(from: 200, 0)
    #expect(motion.duration == 0)
    #expect(motion.offset(at: 0) == 200)
    #expect(motion.offset(at: 5) == 200)
  }
}
