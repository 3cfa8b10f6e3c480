import Testing

@testable import Recordings

@Suite struct EventFinderTests {
  private let measure = ScreenMeasure(
    rows: 844, scale: RecordingScale(pixelsPerPoint: 1, uncertainty: 0, basis: .given))

  /// The keyboard comes in frames 10…20 and goes in 40…50, all in one motion.
  private func frames(bar: (Int) -> Double) -> [RecordedFrame] {
    (0..<60).map { index in
      let up = Double(min(max(index - 10, 0), 10) - min(max(index - 40, 0), 10)) / 10
      var frame = RecordedFrame(time: Double(index) / 30)
      frame.keyboardTop = Reading(844 - 336 * up, uncertainty: 0.2)
      frame.barTop = Reading(bar(index), uncertainty: 0.2)
      return frame
    }
  }

  private func events(_ frames: [RecordedFrame], gain: Double = 1) -> [RecordedEvent] {
    EventFinder(measure: measure, gains: frames.map { $0.keyboardTop?.value == 844 ? 0 : gain })
      .events(in: frames, shownBefore: false, shownAfter: false)
  }

  /// A bar that is late comes to rest in the keyboard's rest: that is the show's, and the hide begins with the hide.
  @Test(arguments: [20, 24, 28])
  func aLateBarBelongsToTheShow(last: Int) {
    let found = events(
      frames { index in
        index < 41 ? 766 - 302 * Double(min(max(index - last + 10, 0), 10)) / 10 : 464
      })
    #expect(found.map(\.kind) == [.show, .hide])
    #expect(found.map(\.frames) == [10...max(20, last), 40...50])
  }

  /// The rest may begin with the last step of the show: what goes later has not begun there.
  @Test func aRestMayBeginWithAStep() {
    var all = Array(frames { _ in 464 }[20...])
    all[0].barTop = Reading(465, uncertainty: 0.2)
    let found = EventFinder(measure: measure, gains: all.map { _ in 1 }).events(
      in: all, shownBefore: true, shownAfter: false)
    #expect(found.map(\.frames) == [20...30])
  }

  /// Where the last of a show is read with the hide after it, that does not begin with it.
  @Test(arguments: [0.5, 1.5, 2.2]) func aHideBeginsAfterTheEndOfAShow(left: Double) {
    var all = Array(frames { _ in 464 }[20...])
    all[0].keyboardTop = Reading(508 + left, uncertainty: 0.2)
    all[1].keyboardTop = Reading(508 + left / 2, uncertainty: 0.2)
    let found = EventFinder(measure: measure, gains: all.map { _ in 1 }).events(
      in: all, shownBefore: true, shownAfter: false)
    #expect(found.map(\.frames) == [20...30])
  }

  /// What many frames in a row should show and none does is no motion; where none was recorded, the screen was held.
  @Test(arguments: [(20, true), (29, true), (32, false), (90, false)])
  func whatNoFrameShowsIsNoMotion(unseen: Int, isTold: Bool) {
    var all = (0...unseen + 1).map { RecordedFrame(time: Double($0) / 30) }
    all[0].keyboardTop = Reading(844, uncertainty: 0.5)
    all[unseen + 1].keyboardTop = Reading(508, uncertainty: 0.5)
    for frames in [all, [all[0], all[unseen + 1]]] {
      let found = EventFinder(measure: measure, gains: frames.map { _ in 1 }).events(
        in: frames, shownBefore: false, shownAfter: true)
      #expect(found.count == (isTold || frames.count == 2 ? 1 : 0))
    }
  }

  /// Dither weakens the keyboard's pattern at rest, too.
  @Test func aWeakPatternIsNoFade() {
    #expect(events(frames { _ in 464 }, gain: 0.9).map(\.frames) == [10...20, 40...50])
  }

  /// Where the edge of a keyboard that stays is known badly, another reading of it does not change its height.
  @Test(arguments: [(0.5, true), (20, true), (44, false)])
  func anEdgeThatIsReadOtherwiseChangesNothing(uncertainty: Double, isTold: Bool) {
    let all = (0..<20).map { index in
      var frame = RecordedFrame(time: Double(index) / 30)
      frame.keyboardTop =
        index < 10 ? Reading(508, uncertainty: 0.5) : Reading(552, uncertainty: uncertainty)
      return frame
    }
    let found = EventFinder(measure: measure, gains: all.map { _ in 1 }).events(
      in: all, shownBefore: true, shownAfter: true)
    #expect(found.map(\.kind) == (isTold ? [.change] : []))
  }
}
