import Testing

@testable import Recordings

@Suite struct StillnessTests {
  private let screen = DrawnScreen()
  private var measure: ScreenMeasure {
    ScreenMeasure(
      rows: 844, scale: RecordingScale(pixelsPerPoint: 1, uncertainty: 0, basis: .given))
  }

  private func isStill(_ first: LumaFrame, _ second: LumaFrame) -> Bool {
    var stillness = Stillness(rows: 644..<844, measure: measure)
    return stillness.isStill(from: first, to: second)
  }

  @Test func noiseIsStill() {
    var noisy = screen
    noisy.noise = 3
    #expect(
      isStill(
        noisy.frame(at: 0, keyboard: 508, bar: 464, seed: 3),
        noisy.frame(at: 1, keyboard: 508, bar: 464, seed: 4)))
  }

  @Test func aKeyboardThatMovesByTwoPointsIsNot() {
    #expect(
      !isStill(
        screen.frame(at: 0, keyboard: 508, bar: 464), screen.frame(at: 1, keyboard: 510, bar: 466)))
  }

  @Test func aBarAloneThatMovesIsNot() {
    #expect(
      !isStill(
        screen.frame(at: 0, keyboard: 844, bar: 766), screen.frame(at: 1, keyboard: 844, bar: 763)))
  }

  @Test func aKeyThatPopsUpIsStill() {
    let frame = screen.frame(at: 0, keyboard: 508, bar: 464)
    var pixels = frame.pixels
    for row in 660..<740 { for column in 20..<32 { pixels[row * 64 + column] = 255 } }
    #expect(isStill(frame, LumaFrame(width: 64, height: 844, time: 1, pixels: pixels)))
  }

  @Test func framesThatAreHeldAreRepeatedOnlyInMotion() {
    let tops = [844, 844, 800, 740, 740, 690, 640, 600].map(Double.init)
    let frames = tops.enumerated().map {
      screen.frame(at: Double($0.offset) / 60, keyboard: $0.element, bar: 766)
    }
    var recorded = frames.map { RecordedFrame(time: $0.time) }
    Repeats.mark(&recorded, frames: frames)
    #expect(recorded.map(\.isRepeated) == [false, false, false, false, true, false, false, false])
  }
}
