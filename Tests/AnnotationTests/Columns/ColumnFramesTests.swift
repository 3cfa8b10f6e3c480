import Scenarios
import Testing

@testable import Annotation

struct ColumnFramesTests {
  private func films(_ yaml: String = "") throws -> [Film] {
    let scenario = try Scenario(yaml: "name: test\n\(yaml)", file: "test.yaml")
    return try scenario.approaches.map { try scenario.film(of: $0) }
  }

  private func frames(_ count: Int, of films: [Film], in range: ClosedRange<Double>) -> [Int] {
    ColumnFrames(
      count: count, of: JudgedFilms(films.map { CaptionedFilm($0) }, in: range).candidates
    ).frames
  }

  @Test(arguments: 2...12) func hasTheFirstAndTheLastFrameAndAsManyAsAskedFor(count: Int) throws {
    let frames = frames(count, of: try films(), in: 0...1.6)
    #expect(frames.count == count)
    // Two show the worst of show and hide, and three the begin, too: the end is as that.
    #expect(frames.first == (count == 2 ? 5 : 0))
    #expect(frames.last == (count < 4 ? 65 : 96))
    #expect(frames == frames.sorted())
    #expect(Set(frames).count == count)
  }

  @Test func showsTheWorstFrames() throws {
    let frames = frames(6, of: try films(), in: 0...1.6)
    // The constraint's jump on hide and the frame's extremes on show and hide.
    #expect(frames.contains(60))
    #expect(frames.contains { abs($0 - 5) <= 1 })
    #expect(frames.contains { abs($0 - 65) <= 2 })
  }

  @Test func staysWithinItsTimes() throws {
    let frames = frames(5, of: try films(), in: 1...1.3)
    #expect(frames.first == 60)
    #expect(frames.last == 78)
    #expect(frames.count == 5)
  }

  @Test func showsEveryFrameWhereThereAreFewer() throws {
    let few = try films("events: [{at: 0, keyboard: show}]\nuntil: 0.05")
    #expect(frames(8, of: few, in: 0...0.05) == [0, 1, 2, 3])
    #expect(frames(8, of: few, in: 0...0) == [0])
    #expect(frames(8, of: [], in: 0...1).isEmpty)
  }

  /// More columns lie where the seam moves than where it rests.
  @Test func prefersWhereTheSeamMoves() throws {
    let frames = frames(10, of: try films(), in: 0...1.6)
    let moving = frames.filter { (0..<25).contains($0) || (60..<85).contains($0) }
    #expect(moving.count >= 7)
  }

  /// Where nothing is amiss, the keyboard's own movement is shown: half way up, then half way down.
  @Test func aSeamlessFilmIsShownInMotion() throws {
    let film = try films("approaches: [transform]\nmessages: 0")
    let three = frames(3, of: film, in: 0...1.6)
    let four = frames(4, of: film, in: 0...1.6)
    #expect(three.count == 3 && four.count == 4)
    #expect((3...8).contains(three[1]))
    #expect(four[1] == three[1])
    #expect((63...68).contains(four[2]))
    let hide = frames(3, of: film, in: 1...1.6)
    #expect((63...68).contains(hide[1]))
  }

  /// The worst frame of a motion stands for its middle, if it is near it.
  @Test func noTwoColumnsShowTheMiddleOfOneMotion() throws {
    let frames = frames(6, of: try films(), in: 1...1.6)
    #expect(frames.contains(65) && !frames.contains(64) && !frames.contains(66))
  }

  /// A still film is divided evenly.
  @Test func dividesAStillFilmEvenly() throws {
    let still = try films("events: []\nuntil: 1\napproaches: [transform]")
    let frames = frames(5, of: still, in: 0...1)
    #expect(frames == [0, 15, 30, 45, 60])
  }

  private func columns(_ name: String, _ count: Int) throws -> [Int] {
    let scenario = try Scenario.named(name)
    return frames(
      count, of: try scenario.approaches.map { try scenario.film(of: $0) },
      in: scenario.strip.from...scenario.strip.to)
  }

  /// Each place that a tablet's keyboard is put to has a column.
  @Test func everyPlaceOfAKeyboardIsShown() throws {
    let frames = try columns("undocked-keyboard", 6)
    for rest in [30..<60, 90..<120, 150..<180] {
      #expect(frames.contains(where: rest.contains), "\(frames) in \(rest)")
    }
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
