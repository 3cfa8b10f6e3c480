import Scenarios
import TestSupport
import Testing

/// What becomes of messages, on screens whose numbers can be worked out by hand.
///
/// An iPhone 7 with a keyboard of 260 points: messages begin at 64, the bar is 44 high and rests at 623.
struct MessageMeasuresTests {
  private func measures(
    _ approach: String, heights: [Double], events: String? = nil, until: Double = 2,
    in range: ClosedRange<Double>? = nil
  ) throws -> Measures {
    let film = try film(approach, heights: heights, events: events, until: until)
    return range.map(film.measures(in:)) ?? film.measures
  }

  private func film(
    _ approach: String, heights: [Double], events: String? = nil, until: Double = 2
  ) throws -> Film {
    var play = ChatPlay(heights: heights, until: until)
    if let events { play.events = events }
    let scenario = try play.scenario()
    return try scenario.film(of: try #require(scenario.approach(named: approach)))
  }

  /// The raised bar's top is at 363: a row is covered once more than half of it is below that.
  @Test(arguments: [(98, 0), (100, 0), (102, 1)])
  func aRowIsCoveredWhenMoreThanHalfOfItIs(height: Double, count: Double) throws {
    // The row begins 50 points above the raised bar.
    let messages = try #require(try measures("toolbar-only", heights: [249, height]).messages)
    #expect(messages.covered.atRest.value == count)
    #expect(messages.covered.worst.value == count)
    #expect(abs(messages.lastMessageVisible.atRest.value - 50 / height) < 1e-12)
    #expect(messages.lastMessageVisible.worst.value == messages.lastMessageVisible.atRest.value)
  }

  /// Rows of 100 points, moved up by 260: half of the third is above the bar at 64 once it began 10 points lower.
  @Test(arguments: [(9, 3), (10, 2), (11, 2)])
  func aRowIsOffTheTopWhenMoreThanHalfOfItIs(first: Double, count: Double) throws {
    // The middles are at 114, 214, 324 + first, moved by 260.
    let messages = try #require(
      try measures("whole-screen", heights: [100, 100 + first, 100, 100]).messages)
    #expect(messages.offTop.atRest.value == count)
    #expect(messages.offTop.worst.value == count)
  }

  /// A list that is longer than the screen has rows above it before the show; they are not counted.
  @Test func rowsThatWereOffTheTopBeforeAreNotCounted() throws {
    let heights = Array(repeating: 100.0, count: 20)
    // Twenty rows end at 608: the middles at 158 and 258 pass 64 as they rise by 260, the one at 358 does not.
    let messages = try #require(try measures("whole-screen", heights: heights).messages)
    #expect(messages.offTop.atRest.value == 2)
    #expect(try measures("toolbar-only", heights: heights).messages?.offTop.worst.value == 0)
  }

  /// From the last row, or the navigation bar where that is higher, to the bar, or to the keyboard in front of it.
  @Test(arguments: [
    ("toolbar-only", [100.0], 199.0), ("whole-screen", [100], 299), ("whole-screen", [300], 259),
    ("toolbar-only", [299], 0), ("toolbar-only", [300], 0), ("toolbar-only", [], 299),
    ("list-always", [559], 15),
  ])
  func theBlankIsWhatShowsAboveTheBar(approach: String, heights: [Double], blank: Double) throws {
    let messages = try #require(try measures(approach, heights: heights).messages)
    #expect(messages.blankAboveToolbar.atRest.value == blank)
    #expect(messages.blankAboveToolbar.atRest.unit == "pt")
    // At the show's first instant the bar is still at rest.
    let before = max(0, 623 - 64 - heights.reduce(0, +))
    #expect(messages.blankAboveToolbar.worst.value >= before)
  }

  /// A bar that did not rise lies behind the keyboard; the background over it ends there.
  @Test func blankEndsAtAKeyboardThatIsInFrontOfTheBar() throws {
    let film = try film("did-show", heights: [100])
    let messages = try #require(film.measures(in: 0.3...0.4).messages)
    let keyboard = try #require(film.value(of: .keyboardTop, at: 0.4))
    #expect(messages.blankAboveToolbar.atRest.value == keyboard - 164)
  }

  @Test func withoutMessagesNothingIsHidden() throws {
    let messages = try #require(try measures("whole-screen", heights: []).messages)
    #expect(messages.lastMessageVisible.worst.value == 1)
    #expect(messages.covered.worst.value == 0 && messages.offTop.worst.value == 0)
  }

  /// At rest is the last frame before the keyboard begins to go, and the film's last where it stays.
  @Test func atRestIsBeforeTheHideOrAtTheEnd() throws {
    let hidden = try #require(try measures("toolbar-only", heights: [100]).messages)
    #expect(hidden.blankAboveToolbar.atRest.time == 59.0 / 60)
    let stays = try #require(
      try measures("toolbar-only", heights: [100], events: "[{at: 0, keyboard: show}]").messages)
    #expect(stays.blankAboveToolbar.atRest.time == 2)
    let never = try #require(try measures("toolbar-only", heights: [100], events: "[]").messages)
    #expect(never.blankAboveToolbar.atRest.time == 2)
    #expect(never.blankAboveToolbar.atRest.value == 459)
    #expect(never.blankAboveToolbar.worst.time == 0)
  }

  /// Of several rests the worst counts: the second keyboard, of 300 points, covers the message.
  @Test func ofSeveralRestsTheWorstCounts() throws {
    let messages = try #require(
      try measures(
        "toolbar-only", heights: [290],
        events: """
          [{at: 0, keyboard: show}, {at: 1, keyboard: hide}, {at: 2, keyboard: show, height: 460},
           {at: 3, keyboard: hide}, {at: 4, keyboard: show, height: 260}]
          """, until: 5
      ).messages)
    #expect(messages.covered.atRest.value == 1)
    #expect(messages.covered.atRest.time == 179.0 / 60)
  }

  /// What one reads before the first show is no concern of the keyboard's.
  @Test func timeBeginsWithTheFirstShow() throws {
    let messages = try #require(
      try measures(
        "list-always", heights: Array(repeating: 100, count: 20),
        events:
          "[{at: 0, scroll: -400, release: hold}, {at: 1, scroll: 400, release: hold}, {at: 2, keyboard: show}]",
        until: 3
      ).messages)
    #expect(messages.lastMessageVisible.worst.value == 1)
  }

  /// What UIKit's rubber band shows below the last message is none of the app's blank, and where a person leaves the
  /// list is no rest of the app's.
  @Test func rowsPulledByAFingerAreNotAFault() throws {
    let heights = Array(repeating: 100.0, count: 20)
    let still = try #require(
      try measures(
        "list-always", heights: heights, events: "[{at: 0, keyboard: show}]", until: 6
      ).messages)
    for (path, release) in [
      ("[0, 340], [0.3, 100]", "cancel"), ("[0, 200], [0.4, 640]", "cancel"),
      ("[0, 200], [0.4, 640]", "dismiss"),
    ] {
      let messages = try #require(
        try measures(
          "list-always", heights: heights,
          events:
            "[{at: 0, keyboard: show}, {at: 1, finger: [\(path)], release: \(release)}]", until: 6
        ).messages)
      #expect(messages.covered.atRest.value == 0 && messages.covered.worst.value == 0)
      #expect(messages.lastMessageVisible.atRest.value == 1)
      #expect(
        messages.blankAboveToolbar.atRest.value == still.blankAboveToolbar.atRest.value)
      #expect(messages.offTop.atRest.value == still.offTop.atRest.value)
    }
    let pulled = try film(
      "list-always", heights: heights,
      events: "[{at: 0, keyboard: show}, {at: 1, finger: [[0, 340], [0.3, 100]], release: cancel}]",
      until: 6)
    #expect(pulled.overscroll(at: .at(1.3)) > 50)
    let blank = try #require(pulled.measures(in: 1...6).messages).blankAboveToolbar.worst.value
    #expect(abs(blank - still.blankAboveToolbar.atRest.value) < 1e-5)
  }

  @Test func aRangeIsMeasuredByItsFrames() throws {
    let film = try film("toolbar-only", heights: [290])
    for range in [0.0...0.5, 0.2...0.3, 1.0...1.2, 1.6...2] {
      let messages = try #require(film.measures(in: range).messages)
      #expect(messages.all.allSatisfy { $0.time.map(range.contains) ?? true })
      #expect(messages.blankAboveToolbar.atRest.value <= messages.blankAboveToolbar.worst.value)
    }
    #expect(film.measures(in: 7...8).messages?.all.allSatisfy { $0.value == 0 } == true)
  }

  @Test func aFormHasNoMessages() throws {
    let form = try Scenario(
      yaml: "name: form\nform: {fields: [{name: city, y: 400}]}", file: "form.yaml")
    for approach in form.approaches {
      let measures = try form.film(of: approach).measures
      #expect(measures.messages == nil && measures.rows == nil)
      #expect(!measures.all.contains { $0.name.hasPrefix("messages") })
    }
  }

  @Test func namesAreThoseOfTheReports() throws {
    let names = try measures("toolbar-only", heights: [100]).all.map(\.name)
    #expect(
      names.suffix(14) == [
        "messages.covered", "messages.covered.max", "messages.offTop", "messages.offTop.max",
        "blank.aboveToolbar", "blank.aboveToolbar.max", "lastMessage.visible",
        "lastMessage.visible.min", "lastMessage.toKeyboard", "inset.bottom",
        "inset.kept", "offset", "rows.strayMotion.cells", "rows.strayMotion.contents",
      ])
  }
}
