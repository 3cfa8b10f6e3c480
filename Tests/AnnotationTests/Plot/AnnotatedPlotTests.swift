import Scenarios
import Testing

@testable import Annotation

struct AnnotatedPlotTests {
  private func plot(
    _ approaches: [String], _ yaml: String = "", range: ClosedRange<Double> = 0...1.6
  ) throws -> AnnotatedPlot {
    let scenario = try Scenario(yaml: "name: test\n\(yaml)", file: "test.yaml")
    return AnnotatedPlot(
      title: "A title",
      JudgedFilms(
        try approaches.map {
          CaptionedFilm(try scenario.film(of: try #require(NamedApproach.named($0))))
        }, in: range, tellsMessages: false))
  }

  @Test func figuresAreThoseOfTheRange() throws {
    let block = try #require(try plot(["frame"]).blocks.first)
    #expect(block.extremes.map { $0.value > 0 } == [true, false])
    #expect(block.figures.map(\.severity) == [.gap, .overlap])
    #expect(zip(block.figures, block.extremes).allSatisfy { $0.time == $1.time })
  }

  /// No check flatters a bar whose field has left the screen, nor a film without a keyboard.
  @Test func aNoteSaysThatNothingParts() throws {
    func note(_ plot: AnnotatedPlot) throws -> Label? { try #require(plot.blocks.first).note }
    #expect(try note(plot(["transform"])) == Label("0 pt at every frame", .good))
    #expect(try note(plot(["frame-as-printed"], range: 0.4...0.9)) == nil)
    #expect(try note(plot(["frame"], "events: []")) == Label("no keyboard", .plain))
  }

  /// One film is compared with none, and of too many none is told from the others.
  @Test func severalFilmsAreCompared() throws {
    #expect(try plot(["frame"]).feel == nil)
    #expect(try plot(["frame", "transform"], "events: []").feel == nil)
    #expect(try plot(Array(repeating: "frame", count: 6)).feel?.hasLines == true)
    #expect(try plot(Array(repeating: "frame", count: 7)).feel == nil)
    let later = try plot(["frame", "transform"], range: 0.5...1.6).feel
    #expect(later?.groups.map(\.event) == ["hide at 1000 ms"])
  }

  @Test func itSaysWhatItShows() throws {
    let plot = try plot(["frame", "transform"])
    #expect(plot.title == "A title" && plot.subtitle.hasPrefix("iPhone 7"))
    #expect(plot.summary.hasPrefix("frame: gap "))
    #expect(plot.explanation.contains("60 a second. Times of a motion count from its event."))
    #expect(plot.subject == "bar" && plot.gapName == "gap" && plot.belowZero == .overlap)
    #expect(plot.events.map(\.name) == ["show", "hide"])
    let none = AnnotatedPlot(title: "", JudgedFilms([], in: 0...1))
    #expect(none.blocks.isEmpty && none.explanation.isEmpty && none.summary.isEmpty)
  }
}
