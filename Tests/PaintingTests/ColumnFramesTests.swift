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

  /// A still film is divided evenly.
  @Test func dividesAStillFilmEvenly() throws {
    let still = try films("events: []\nuntil: 1\napproaches: [transform]")
    let frames = ColumnFrames(count: 5, films: still, from: 0, to: 1).frames
    #expect(frames == [0, 15, 30, 45, 60])
  }
}
