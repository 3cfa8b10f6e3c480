import Recordings
import Testing

@Suite struct RecordedFilmTests {
  @Test func refusalsSayWhatWouldHelp() {
    let refusal = RecordingRefusal("There is no keyboard in it.", advice: "Record one that shows.")
    #expect(refusal.description == "There is no keyboard in it. Record one that shows.")
  }
}
