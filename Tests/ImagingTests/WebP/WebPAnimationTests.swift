import TestSupport
import Testing

@testable import Imaging

struct WebPAnimationTests {
  /// A white picture with a square that moves.
  private func moving(_ step: Int, isOpaque: Bool = true) throws -> Bitmap {
    var pixels = [UInt32](repeating: isOpaque ? 0xFFFF_FFFF : 0, count: 40 * 30)
    for y in 10..<14 {
      for x in 4 + step..<8 + step {
        pixels[y * 40 + x] = 0xFF00_0000 | UInt32(x * 5) << 8 | UInt32(y)
      }
    }
    return try #require(Bitmap(width: 40, height: 30, pixels: pixels))
  }

  private func file(
    _ frames: [Bitmap], delays: [Int], loopCount: Int = 0
  ) throws -> [UInt8] {
    let animation = try WebPAnimation(
      width: frames[0].width, height: frames[0].height, loopCount: loopCount)
    for (frame, delay) in zip(frames, delays) { try animation.add(frame, delay: delay) }
    return try animation.end()
  }

  @Test(arguments: [true, false])
  func framesComeBackWithTheirTimes(isOpaque: Bool) throws {
    let frames = try (0..<6).map { try moving($0 * 3, isOpaque: isOpaque) }
    let delays = [17, 16, 17, 1, 4, 1000]
    let decoded = try #require(DecodedWebP(animation: file(frames, delays: delays)))
    #expect(decoded.frames.map(\.screen) == frames.map(\.pixels))
    #expect(decoded.frames.map(\.delay) == delays)
  }

  @Test func noiseComesBack() throws {
    let frames = try (0..<4).map { try Bitmap.noise(width: 33, height: 21, seed: $0) }
    let decoded = try #require(
      DecodedWebP(animation: file(frames, delays: [10, 20, 30, 40])))
    #expect(decoded.frames.map(\.screen) == frames.map(\.pixels))
  }

  @Test func holdsOnlyTheRectangleThatChanged() throws {
    let frames = try [0, 2].map { try moving($0) }
    let decoded = try #require(DecodedWebP(animation: file(frames, delays: [10, 10])))
    #expect(decoded.frames[0].size == (40, 30))
    #expect(decoded.frames[1].size.width <= 8 && decoded.frames[1].size.height <= 6)
  }

  /// A frame that changes nothing lengthens the one before: the time in all stays.
  @Test func equalFramesKeepTheirTime() throws {
    let frames = try [0, 0, 5, 5].map { try moving($0) }
    let decoded = try #require(DecodedWebP(animation: file(frames, delays: [10, 20, 30, 40])))
    #expect(decoded.frames.map(\.delay) == [30, 70])
  }

  @Test(arguments: [0, 1, 3, 65_535])
  func saysHowOftenItIsPlayed(loopCount: Int) throws {
    let bytes = try file([moving(0), moving(1)], delays: [10, 10], loopCount: loopCount)
    #expect(try #require(DecodedWebP(animation: bytes)).loopCount == loopCount)
  }

  @Test func refusesWhatCannotBeWritten() throws {
    for loopCount in [-1, 65_536] {
      #expect(throws: WebPError.loopCount(loopCount)) {
        try WebPAnimation(width: 1, height: 1, loopCount: loopCount)
      }
    }
    let animation = try WebPAnimation(width: 40, height: 30)
    #expect(throws: WebPError.noFrames) { try animation.end() }
    #expect(throws: WebPError.frameSize(width: 2, height: 2)) {
      try animation.add(.noise(width: 2, height: 2, seed: 1), delay: 10)
    }
    for delay in [0, -1, 1 << 24] {
      #expect(throws: WebPError.delay(delay)) { try animation.add(moving(0), delay: delay) }
    }
    try animation.add(moving(0), delay: (1 << 24) - 1)
    _ = try animation.end()
    #expect(throws: WebPError.ended) { try animation.end() }
    #expect(throws: WebPError.ended) { try animation.add(moving(0), delay: 10) }
  }

  @Test func refusesToLastTooLong() throws {
    let animation = try WebPAnimation(width: 1, height: 1)
    let frames = try [1, 2].map { try Bitmap.noise(width: 1, height: 1, seed: $0) }
    let longest = WebPAnimation.delays.upperBound
    for index in 0..<Int(Int32.max) / longest {
      try animation.add(frames[index % 2], delay: longest)
    }
    let rest = Int(Int32.max) % longest
    #expect(throws: WebPError.duration) { try animation.add(frames[0], delay: rest + 1) }
    try animation.add(frames[0], delay: rest)
  }
}
