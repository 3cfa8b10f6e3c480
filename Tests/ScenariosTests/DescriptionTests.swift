import Scenarios
import Testing

/// What is printed of a scenario and of what it compares, in a line.
struct DescriptionTests {
  @Test func aScenarioSaysWhatIsPlayed() throws {
    let scenario = try Scenario(
      yaml: """
        name: mine
        device: iPhone 14 Pro
        events: [{at: 0.1, keyboard: show}]
        until: 1.5
        approaches: [frame, transform]
        """)
    #expect(
      "\(scenario)"
        == "mine: frame, transform; 1 event in 1.5 s at 60 frames per second, deferred, on "
        + "iPhone 14 Pro, 393 × 852 pt at 3x, iOS 18")
  }

  @Test func anApproachHasItsSentence() throws {
    let frame = try #require(NamedApproach.named("frame"))
    #expect("\(frame)" == "frame: \(frame.summary)")
  }

  @Test func overridesAreThoseThatAreGiven() {
    #expect("\(Overrides.none)" == "none")
    #expect(
      "\(Overrides(device: "iPad", keyboardHeight: 300.5))" == "iPad, keyboard 300.5 pt")
  }
}
