public import Scenarios

/// A chat given by the heights of its messages, and what happens on it.
public struct ChatPlay: Sendable {
  /// A preset's name.
  public var device: String
  /// The keyboard's height, in points.
  public var keyboard: Double
  /// The heights of the messages' rows, in points.
  public var heights: [Double]
  /// As a scenario's file has them.
  public var events: String
  /// Seconds.
  public var until: Double
  /// What shows the messages.
  public var list: Table.Kind

  /// A chat whose keyboard is shown at 0 and hidden at 1 s, unless other events are given.
  public init(
    device: String = "iPhone 7", keyboard: Double = 260, heights: [Double],
    events: String = "[{at: 0, keyboard: show}, {at: 1, keyboard: hide}]", until: Double = 2.4,
    list: Table.Kind = .table
  ) {
    self.device = device
    self.keyboard = keyboard
    self.heights = heights
    self.events = events
    self.until = until
    self.list = list
  }

  /// The scenario that plays it.
  public func scenario() throws -> Scenario {
    let messages = heights.map { "{text: hello, height: \($0)}" }.joined(separator: ", ")
    return try Scenario(
      yaml: """
        name: play
        context: deferred
        device: \(device)
        keyboard: {height: \(keyboard)}
        messages: [\(messages)]
        chat: {list: \(list.rawValue)}
        events: \(events)
        until: \(until)
        """, file: "play.yaml")
  }

  /// Its film with handlers.
  public func film(_ approach: some Approach<ChatScreen>) throws -> Film {
    try scenario().film(of: approach)
  }
}

extension Film {
  /// How far a landmark is above where it began, in points.
  public func rise(of landmark: Landmark, at time: Double) -> Double? {
    guard let before = rect(of: landmark, at: .before(0)),
      let after = rect(of: landmark, at: .at(time))
    else { return nil }
    return before.minY - after.minY
  }

  /// The bottom of the last message's row, in points from the screen's top.
  public func lastBottom(at time: Double) -> Double? { lastRowRect(at: .at(time))?.maxY }
}
