import Easing
import Recordings
import Testing

/// The code of the page about `Recordings`.
struct RecordingSnippets {
  /// What a recorder would have written: a keyboard on its spring, and a bar that jumps to its place at once.
  private let csv: String = {
    let spring = Spring.keyboardIOS7
    let rows = (0..<90).map { index -> String in
      let time = Double(index) / 60
      let top = 844 - 336 * spring.value(at: max(0, time - 0.5))
      return "\(time),\(top),\(time > 0.5 ? 508 : 844)"
    }
    return (["time_s,keyboard.top,bar.bottom"] + rows).joined(separator: "\n")
  }()

  @Test func aTraceIsHeld() throws {
    // snippet: trace
    let film = try DeviceTrace.read(csv: csv, file: "chat.csv")
    let verdict = RecordingVerdict(of: film)
    print(verdict.summary.joined(separator: " "))
    for event in verdict.events where event.isFault {
      print(event.sentences.joined(separator: " "), event.fix ?? "")
    }
    let gap = verdict.measures.first { $0.name == "tooHigh.max" }
    // end
    #expect(film.events.map(\.kind) == [.show])
    #expect(verdict.events.allSatisfy { $0.isFault })
    #expect(try #require(gap).value > 200)
  }
}
