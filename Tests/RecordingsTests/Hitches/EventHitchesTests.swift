import Easing
import Recordings
import TestSupport
import Testing

/// Who was late, of films whose truth is known.
@Suite struct EventHitchesTests {
  private static let follower = SyntheticFilm.Bar.follows(delay: 1 / 60, isStepped: true)

  /// A film whose bar stands in the frames of a range, as they are counted from the keyboard's begin.
  private func film(
    _ synthetic: SyntheticFilm, standing frames: Range<Int> = 0..<0, seed: UInt64 = 1
  ) -> RecordedFilm {
    var generator = SeededGenerator(seed)
    var film = synthetic.film(&generator)
    let begin = film.frames.firstIndex { $0.time >= synthetic.begin } ?? 0
    for index in frames {
      film.frames[begin + index].barBottom = film.frames[begin + index - 1].barBottom
    }
    return film
  }

  private func hitches(_ film: RecordedFilm) -> EventHitches {
    RecordingVerdict(of: film).events[0].hitches
  }

  private static let kinds: [RecordedEvent.Kind] = [.show, .hide]

  // MARK: The app

  /// Two frames or more that are late while the keyboard has far to go are told, to the frame.
  @Test(arguments: kinds, [60.0, 30, 120])
  func aBarThatStandsIsTheApps(kind: RecordedEvent.Kind, rate: Double) {
    var random = SeededGenerator(1)
    for seed in 0..<40 as Range<UInt64> {
      // It has set out, and the keyboard is still fast.
      let first = Int.random(in: Int(0.05 * rate) + 2...Int(0.1 * rate) + 2, using: &random)
      let count = Int.random(in: 2...Int(0.12 * rate), using: &random)
      let film = film(
        SyntheticFilm(
          kind: kind, bar: .follows(delay: 1 / rate, isStepped: false), framesPerSecond: rate,
          noise: 0.05), standing: first..<first + count, seed: seed)
      let hitches = hitches(film)
      #expect(hitches.isTold && hitches.all.map(\.cause) == [.app], "\(seed), \(first), \(count)")
      for hitch in hitches.all {
        #expect(hitch.isSeen)
        #expect(
          abs(hitch.length.upperBound - Double(count) / rate) < 0.35 / rate,
          "\(seed), \(first), \(count)")
        #expect(hitch.frames.count == count + 1)
        #expect(
          abs(film.frames[hitch.frames.upperBound + 1].time - hitch.begin - hitch.length.upperBound)
            < 1e-9)
      }
    }
  }

  /// One frame is not told: it may be a recorder's jitter.
  @Test(arguments: kinds) func oneFrameIsNotTold(kind: RecordedEvent.Kind) {
    for seed in 0..<20 as Range<UInt64> {
      let film = film(SyntheticFilm(kind: kind, bar: Self.follower), standing: 6..<7, seed: seed)
      #expect(hitches(film).all.isEmpty)
    }
  }

  /// Whatever a bar does but to follow and stand, nothing is told of the app, with noise and a recorder's faults.
  @Test(arguments: kinds) func noOtherBarStands(kind: RecordedEvent.Kind) {
    let bars: [SyntheticFilm.Bar] = [
      .scaled, .clipped, .still, .late(0.05), .late(0.1), .late(0.2), .jump(0), .jump(0.1),
      .jump(0.3),
      .jump(0.5), .curve(.curve(.linear, 0.25), delay: 0),
      .curve(.curve(.easeInOut, 0.25), delay: 0),
      .curve(.curve(.easeOut, 0.4), delay: 0.1), .curve(.ios26, delay: 0), Self.follower,
      .follows(delay: 0.033, isStepped: true), .follows(delay: 0.1, isStepped: false),
    ]
    for (number, bar) in bars.enumerated() {
      for rate in [60.0, 30, 25] {
        for (dropped, repeated) in [(0.0, 0.0), (0.1, 0), (0, 0.1)] {
          for seed in 0..<4 as Range<UInt64> {
            let film = film(
              SyntheticFilm(
                kind: kind, bar: bar, framesPerSecond: rate, noise: [0.05, 0.3][Int(seed % 2)],
                dropped: dropped, repeated: repeated), seed: seed + UInt64(number) * 10)
            let app = hitches(film).all.filter { $0.cause == .app }
            #expect(app.isEmpty, "\(bar), \(rate), \(seed), \(dropped), \(repeated)")
          }
        }
      }
    }
  }

  /// Where frames hide the bar, that is no answer: so long it may have stood.
  @Test func whereTheBarIsHiddenNothingIsKnown() throws {
    var film = film(SyntheticFilm(bar: .clipped))
    let begin = try #require(film.frames.firstIndex { $0.time >= 0.5 })
    for index in begin + 5..<begin + 9 { film.frames[index].barBottom = nil }
    let hitches = hitches(film)
    #expect(hitches.all.isEmpty)
    #expect(try #require(hitches.appTime).lowerBound == 0)
    #expect(abs(try #require(hitches.appTime).upperBound - 4.0 / 60) < 1e-9)
  }

  /// A bar that was seen to stand before the keyboard covered it stood at least so long.
  @Test func whatTheKeyboardCoversIsARange() throws {
    var film = film(SyntheticFilm(bar: Self.follower), standing: 5..<11)
    let begin = try #require(film.frames.firstIndex { $0.time >= 0.5 })
    for index in begin + 7..<begin + 11 { film.frames[index].barBottom = nil }
    let hitch = try #require(hitches(film).all.first)
    #expect(hitch.cause == .app && !hitch.isSeen)
    #expect(hitch.length.contains(6.0 / 60 - 0.005))
    #expect(hitch.length.lowerBound > 0.9 / 60)
  }

  /// A film in which the keyboard is seen to cover a bar of 44 points, but for a quarter, or where a list goes with that.
  ///
  /// Nothing is read where less than `unsure` points of the keyboard are above it: both are as likely.
  private func covered(_ film: RecordedFilm, list: Bool = false, unsure: Double = 0) -> RecordedFilm
  {
    var film = film
    let bars = film.frames.map { $0.barBottom?.value ?? 0 }
    guard let lowest = bars.max() else { return film }
    for (index, bar) in bars.enumerated() {
      guard let keyboard = film.frames[index].keyboardTop?.value else { continue }
      if list { film.frames[index].contentOffset = Reading(bars[0] - bar, uncertainty: 0.3) }
      if bar - 44 > keyboard {
        film.frames[index].barBottom =
          bar - 44 > keyboard + unsure
          ? Reading(lowest, uncertainty: lowest - keyboard - 33) : nil
      }
    }
    return film
  }

  /// Behind the keyboard a bar has stood as long as the keyboard was where it would show, and by its list to the frame.
  @Test func whatStandsBehindTheKeyboardIsTold() {
    for (first, last, seed) in [(5, 13, 1), (6, 14, 2), (5, 15, 3), (6, 16, 4)] {
      let film = film(
        SyntheticFilm(bar: .follows(delay: 1 / 60, isStepped: false), noise: 0.05),
        standing: first..<last, seed: UInt64(seed))
      let length = Double(last - first) / 60
      let range = hitches(covered(film)).all
      #expect(range.map(\.cause) == [.app], "\(first)")
      for hitch in range {
        #expect(
          (hitch.length.lowerBound - 0.006...hitch.length.upperBound + 0.006).contains(length))
      }
      for unsure in [0.0, 20, 40] {
        let exact = hitches(covered(film, list: true, unsure: unsure)).all
        #expect(exact.map(\.cause) == [.app], "\(first), \(unsure)")
        for hitch in exact {
          #expect(hitch.isSeen && abs(hitch.length.upperBound - length) < 0.006, "\(first)")
        }
      }
    }
  }

  /// A bar that is late, or on a curve of its own, stands no more for being covered meanwhile.
  @Test(arguments: [(false, 0.0), (true, 0), (false, 40), (true, 40)])
  func noOtherBarStandsBehindTheKeyboard(list: Bool, unsure: Double) {
    let bars: [SyntheticFilm.Bar] = [
      .late(0.05), .late(0.1), .late(0.2), .jump(0), .jump(0.1), .jump(0.3), .jump(0.5),
      .curve(.curve(.linear, 0.25), delay: 0), .curve(.curve(.easeInOut, 0.25), delay: 0),
      .curve(.curve(.easeInOut, 0.5), delay: 0), .curve(.curve(.easeOut, 0.4), delay: 0.1),
      .curve(.curve(.easeIn, 0.25), delay: 0), .curve(.curve(.easeIn, 0.4), delay: 0),
      Self.follower, .follows(delay: 0.033, isStepped: true),
      .follows(delay: 0.1, isStepped: false),
    ]
    for (number, bar) in bars.enumerated() {
      for (kind, rate) in Self.kinds.flatMap({ kind in [60.0, 30, 25].map { (kind, $0) } }) {
        for seed in 0..<4 as Range<UInt64> {
          let film = covered(
            film(
              SyntheticFilm(
                kind: kind, bar: bar, framesPerSecond: rate, noise: [0.05, 0.3][Int(seed % 2)]),
              seed: seed + UInt64(number) * 10), list: list, unsure: unsure)
          let app = hitches(film).all.filter { $0.cause == .app }
          #expect(app.isEmpty, "\(bar), \(kind), \(rate), \(seed)")
        }
      }
    }
  }

  @Test func fewFramesTellNothing() throws {
    for rate in [8.0, 10, 12] {
      let hitches = hitches(film(SyntheticFilm(bar: .scaled, framesPerSecond: rate)))
      #expect(hitches.appTime == nil, "\(rate)")
    }
  }

  // MARK: The recorder

  /// Frames that are left out, or repeat a picture, stop bar and keyboard together.
  @Test(arguments: [SyntheticFilm.Bar.scaled, follower], [false, true])
  func whatStopsTogetherIsTheRecorders(
    bar: SyntheticFilm.Bar, isRepeated: Bool
  ) throws {
    for (count, kind) in (1...5).flatMap({ count in Self.kinds.map { (count, $0) } }) {
      var film = film(SyntheticFilm(kind: kind, bar: bar, noise: 0.05))
      let begin = try #require(film.frames.firstIndex { $0.time >= 0.5 })
      let lost = begin + 6..<begin + 6 + count
      if isRepeated {
        for index in lost {
          let time = film.frames[index].time
          film.frames[index] = film.frames[lost.lowerBound - 1]
          film.frames[index].time = time
          film.frames[index].isRepeated = true
        }
      } else {
        film.frames.removeSubrange(lost)
        let frames = film.events[0].frames
        film.events[0].frames = frames.lowerBound...frames.upperBound - count
      }
      let hitch = try #require(hitches(film).all.first)
      #expect(hitches(film).all.count == 1)
      #expect(hitch.cause == .recorder && hitch.isSeen)
      #expect(abs(hitch.length.upperBound - Double(count) / 60) < 1e-6)
      #expect(hitches(film).appTime == 0...0)
    }
  }

  /// Each is told where both were late, in order of time.
  @Test func bothAreTold() throws {
    var film = film(SyntheticFilm(kind: .hide, bar: Self.follower, noise: 0.05), standing: 4..<8)
    let begin = try #require(film.frames.firstIndex { $0.time >= 0.5 })
    film.frames.removeSubrange(begin + 10..<begin + 12)
    let frames = film.events[0].frames
    film.events[0].frames = frames.lowerBound...frames.upperBound - 2
    #expect(hitches(film).all.map(\.cause) == [.app, .recorder])
  }

  /// A device's own numbers come from a link that stands with the app.
  @Test func nothingIsToldOfADevicesNumbers() {
    var film = film(SyntheticFilm(bar: Self.follower), standing: 5..<9)
    film.source.kind = .trace
    #expect(hitches(film).all.isEmpty && hitches(film).appTime == nil)
  }

  // MARK: The whole

  /// Milliseconds a second of motion, and a sentence with the frames.
  @Test func ratioAndWords() throws {
    let film = film(SyntheticFilm(kind: .hide, bar: Self.follower, noise: 0.05), standing: 5..<11)
    let verdict = RecordingVerdict(of: film)
    let ratio = try #require(verdict.hitches.ratio)
    let frames = film.events[0].frames
    let motion = film.frames[frames.upperBound].time - film.frames[frames.lowerBound].time
    #expect(abs(ratio.upperBound - 100 / motion) < 3 && ratio.lowerBound == ratio.upperBound)
    let summary = verdict.summary.joined(separator: " ")
    #expect(summary.contains("your app stalls for 100 ms"))
    #expect(summary.contains("Apple calls up to 10 good."))
    let sound = RecordingVerdict(of: self.film(SyntheticFilm(bar: .scaled)))
    #expect(sound.hitches.ratio == 0...0)
    #expect(!sound.summary.joined().contains("stands for"))
  }
}
