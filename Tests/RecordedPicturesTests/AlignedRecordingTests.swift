import Annotation
import Recordings
import TestSupport
import Testing

@testable import RecordedPictures

/// Two recordings in the frames of one of them.
struct AlignedRecordingTests {
  private static let (height, keyboard) = (844.0, 302.0)

  /// A keyboard that shows and hides in straight lines of 0.4 s, and a bar on it.
  private func film(
    rate: Double, show: Double, hide: Double, end: Double, height: Double = height
  ) -> RecordedFilm {
    func progress(_ time: Double) -> Double {
      min(max((time - show) / 0.4, 0), 1) - min(max((time - hide) / 0.4, 0), 1)
    }
    let frames = (0...Int(end * rate)).map { index in
      let time = Double(index) / rate
      let top = height - AlignedRecordingTests.keyboard * progress(time)
      return RecordedFrame(
        time: time, keyboardTop: Reading(top, uncertainty: 0.2),
        barTop: Reading(top - 50, uncertainty: 0.2), barBottom: Reading(top, uncertainty: 0.2))
    }
    func event(_ kind: RecordedEvent.Kind, at time: Double) -> RecordedEvent {
      RecordedEvent(kind: kind, frames: Int(time * rate)...Int((time + 0.45) * rate))
    }
    return RecordedFilm(
      source: RecordingSource(name: "drawn", kind: .pictures, pixelWidth: 390, pixelHeight: 844),
      unit: .points, width: 390, height: height, frames: frames,
      events: [event(.show, at: show), event(.hide, at: hide)])
  }

  private func judged(_ verdict: RecordingVerdict) -> JudgedRecording {
    JudgedRecording(
      verdict.film, seams: verdict.judgement.excess, name: "drawn", summary: "",
      range: verdict.range)
  }

  /// Each motion is set by its begin, whatever lies between two of them, and no time runs back.
  @Test func motionsMeetDespiteTheEventsBetween() throws {
    let before = RecordingVerdict(of: film(rate: 60, show: 0.5, hide: 1.5, end: 2.4))
    for (rate, show, hide) in [(60.0, 0.9, 3.1), (30, 0.4, 1.2), (25, 0.7, 1.7)] {
      let after = RecordingVerdict(of: film(rate: rate, show: show, hide: hide, end: hide + 1))
      let comparison = try #require(RecordingComparison(of: after, against: before))
      let clock = ComparedClock(comparison)
      for (one, other) in [(0.5, show), (0.8, show + 0.3), (1.5, hide), (1.8, hide + 0.3)] {
        #expect(abs(clock.later(one) - other) < 0.003, "\(rate) \(one)")
        #expect(abs(clock.earlier(other) - one) < 0.003, "\(rate) \(one)")
      }
      let times = stride(from: 0, through: 2.4, by: 0.01).map(clock.later)
      #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 })
      let both = AlignedRecording.both(
        judged(before), judged(after), by: clock, showing: before.range)
      #expect(both.before.judged.film.frames.count == both.after.judged.film.frames.count)
      // A frame shows what was there half a frame before or after.
      let reach = AlignedRecordingTests.keyboard / 0.4 * (0.5 / rate + 0.003)
      for (one, other) in zip(both.before.judged.film.frames, both.after.judged.film.frames) {
        let tops = [one, other].compactMap { $0.keyboardTop?.value }
        #expect(abs(tops[0] - tops[1]) <= reach + 0.5, "\(rate) \(one.time)")
      }
    }
  }

  /// The bottoms of screens of two sizes lie beside each other.
  @Test func screensOfTwoSizesMeetAtTheBottom() throws {
    let before = RecordingVerdict(of: film(rate: 60, show: 0.5, hide: 1.5, end: 2.4))
    let after = RecordingVerdict(of: film(rate: 60, show: 0.5, hide: 1.5, end: 2.4, height: 874))
    let comparison = try #require(RecordingComparison(of: after, against: before))
    let both = AlignedRecording.both(
      judged(before), judged(after), by: ComparedClock(comparison), showing: before.range)
    #expect(both.after.judged.film.height == 844)
    let place = try #require(both.after.judged.film.source.screen)
    #expect(place.y > 28 && place.y + place.height > 843.5)
    for (one, other) in zip(both.before.judged.film.frames, both.after.judged.film.frames) {
      #expect(abs((one.keyboardTop?.value ?? 0) - (other.keyboardTop?.value ?? 0)) < 1)
    }
  }
}
