import Scenarios
import Stage
import Testing

@testable import Annotation

struct FigureTests {
  private func figures(
    _ approach: String, _ range: ClosedRange<Double> = 0...1.6, _ yaml: String = ""
  ) throws -> [Figure] {
    let scenario = try Scenario(yaml: "name: test\n\(yaml)", file: "test.yaml")
    let film = try scenario.film(of: try #require(NamedApproach.named(approach)))
    return Figure.all(of: JudgedFilm(CaptionedFilm(film), in: range))
  }

  @Test func aSeamlessFilmHasTwoChecks() throws {
    #expect(
      try figures("transform") == [
        Figure("gap 0 pt", .good),
        Figure("covered 0 pt", .good),
      ])
  }

  /// Only what the range holds is said: on hide the bar is covered late and by little.
  @Test func figuresAreThoseOfTheRange() throws {
    let whole = try figures("frame")
    let hide = try figures("frame", 1...1.6)
    #expect(whole.map(\.severity) == [.gap, .overlap] && hide.map(\.severity) == [.gap, .overlap])
    #expect(try #require(whole[1].time) < 0.5)
    #expect(try #require(hide[1].time) > 1)
    #expect(whole[1].text != hide[1].text)
    #expect(hide.allSatisfy { (1...1.6).contains($0.time ?? 0) })
  }

  /// Of frames that show a figure the one that the picture shows is named.
  @Test func timesAreThoseOfThePicture() throws {
    let film = try Scenario.named("safe-area-twice")
      .film(of: try #require(NamedApproach.named("safe-area-full-height")))
    let rest = 48 / 60.0
    let near = Figure.all(of: JudgedFilm(CaptionedFilm(film), in: 0...1.6), near: [rest, 0.1])
    #expect(near.first == Figure("gap 34 pt", .gap, at: rest))
    let none = Figure.all(of: JudgedFilm(CaptionedFilm(film), in: 0...1.6), near: [1.6])
    #expect(none.first?.text == "gap 34 pt" && none.first?.time != 1.6)
  }

  @Test func aFilmWithoutKeyboardHasNoFigures() throws {
    let none = [Figure("no keyboard", .neutral)]
    #expect(try figures("transform", 0...1, "events: []") == none)
    #expect(try figures("transform", 1.55...1.6) == none)
  }

  @Test func aFieldOffTheScreenTakesThePlaceOfChecks() throws {
    let rest = try figures("frame-as-printed", 0.6...0.9)
    #expect(rest.map(\.text) == [FrameVerdict.offScreenWords])
    #expect(rest.first?.time == 0.6)
    let whole = try figures("frame-as-printed")
    #expect(whole.map(\.severity) == [.gap, .overlap, .neutral])
  }

  private func figures(
    _ scenario: String, of approach: String, isAboutMessages: Bool = false
  ) throws -> [Figure] {
    let film = try Scenario.named(scenario).film(of: try #require(NamedApproach.named(approach)))
    let judged =
      isAboutMessages
      ? try #require(JudgedFilm.all(of: [CaptionedFilm(film)], in: 0...4).first)
      : JudgedFilm(CaptionedFilm(film), in: 0...4)
    return Figure.all(of: judged)
  }

  private static let visible = Figure("visible at rest", .good)

  /// On a form it is what becomes of the field at rest, and what is worse before.
  @Test func aFormsFieldIsCoveredOrNot() throws {
    #expect(try figures("field-left-behind", of: "focus-lift") == [FigureTests.visible])
    let late = try figures("field-left-behind", of: "focus-lift-published")
    #expect(late.map(\.text) == ["visible at rest", "covered 40 pt"])
    #expect(
      try figures("unmanaged-field-covered", of: "keyboard-manager") == [
        Figure("covered 44 pt", .covered, at: 119 / 60)
      ])
    #expect(
      try figures("ios7-landscape", of: "focus-lift") == [
        Figure("off the top 44 pt", .gap, at: 59 / 60)
      ])
    #expect(
      try figures("header-pushed-off", of: "keyboard-manager").map(\.text)
        == ["visible at rest", "header raised 57 pt"])
    #expect(
      try figures("form-sheet-rises", of: "focus-lift").map(\.text)
        == ["visible at rest", "108 pt too high"])
  }

  /// While the cursor goes from field to field, the next one is where it was.
  @Test func aMovingCursorIsNotAFault() throws {
    #expect(try figures("half-height-misses", of: "focus-lift") == [FigureTests.visible])
    #expect(
      try figures("half-height-misses", of: "half-height").map(\.text)
        == ["covered 44 pt", "off the top 44 pt"])
  }

  @Test func aBarIsLiftedForNothing() throws {
    #expect(
      try figures("floating-keyboard", of: "change-frame-height").map(\.text)
        == ["lifted 253 pt"])
    #expect(
      try figures("floating-keyboard", of: "layout-guide") == [
        Figure("lifted 0 pt", .good)
      ])
    #expect(
      try figures("undocked-keyboard", of: "layout-guide").map(\.text)
        == ["gap 0 pt", "covered 0 pt", "lifted 0 pt"])
  }

  /// A bar whose padding hides that it is off is said to be off, in its frames, its figures and its worst column.
  @Test func distancesHiddenByPaddingAreReported() throws {
    let scenario = try Scenario(
      yaml: """
        name: test
        device: iPhone 15 Pro
        messages: 0
        approaches: [{name: late, move: transform, curve: keyboard, lag: 1}, transform]
        """, file: "test.yaml")
    let films = try scenario.approaches.map { try scenario.film(of: $0) }
    let most = try #require(films[0].measures.offMax)
    let judged = films.map { JudgedFilm(CaptionedFilm($0), in: 0...$0.duration) }
    let said = try #require(Figure.all(of: judged[0]).first { $0.text.hasPrefix("off by") })
    #expect(said.text == "off by \(most.value.distanceText)" && said.severity.isFault)
    let worst = try #require(judged[0].frames.first { $0.time == most.time })
    #expect(worst.verdict.label.text == said.text)
    #expect(!Figure.all(of: judged[1]).contains { $0.text.hasPrefix("off by") })
    let wanted = Sheet(
      title: "", JudgedFilms(films.map { CaptionedFilm($0) }, in: 0...films[0].duration),
      columns: 6, crop: .seam)
    let sheet = AnnotatedSheet(
      wanted, columns: wanted.columns(), magnified: Size(width: 44, height: 50), samples: 400)
    let column = try #require(sheet.rows[0].worst).column
    #expect(sheet.rows[0].cells[column].label.text == said.text)
    #expect(sheet.rows[1].worst == nil)
    #expect(sheet.assumptions.contains("Off by:"))
    let plotted = JudgedFilms(films.map { CaptionedFilm($0) }, in: 0...1, tellsMessages: false)
    #expect(AnnotatedPlot(title: "", plotted).explanation.contains("Off by:"))
  }

  /// What a pill says of corners is no more than what its row says of them.
  @Test(arguments: ["ios26-heights-overshoot", "rounded-keyboard"])
  func aRowSaysOneThingOfCorners(name: String) throws {
    let scenario = try Scenario.named(name)
    for approach in scenario.approaches {
      let judged = JudgedFilm(CaptionedFilm(try scenario.film(of: approach)), in: 0...2)
      let figures = Figure.all(of: judged).filter { $0.text.hasPrefix("corners") }
      let isSaid = judged.frames.contains {
        if case .corners = $0.contact { true } else { false }
      }
      if isSaid { #expect(figures.allSatisfy { $0.severity == .gap }, "\(approach.name)") }
      #expect(!figures.isEmpty)
    }
  }

  @Test func cornersAreNamedWhereTheyAreRound() throws {
    #expect(
      try figures("rounded-keyboard", of: "safe-area-less-inset").map(\.text)
        == ["gap 0 pt", "covered 0 pt", "34 pt to go", "corners 290.1 pt²"])
    #expect(
      try figures("rounded-keyboard", of: "bar-behind-corners").map(\.severity)
        == [.good, .good, .good])
  }

  @Test func messagesAreNamedWhereTheSheetIsAboutThem() throws {
    let scenario = "few-messages-stay"
    #expect(try figures(scenario, of: "whole-screen").count == 2)
    #expect(
      try figures(scenario, of: "whole-screen", isAboutMessages: true).dropFirst(2).map(\.text)
        == ["3 off the top", "blank 279 pt", "last message 20 %"])
    #expect(
      try figures(scenario, of: "chat-three-cases", isAboutMessages: true).last
        == Figure("messages stay in view", .good))
  }

  /// A time between frames belongs to the frame that shows what came of it; a rate that is no number to one that exists.
  @Test func aFigureHasItsFrame() {
    let figure = Figure("gap 22.1 pt", .gap, at: 0.099)
    #expect(figure.frame(of: 97, framesPerSecond: 60) == 6)
    #expect(figure.frame(of: 5, framesPerSecond: 60) == 4)
    #expect(figure.frame(of: 97, framesPerSecond: .infinity) == 96)
    #expect(Figure("", .gap, at: 0).frame(of: 97, framesPerSecond: .infinity) == 0)
    #expect(Figure("gap 0 pt", .good).frame(of: 97, framesPerSecond: 60) == nil)
  }

  /// A footnote is in one language.
  @Test(arguments: PictureWords.languages) func termsAreTranslated(language: String) throws {
    let words = try #require(PictureWords(language: language))
    for term in FigureTerm.allCases { #expect(words(term.explanation) != term.explanation) }
  }
}
