import Scenarios

/// A chat given by the heights of its messages, and what happens on it.
struct ChatPlay {
  var device = "iPhone 7"
  var keyboard = 260.0
  var heights: [Double]
  var events = "[{at: 0, keyboard: show}, {at: 1, keyboard: hide}]"
  var until = 2.4

  func scenario() throws -> Scenario {
    let messages = heights.map { "{text: hello, height: \($0)}" }.joined(separator: ", ")
    return try Scenario(
      yaml: """
        name: play
        device: \(device)
        keyboard: {height: \(keyboard)}
        messages: [\(messages)]
        events: \(events)
        until: \(until)
        """, file: "play.yaml")
  }

  func film(_ approach: some Approach<ChatScreen>) throws -> Film {
    try scenario().film(of: approach)
  }
}

extension Film {
  /// How far a landmark is above where it began, in points.
  func rise(of landmark: Landmark, at time: Double) -> Double? {
    guard let before = rect(of: landmark, at: .before(0)),
      let after = rect(of: landmark, at: .at(time))
    else { return nil }
    return before.minY - after.minY
  }

  /// The bottom of the last message's row, in points from the screen's top.
  func lastBottom(at time: Double) -> Double? { lastRowRect(at: .at(time))?.maxY }
}
