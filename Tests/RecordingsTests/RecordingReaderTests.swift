import Testing

@testable import Recordings

@Suite struct RecordingReaderTests {
  /// A moment of a film that a test draws: places in points.
  struct Moment {
    var time, keyboard, bar: Double
    var opacity = 1.0
    var barOpacity = 1.0
  }

  /// What was seen of a film.
  struct Seen {
    var frames: [RecordedFrame]
    var events: [RecordedEvent]
    var moments: [Moment]

    /// How far the readings of an edge are off where they are claimed, in points.
    func errors(
      _ edge: KeyPath<RecordedFrame, Reading?>, _ truth: KeyPath<Moment, Double>
    ) -> [Double] {
      zip(frames, moments).compactMap { frame, moment in
        frame[keyPath: edge].map { abs($0.value - moment[keyPath: truth]) }
      }
    }
  }

  private func read(
    _ screen: DrawnScreen, _ moments: [Moment], looksCloser: Bool = false
  ) throws -> Seen {
    var reader = RecordingReader(
      of: screen.finding, height: screen.height, looksCloser: looksCloser)
    for (index, moment) in moments.enumerated() {
      var screen = screen
      (screen.opacity, screen.barOpacity) = (moment.opacity, moment.barOpacity)
      try reader.add(
        screen.frame(
          at: moment.time, keyboard: moment.keyboard, bar: moment.bar, seed: UInt64(index + 7)))
    }
    let (frames, events) = try reader.finish()
    #expect(frames.count == moments.count)
    #expect(frames.map(\.time) == moments.map(\.time))
    return Seen(frames: frames, events: events, moments: moments)
  }

  /// A show at 0.4 s and a hide at 1.5 s, whose bar goes its own way.
  private func showAndHide(
    _ screen: DrawnScreen, rate: Double = 60, bar way: (Double) -> Double = DrawnScreen.spring
  ) -> [Moment] {
    let rise = screen.keyboardHeight - screen.safeBottom
    return (0..<Int(2.5 * rate)).map { index in
      let time = Double(index) / rate
      let shown = DrawnScreen.spring(time - 0.4) - DrawnScreen.spring(time - 1.5)
      let raised = way(time - 0.4) - way(time - 1.5)
      return Moment(
        time: time, keyboard: screen.points - screen.keyboardHeight * shown,
        bar: screen.loweredBar - rise * raised)
    }
  }

  @Test(arguments: [0.0, 3]) func aRightBarIsFollowed(noise: Double) throws {
    var screen = DrawnScreen()
    screen.noise = noise
    let seen = try read(screen, showAndHide(screen))
    #expect(seen.events.map(\.kind) == [.show, .hide])
    let keyboard = seen.errors(\.keyboardTop, \.keyboard).sorted()
    let bar = seen.errors(\.barTop, \.bar).sorted()
    #expect(keyboard.count > 120)
    #expect(bar.count > 130)
    #expect(keyboard[keyboard.count / 2] <= 0.2)
    #expect(keyboard[keyboard.count * 95 / 100] <= 0.5)
    #expect(keyboard.allSatisfy { $0 <= 1.3 })
    #expect(bar[bar.count * 95 / 100] <= 0.5)
    #expect(bar.allSatisfy { $0 <= 1 })
  }

  /// In a short demonstration the keyboard rests for a quarter of a second: it is seen where that is asked for.
  @Test func aShortRestIsSeenIfAskedFor() throws {
    let screen = DrawnScreen()
    let moments = (0..<45).map { index in
      let time = Double(index) / 15
      let shown = min(max(time - 0.8, 0), 0.4) / 0.4 - min(max(time - 1.47, 0), 0.4) / 0.4
      return Moment(
        time: time, keyboard: screen.points - screen.keyboardHeight * shown,
        bar: screen.loweredBar - (screen.keyboardHeight - screen.safeBottom) * shown)
    }
    #expect(throws: RecordingRefusal.self) { try read(screen, moments) }
    let seen = try read(screen, moments, looksCloser: true)
    #expect(seen.events.map(\.kind) == [.show, .hide])
  }

  /// One that sets out once the keyboard rests is followed to its own, though nothing below it moves by then, and though
  /// the keyboard goes before it has rested for long.
  @Test(arguments: [1.7, 2, 2.5], [60.0, 30]) func aBarThatWaitsForTheKeyboardIsFollowed(
    hide: Double, rate: Double
  ) throws {
    let screen = DrawnScreen()
    let rise = screen.keyboardHeight - screen.safeBottom
    let moments = (0..<Int((hide + 1) * rate)).map { index in
      let time = Double(index) / rate
      let gone = DrawnScreen.spring(time - hide)
      return Moment(
        time: time,
        keyboard: screen.points - screen.keyboardHeight * (DrawnScreen.spring(time - 0.4) - gone),
        bar: screen.loweredBar - rise * (DrawnScreen.spring(time - 0.9) - gone))
    }
    let seen = try read(screen, moments)
    #expect(seen.events.map(\.kind) == [.show, .hide])
    let show = try #require(seen.events.first)
    let coming = moments.indices.filter {
      (1...12).contains(moments[$0].bar + screen.barHeight - moments[$0].keyboard)
        && (0.9..<1.5).contains(moments[$0].time)
    }
    #expect(!coming.isEmpty && coming.allSatisfy(show.frames.contains))
    for index in coming {
      let top = try #require(seen.frames[index].barTop)
      #expect(abs(top.value - moments[index].bar) < max(1, top.uncertainty))
    }
  }

  @Test func uncertaintiesHoldTheTruth() throws {
    let screen = DrawnScreen()
    let seen = try read(screen, showAndHide(screen))
    for (edge, truth) in [(\RecordedFrame.keyboardTop, \Moment.keyboard), (\.barTop, \.bar)] {
      let claimed = zip(seen.frames, seen.moments).compactMap { frame, moment in
        frame[keyPath: edge].map { abs($0.value - moment[keyPath: truth]) <= $0.uncertainty }
      }
      #expect(Double(claimed.count { $0 }) >= 0.93 * Double(claimed.count))
    }
  }

  @Test func eventsBeginAndEndWithTheMotion() throws {
    let screen = DrawnScreen()
    let seen = try read(screen, showAndHide(screen))
    // 0.4 s and 1.5 s at 60 frames a second; springs are within a quarter of a point after 0.45 s.
    #expect(abs(seen.events[0].frames.lowerBound - 24) <= 1)
    #expect((48...55).contains(seen.events[0].frames.upperBound))
    #expect(abs(seen.events[1].frames.lowerBound - 90) <= 1)
  }

  @Test func aBarOnAnotherCurveIsSeenWhereItIs() throws {
    let screen = DrawnScreen()
    let seen = try read(
      screen, showAndHide(screen) { min(1, max(0, $0 / 0.25)) })
    let bar = seen.errors(\.barTop, \.bar)
    #expect(bar.count > 110)
    #expect(bar.allSatisfy { $0 <= 1 })
    #expect(seen.errors(\.keyboardTop, \.keyboard).allSatisfy { $0 <= 1.3 })
  }

  @Test func aBarThatJumpsIsSeenAtBothPlaces() throws {
    let screen = DrawnScreen()
    let seen = try read(screen, showAndHide(screen) { $0 >= 0 ? 1 : 0 })
    let bar = seen.errors(\.barTop, \.bar)
    #expect(bar.count > 110)
    #expect(bar.allSatisfy { $0 <= 1 })
  }

  /// A bar that comes into the keyboard's rest is where it is then, and goes from there.
  ///
  /// - Parameter wait: From the keyboard's begin to its own, in seconds: the screen is at rest before.
  @Test(arguments: [0.85, 1.0, 1.2])
  func aBarThatComesIntoTheRestIsFoundThere(wait: Double) throws {
    for (inset, hasList) in [(0.0, false), (34, false), (34, true)] {
      var screen = DrawnScreen()
      screen.safeBottom = inset
      screen.hasList = hasList
      let rise = screen.keyboardHeight - inset
      let seen = try read(
        screen,
        (0..<240).map { index in
          let time = Double(index) / 60
          let down = DrawnScreen.spring(time - 3)
          let (shown, raised) = (
            DrawnScreen.spring(time - 0.4), DrawnScreen.spring(time - 0.4 - wait)
          )
          return Moment(
            time: time, keyboard: screen.points - screen.keyboardHeight * (shown - down),
            bar: screen.loweredBar - rise * (raised - down))
        })
      let hide = try #require(seen.events.last).frames
      let errors = zip(seen.frames[hide], seen.moments[hide]).compactMap { frame, moment in
        frame.barTop.map { abs($0.value - moment.bar) }
      }
      #expect(errors.count > 20 && errors.allSatisfy { $0 <= 1 }, "\(errors)")
    }
  }

  /// That the page is seen where a bar would be that goes with the keyboard tells that most of it is covered, and no more.
  @Test func aBarBehindTheKeyboardIsCovered() throws {
    let screen = DrawnScreen()
    func covered(_ way: (Double) -> Double) throws -> [(reading: Reading, moment: Moment)] {
      let seen = try read(screen, showAndHide(screen, bar: way))
      return zip(seen.frames, seen.moments).compactMap { frame, moment in
        frame.barTop.flatMap { frame.coversBar(point: 1) ? ($0, moment) : nil }
      }
    }
    // A jump, the spring and a line, late, and a stall: on a show, on a hide, or on both the keyboard is above the bar.
    let ways: [(way: (Double) -> Double, fewest: Int)] = [
      ({ $0 >= 0 ? 1 : 0 }, 8), ({ $0 >= 0.25 ? 1 : 0 }, 8),
      ({ DrawnScreen.spring($0 - 0.1) }, 6), ({ min(1, max(0, $0 / 0.6)) }, 6),
      ({ DrawnScreen.spring($0 < 0.05 ? $0 : $0 < 0.2 ? 0.05 : $0 - 1.0 / 60) }, 6),
    ]
    for (number, (way, fewest)) in ways.enumerated() {
      let covered = try covered(way)
      #expect(covered.count >= fewest, "\(number)")
      for (reading, moment) in covered {
        let highest = reading.value - reading.uncertainty
        #expect((highest - 1...reading.value + 1).contains(moment.bar), "\(number): \(moment)")
        // A quarter of the bar, and an edge, may be in sight.
        #expect(moment.bar + 13 > moment.keyboard, "\(number): \(moment)")
      }
    }
    #expect(try covered(DrawnScreen.spring).isEmpty)
    // One that goes ahead is higher, and never covered.
    #expect(try covered { DrawnScreen.spring($0 * 1.3) }.allSatisfy { $0.moment.time > 1.5 })
  }

  /// A bar that is faded in at its place above the keyboard is nowhere behind it, faint as it is.
  ///
  /// - Parameter wait: From the keyboard's begin to the fade's, in seconds.
  @Test(arguments: [0.0, 0.1, 0.2], [0.25, 0.6])
  func aBarThatFadesInIsNotCovered(wait: Double, duration: Double) throws {
    var screen = DrawnScreen()
    screen.floats = true
    let moments = showAndHide(screen) { $0 > 0 ? 1 : 0 }.map { moment in
      var moment = moment
      let since = moment.time < 1.5 ? moment.time - 0.4 : moment.time - 1.5
      moment.barOpacity = since <= 0 ? 1 : min(1, max(0, (since - wait) / duration))
      return moment
    }
    let seen = try read(screen, moments)
    #expect(seen.events.map(\.kind) == [.show, .hide])
    // As the keyboard goes, the bar comes below it, and is covered.
    let show = seen.frames[...85]
    #expect(show.allSatisfy { !$0.coversBar(point: 1) })
    #expect(seen.errors(\.keyboardTop, \.keyboard).count { $0 > 1.3 } <= 1)
  }

  @Test func smallGIFsAreFollowed() throws {
    var screen = DrawnScreen(height: 422, rowsPerPoint: 0.5)
    screen.noise = 5
    let seen = try read(screen, showAndHide(screen, rate: 20))
    #expect(seen.events.map(\.kind) == [.show, .hide])
    let keyboard = seen.errors(\.keyboardTop, \.keyboard).sorted()
    #expect(keyboard.count > 40)
    #expect(keyboard[keyboard.count * 9 / 10] <= 0.5)
    #expect(seen.errors(\.barTop, \.bar).allSatisfy { $0 <= 3 })
  }

  @Test func aShowThatIsInterruptedIsTwoEvents() throws {
    let screen = DrawnScreen()
    var moments = showAndHide(screen)
    // An earlier show that turns after 0.15 s, before any rest with a keyboard.
    let lead = (0..<90).map { index in
      let time = Double(index) / 60
      let shown = DrawnScreen.spring(time - 0.4) - DrawnScreen.spring(time - 0.55)
      return Moment(
        time: time, keyboard: screen.points - screen.keyboardHeight * shown,
        bar: screen.loweredBar - 302 * shown)
    }
    moments = lead + moments.map { Moment(time: $0.time + 1.5, keyboard: $0.keyboard, bar: $0.bar) }
    let seen = try read(screen, moments)
    #expect(seen.events.map(\.kind) == [.show, .hide, .show, .hide])
    #expect(seen.events.map(\.isInterrupted) == [true, false, false, false])
    #expect(seen.errors(\.keyboardTop, \.keyboard).count { $0 > 1.3 } <= 1)
  }

  /// A bar that comes with the show is only found as it goes: it is read in the show, too.
  @Test func aBarThatIsFoundLaterIsReadBefore() throws {
    var moments = showAndHide(DrawnScreen())
    for index in moments.indices where moments[index].time < 0.42 { moments[index].barOpacity = 0 }
    let seen = try read(DrawnScreen(), moments)
    #expect(seen.events.map(\.kind) == [.show, .hide])
    let shown = seen.moments.indices.filter { (0.55..<0.95).contains(seen.moments[$0].time) }
    let found = shown.compactMap { index in
      seen.frames[index].barTop.map { abs($0.value - seen.moments[index].bar) }
    }
    #expect(Double(found.count) > 0.8 * Double(shown.count))
    #expect(found.allSatisfy { $0 < 1.5 })
  }

  @Test func framesThatAreLeftOutWhileNothingMovesAreARest() throws {
    let screen = DrawnScreen()
    // A recorder of variable rate writes a frame only where something changes.
    var last: Moment?
    let moments = showAndHide(screen).filter { moment in
      defer { last = moment }
      guard let last else { return true }
      return abs(moment.keyboard - last.keyboard) > 0.05
    }
    #expect(moments.count < 80)
    let seen = try read(screen, moments)
    #expect(seen.events.map(\.kind) == [.show, .hide])
    #expect(seen.errors(\.keyboardTop, \.keyboard).allSatisfy { $0 <= 1.3 })
  }

  @Test func aCrossFadeIsTold() throws {
    let screen = DrawnScreen()
    let moments = (0..<120).map { index in
      let time = Double(index) / 60
      let opacity = min(1, max(0, (time - 0.5) / 0.25))
      return Moment(
        time: time, keyboard: 508, bar: time < 0.5 ? 766 : 464, opacity: opacity)
    }
    let seen = try read(screen, moments)
    #expect(seen.events.count == 1)
    #expect(seen.events.first?.kind == .show)
    #expect(seen.events.first?.isFade == true)
  }

  @Test func framesOfAnotherSizeAreRefused() throws {
    var screen = DrawnScreen().finding
    screen.scale = nil
    var reader = RecordingReader(of: screen, height: 844)
    #expect(throws: RecordingRefusal.self) {
      try reader.add(
        LumaFrame(width: 64, height: 400, time: 0, pixels: [UInt8](repeating: 0, count: 25600)))
    }
  }

  /// A film without a motion would pass for one without a fault.
  @Test func aRecordingInWhichNothingIsSeenIsRefused() throws {
    let screen = DrawnScreen()
    func refusal(_ moments: [Moment]) -> String {
      do {
        _ = try read(screen, moments)
        return "none"
      } catch {
        return "\(error)"
      }
    }
    func moments(_ count: Int, every step: Double, bar: (Int) -> Double) -> [Moment] {
      (0..<count).map {
        Moment(time: Double($0) * step, keyboard: screen.points, bar: bar($0))
      }
    }
    let still = moments(60, every: 1.0 / 60) { _ in screen.loweredBar }
    #expect(refusal(still).contains("Nothing moves"))
    let bar = moments(60, every: 1.0 / 60) {
      screen.loweredBar - 300 * DrawnScreen.spring(Double($0) / 60 - 0.4)
    }
    #expect(refusal(bar).contains("No keyboard is seen at rest"))
    #expect(refusal(moments(1, every: 1) { _ in screen.loweredBar }).contains("single picture"))
    let slow = showAndHide(screen, rate: 3)
    #expect(refusal(slow).contains("3.0 frames a second"))
  }

  /// Slow recordings give events, and no edge that is off, though too few frames for a curve.
  @Test(arguments: [4.0, 5, 6, 8]) func slowRecordingsGiveEvents(rate: Double) throws {
    let screen = DrawnScreen()
    let seen = try read(screen, showAndHide(screen, rate: rate))
    #expect(seen.events.map(\.kind) == [.show, .hide])
    let rest = try #require(seen.frames[Int(1.3 * rate)].keyboardTop)
    #expect(abs(rest.value - (screen.points - screen.keyboardHeight)) <= max(1, rest.uncertainty))
    #expect(seen.errors(\.keyboardTop, \.keyboard).allSatisfy { $0 <= max(1.3, rest.uncertainty) })
  }

  /// An alert that dims the screen until the keys can hardly be seen brings no event: the keyboard stays where it is.
  @Test func aDimmedKeyboardStays() throws {
    let screen = DrawnScreen()
    var reader = RecordingReader(of: screen.finding, height: screen.height)
    for index in 0..<270 {
      let time = Double(index) / 60
      let shown = DrawnScreen.spring(time - 0.4) - DrawnScreen.spring(time - 3.5)
      var frame = screen.frame(
        at: time, keyboard: screen.points - screen.keyboardHeight * shown,
        bar: screen.loweredBar - (screen.keyboardHeight - screen.safeBottom) * shown)
      if (1.5..<2.5).contains(time) {
        frame = LumaFrame(
          width: frame.width, height: frame.height, time: time, pixels: frame.pixels.map { $0 / 16 }
        )
      }
      try reader.add(frame)
    }
    #expect(try reader.finish().events.map(\.kind) == [.show, .hide])
  }

  @Test func withoutAScaleLengthsAreInPixels() throws {
    let screen = DrawnScreen(height: 633, rowsPerPoint: 0.75)
    var finding = screen.finding
    finding.scale = nil
    var reader = RecordingReader(of: finding, height: 633)
    let moments = showAndHide(screen, rate: 30)
    for moment in moments {
      try reader.add(screen.frame(at: moment.time, keyboard: moment.keyboard, bar: moment.bar))
    }
    let (frames, events) = try reader.finish()
    #expect(events.map(\.kind) == [.show, .hide])
    let errors = zip(frames, moments).compactMap { frame, moment in
      frame.keyboardTop.map { abs($0.value - moment.keyboard * 0.75) }
    }
    #expect(errors.count > 50)
    #expect(errors.allSatisfy { $0 <= 1.3 })
  }
}
