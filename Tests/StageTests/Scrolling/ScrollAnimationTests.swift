import TestSupport
import Testing

@testable import Stage

/// `setContentOffset(_:animated: true)`: the offset steps from tick to tick of the display.
struct ScrollAnimationTests {
  /// What a scroll view's offset was at each call, and when.
  private final class Record {
    var steps: [(time: Double, offset: Double)] = []
    var ends: [Double] = []
  }

  /// Remembers what it is told of scrolling.
  private struct Recorder: Approach {
    let record: Record
    let load: (ScrollView, BareScreen) -> Void
    var scrolled: (ScrollView) -> Void = { _ in }

    func viewDidLoad(_ screen: BareScreen) {
      guard let list = screen.list else { return }
      screen.async { [unowned screen, unowned list] in load(list, screen) }
    }
    func scrollViewDidScroll(_ scrollView: ScrollView, on screen: BareScreen) {
      record.steps.append((screen.simulation.now, scrollView.contentOffset.y))
      scrolled(scrollView)
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView, on screen: BareScreen) {
      #expect(scrollView === screen.list)
      record.ends.append(screen.simulation.now)
    }
  }

  /// Plays a list 667 points high with 2000 points of content, whose handler is called at 0.
  @discardableResult
  private func play(
    _ record: Record, events: [ScriptEvent] = [],
    scrolled: @escaping (ScrollView) -> Void = { _ in },
    _ load: @escaping (ScrollView, BareScreen) -> Void
  ) throws -> Film {
    var script = try testScript()
    script.events = events
    return try script.play(
      Recorder(record: record, load: load, scrolled: scrolled), named: "test"
    ) { BareScreen(in: $0, hasList: true) }
  }

  private func to(_ y: Double) -> Point { Point(x: 0, y: y) }

  /// A scroll home from beyond the content's end takes its time, too.
  @Test(arguments: [1433.0, -100])
  func scrollsFromBeyondTheEnds(beyond: Double) throws {
    let record = Record()
    let end = beyond < 0 ? 0.0 : 1333
    try play(record) { list, _ in
      list.contentOffset = self.to(beyond)
      list.setContentOffset(self.to(end), animated: true)
    }
    let steps = record.steps.map(\.offset)
    #expect(steps.last == end)
    #expect(steps.count > 15)
    #expect(zip(steps, steps.dropFirst()).allSatisfy { abs($0 - end) >= abs($1 - end) })
    #expect(abs(steps[steps.count / 2] - (beyond + end) / 2) < 10)
  }

  /// A way of 352 points as logged: github.com/Vercantez/openuikit, offset-order-ios-26.1-iphone16.json.
  ///
  /// Offsets are told in whole pixels of a third of a point, and the times half a millisecond late.
  @Test(arguments: [
    (104.4, 94), (121.1, 122.333), (137.7, 152.333), (154.4, 183), (171.1, 213.333),
    (187.8, 242.667), (204.4, 270), (221.1, 294.333), (237.7, 315.333), (254.4, 331.667),
    (271.1, 343.667), (287.8, 350.333),
  ])
  func theCurveIsTheOneThatWasLogged(milliseconds: Double, offset: Double) {
    let way = 352 * ScrollAnimation.progress(after: (milliseconds - 0.5) / 300)
    #expect(abs(way - offset) < 0.5)
  }

  /// It starts and ends at rest, and goes as far to the middle as from it.
  @Test func theCurveIsTheSameFromBothEnds() {
    for index in 0...1000 {
      let share = Double(index) / 1000
      let progress = ScrollAnimation.progress(after: share)
      #expect(abs(progress + ScrollAnimation.progress(after: 1 - share) - 1) < 1e-12)
      #expect(progress <= ScrollAnimation.progress(after: min(1, share + 0.001)))
    }
    #expect(ScrollAnimation.progress(after: 0) == 0)
    #expect(ScrollAnimation.progress(after: 0.001) < 1e-5)
  }

  /// jianshu.com/p/4f4d1ba5268c; Apple's Scroll View Programming Guide has the calls.
  @Test func theOffsetIsTheOldOneAfterTheCallAndStepsFromTickToTick() throws {
    let record = Record()
    let film = try play(record) { list, _ in
      list.setContentOffset(to(600), animated: true)
      #expect(list.contentOffset.y == 0)
      list.simulation.animate(
        BlockRequest(call: .animate, duration: 5, pace: .curve(.easeInOut)), animations: {})
    }
    #expect(record.steps.count == 18)
    for (index, step) in record.steps.enumerated() {
      let share = Double(index + 1) / 18
      #expect(abs(step.time - share * ScrollView.scrollDuration) < 1e-9)
      #expect(abs(step.offset - 600 * ScrollAnimation.progress(after: share)) < 1e-5)
    }
    #expect(record.steps.last?.offset == 600)
    #expect(record.ends.count == 1 && record.ends.first == record.steps.last?.time)
    let layer = try #require(film.layers.firstIndex { $0.name == "list" })
    for step in record.steps {
      #expect(film.contentOffset(of: layer, at: .at(step.time))?.y == step.offset)
    }
    #expect(
      film.log.contains { "\($0)".contains("animated scroll of list: offset (0, 0) → (0, 600)") })
  }

  /// An outer block changes neither duration nor curve, and what it animates is not prolonged by it.
  @Test func aBlockAroundItDoesNotMatter() throws {
    let record = Record()
    var end: Double?
    try play(record) { list, screen in
      let simulation = screen.simulation
      screen.animate(
        withDuration: 2, options: .curveLinear,
        animations: { list.setContentOffset(to(600), animated: true) },
        completion: { _ in end = simulation.now })
    }
    #expect(record.steps.map(\.offset).count == 18)
    #expect(end == 0)
  }

  @Test func whereItIsAlreadyNothingIsCalled() throws {
    let record = Record()
    try play(record) { list, _ in list.setContentOffset(.zero, animated: true) }
    #expect(record.steps.isEmpty && record.ends.isEmpty)
  }

  @Test func whileAnimationsAreSwitchedOffItIsThereAtOnce() throws {
    let record = Record()
    try play(record) { list, screen in
      screen.performWithoutAnimation { list.setContentOffset(to(600), animated: true) }
      #expect(list.contentOffset.y == 600)
    }
    #expect(record.steps.count == 1 && record.ends.isEmpty)
  }

  /// From where it is, in a time of its own; the first one's end is not told.
  @Test func anotherAnimatedScrollTakesOver() throws {
    let record = Record()
    var middle = 0.0
    try play(record) { list, screen in
      list.setContentOffset(to(600), animated: true)
      screen.asyncAfter(0.16) {
        middle = list.contentOffset.y
        list.setContentOffset(to(100), animated: true)
        #expect(list.contentOffset.y == middle)
      }
    }
    #expect(middle > 100 && middle < 600)
    let after = record.steps.filter { $0.time > 0.16 }.map(\.offset)
    #expect(zip([middle] + after, after).allSatisfy { $0 >= $1 })
    #expect(after.last == 100)
    #expect(record.ends.count == 1)
    #expect(abs(try #require(record.ends.first) - 28.0 / 60) < 1e-9)
  }

  @Test func aScrollWithoutAnimationEndsIt() throws {
    let record = Record()
    try play(record) { list, screen in
      list.setContentOffset(to(600), animated: true)
      screen.asyncAfter(0.16) { list.setContentOffset(to(50), animated: false) }
    }
    #expect(record.steps.last?.offset == 50)
    #expect(record.ends.isEmpty)
  }

  @Test func aFingerEndsIt() throws {
    let record = Record()
    var atTouch = 0.0
    let path = FingerPath(
      [FingerPath.Touch(time: 0, y: 300), FingerPath.Touch(time: 0.5, y: 300)], release: .cancel)
    try play(record, events: [ScriptEvent(at: 0.15, .finger(path))]) { list, screen in
      list.setContentOffset(to(600), animated: true)
      screen.asyncAfter(0.2) { atTouch = list.contentOffset.y }
    }
    #expect(atTouch > 0 && atTouch < 600)
    #expect(record.steps.last?.offset == atTouch)
    #expect(record.ends.isEmpty)
  }

  /// Setting the offset ends it where that is set, without a word.
  @Test func anOffsetThatIsSetEndsIt() throws {
    let record = Record()
    try play(record) { list, screen in
      list.setContentOffset(to(600), animated: true)
      screen.asyncAfter(0.16) { list.contentOffset.y = 590 }
    }
    #expect(record.steps.last?.offset == 590)
    #expect(record.steps.filter { $0.time > 0.16 }.isEmpty)
    #expect(record.ends.isEmpty)
  }

  /// What takes the room away holds it at the end, and an inset that makes some lets it go on.
  @Test func endsThatChangeDoNotEndIt() throws {
    let shrunk = Record()
    try play(shrunk) { list, screen in
      list.setContentOffset(to(600), animated: true)
      screen.asyncAfter(0.1) { list.contentSize.height = 1000 }
    }
    let end = 333.0
    #expect(shrunk.steps.last?.offset == end)
    #expect(shrunk.steps.allSatisfy { $0.time < 0.1 || $0.offset <= end })
    #expect(shrunk.ends.count == 1)

    let grown = Record()
    try play(grown) { list, screen in
      list.setContentOffset(to(600), animated: true)
      screen.asyncAfter(0.1) { list.contentInset.bottom = 300 }
    }
    #expect(grown.steps.last?.offset == 600)
    #expect(grown.ends.count == 1)
  }

  /// A target beyond the ends is as the app wants it.
  @Test func aTargetBeyondTheEndsIsReached() throws {
    let record = Record()
    try play(record) { list, _ in list.setContentOffset(to(-80), animated: true) }
    #expect(record.steps.last?.offset == -80)
  }

  @Test func aHandlerOfItsStepsMayEndIt() throws {
    let record = Record()
    try play(
      record,
      scrolled: { if $0.contentOffset.y > 200 { $0.setContentOffset(.zero, animated: false) } }
    ) { list, _ in list.setContentOffset(to(600), animated: true) }
    #expect(record.steps.last?.offset == 0 || record.steps.map(\.offset).contains(0))
    #expect(record.steps.allSatisfy { $0.time < 0.2 })
    #expect(record.ends.isEmpty)
  }

  @Test func numbersThatAreNoneDoNotTrap() throws {
    for number in [Double.nan, .infinity, -.infinity, 1e300] {
      let film = try play(Record()) { list, _ in
        list.setContentOffset(Point(x: 0, y: number), animated: true)
      }
      #expect(film.duration == 2)
    }
  }
}
