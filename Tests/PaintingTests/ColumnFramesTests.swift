import Painting
import Scenarios
import Testing

struct ColumnFramesTests {
  private func films(_ yaml: String = "") throws -> [Film] {
    let scenario = try Scenario(yaml: "name: test\n\(yaml)", file: "test.yaml")
    return try scenario.approaches.map { try scenario.film(of: $0) }
  }

  @Test(arguments: 2...12) func hasTheFirstAndTheLastFrameAndAsManyAsAskedFor(count: Int) throws {
    let frames = ColumnFrames(count: count, films: try films(), from: 0, to: 1.6).frames
    #expect(frames.count == count)
    #expect(frames.first == 0)
    #expect(frames.last == 96)
    #expect(frames == frames.sorted())
    #expect(Set(frames).count == count)
  }

  @Test func showsTheWorstFrames() throws {
    let frames = ColumnFrames(count: 6, films: try films(), from: 0, to: 1.6).frames
    // The constraint's jump on hide and the frame's extremes on show and hide.
    #expect(frames.contains(60))
    #expect(frames.contains { abs($0 - 5) <= 1 })
    #expect(frames.contains { abs($0 - 65) <= 2 })
  }

  @Test func staysWithinItsTimes() throws {
    let frames = ColumnFrames(count: 5, films: try films(), from: 1, to: 1.3).frames
    #expect(frames.first == 60)
    #expect(frames.last == 78)
    #expect(frames.count == 5)
  }

  @Test func showsEveryFrameWhereThereAreFewer() throws {
    let few = try films("events: [{at: 0, keyboard: show}]\nuntil: 0.05")
    #expect(ColumnFrames(count: 8, films: few, from: 0, to: 0.05).frames == [0, 1, 2, 3])
    #expect(ColumnFrames(count: 8, films: few, from: 0, to: 0).frames == [0])
    #expect(ColumnFrames(count: 8, films: [], from: 0, to: 1).frames.isEmpty)
  }

  /// More columns lie where the seam moves than where it rests.
  @Test func prefersWhereTheSeamMoves() throws {
    let frames = ColumnFrames(count: 10, films: try films(), from: 0, to: 1.6).frames
    let moving = frames.filter { (0..<25).contains($0) || (60..<85).contains($0) }
    #expect(moving.count >= 7)
  }

  /// Where nothing is amiss, the keyboard's own movement is shown: half way up, then half way down.
  @Test func aSeamlessFilmIsShownInMotion() throws {
    let film = try films("approaches: [transform]\nmessages: 0")
    let three = ColumnFrames(count: 3, films: film, from: 0, to: 1.6).frames
    let four = ColumnFrames(count: 4, films: film, from: 0, to: 1.6).frames
    #expect(three.count == 3 && four.count == 4)
    #expect((3...8).contains(three[1]))
    #expect(four[1] == three[1])
    #expect((63...68).contains(four[2]))
    let hide = ColumnFrames(count: 3, films: film, from: 1, to: 1.6).frames
    #expect((63...68).contains(hide[1]))
  }

  /// The worst frame of a motion stands for its middle, if it is near it.
  @Test func noTwoColumnsShowTheMiddleOfOneMotion() throws {
    let frames = ColumnFrames(count: 6, films: try films(), from: 1, to: 1.6).frames
    #expect(frames.contains(65) && !frames.contains(64) && !frames.contains(66))
  }

  /// A still film is divided evenly.
  @Test func dividesAStillFilmEvenly() throws {
    let still = try films("events: []\nuntil: 1\napproaches: [transform]")
    let frames = ColumnFrames(count: 5, films: still, from: 0, to: 1).frames
    #expect(frames == [0, 15, 30, 45, 60])
  }

  private func columns(_ name: String, _ count: Int) throws -> [Int] {
    let scenario = try Scenario.named(name)
    return ColumnFrames(
      count: count, films: try scenario.approaches.map { try scenario.film(of: $0) },
      from: scenario.strip.from, to: scenario.strip.to
    ).frames
  }

  /// Each place that a tablet's keyboard is put to has a column.
  @Test func everyPlaceOfAKeyboardIsShown() throws {
    let frames = try columns("undocked-keyboard", 6)
    #expect(frames.contains(119) && frames.contains(179) && frames.contains(240))
  }

  /// Where nothing parts, the worst that messages suffer is shown at rest.
  @Test func messagesAreShownAtTheirWorst() throws {
    let frames = try columns("few-messages-stay", 5)
    #expect(frames.contains { (25..<60).contains($0) })
    let flying = try columns("cells-fly-in-on-hide", 6)
    #expect(flying.filter { (61..<85).contains($0) }.count >= 3)
  }

  /// A form is shown at rest after each move of the cursor, and not while the cursor is on its way.
  @Test func formsAreShownAtRest() throws {
    let frames = try columns("half-height-misses", 6)
    #expect(frames.contains(59) && frames.contains(119) && !frames.contains(60))
  }
}
