import Recordings
import Testing

/// What is printed of a recording, in a line.
struct DescriptionTests {
  @Test func aReadingHasItsUncertainty() {
    #expect("\(Reading(516.3, uncertainty: 0.4))" == "516.3 ± 0.4")
  }

  @Test func aFrameHasTheEdgesThatAreSeen() {
    let frame = RecordedFrame(
      time: 0.1, isTorn: true, keyboardTop: Reading(516, uncertainty: 0.5))
    #expect("\(frame)" == "0.1 s: keyboard 516 ± 0.5, torn")
    #expect("\(RecordedFrame(time: 0))" == "0 s: nothing seen")
  }

  @Test func anEventHasItsFrames() {
    let event = RecordedEvent(kind: .show, frames: 12...40, isInterrupted: true)
    #expect("\(event)" == "show, frames 12 to 40, interrupted")
  }

  @Test func aFilmSaysWhatHappensInIt() {
    let film = RecordedFilm(
      source: RecordingSource(name: "a.mp4", kind: .pictures, pixelWidth: 1179, pixelHeight: 2556),
      unit: .points, width: 393, height: 852,
      frames: [RecordedFrame(time: 0), RecordedFrame(time: 0.5)],
      events: [RecordedEvent(kind: .hide, frames: 0...1)])
    #expect("\(film)" == "a.mp4: 2 frames in 0.5 s of 393 × 852 points, hide")
    #expect("\(film.source)" == "a.mp4, 1179 × 2556 pixels")
  }
}
