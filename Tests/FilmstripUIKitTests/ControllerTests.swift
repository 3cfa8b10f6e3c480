import Annotation
import AppsOfSwift5
import Diagnosis
import FilmstripUIKit
import Scenarios
import Stage
import Synchronization
import Testing

/// Where a landmark's bottom is at each frame, in points.
private func bottoms(of landmark: Landmark, in film: Film) -> [Double] {
  (0..<film.frameCount).map {
    film.rect(of: landmark, at: .at(film.time(ofFrame: $0)))?.maxY ?? .nan
  }
}

private let gap = "keyboard-gap"

private func filmOf2020(_ scenario: Scenario, mending: Mending = []) throws -> Film {
  try scenario.film(
    of: Chat2020(), mending: mending, bar: { $0.inputBar }, list: { $0.tableView },
    field: { $0.textView })
}

@Suite struct ControllerTests {
  @Test func aBarOnConstraintsStaysAtTheKeyboard() throws {
    let film = try filmOf2020(Scenario.named(gap))
    #expect(film.measures.gapMax.value == 0)
    #expect(film.measures.overlapMax.value == 0)
    #expect(film.warnings.isEmpty)
  }

  @Test func aBarMovesAsTheModelsOwnDoes() throws {
    let scenario = try Scenario.named(gap)
    let own = try #require(scenario.approach(named: "constraints-layout-curve"))
    let ours = try filmOf2020(scenario)
    #expect(
      bottoms(of: .toolbar, in: ours) == bottoms(of: .toolbar, in: try scenario.film(of: own)))
  }

  @Test func framesAndBeginAnimationsMoveAsTheModelsOwn() throws {
    let scenario = try Scenario.named(gap)
    let ours = try scenario.film(
      of: Chat2015(), bar: { $0.toolbar }, list: { $0.tableView }, field: { $0.textField })
    #expect(ours.measures.gapMax.value == 0)
    #expect(ours.measures.overlapMax.value == 0)
    #expect(ours.warnings.isEmpty)
    let own = try #require(scenario.approach(named: "frame-curve"))
    #expect(
      bottoms(of: .toolbar, in: ours) == bottoms(of: .toolbar, in: try scenario.film(of: own)))
  }

  @Test func theGuideHoldsABarExactly() throws {
    let film = try Scenario.named(gap).film(
      of: Chat2025(), bar: { $0.inputBar }, list: { $0.tableView }, field: { $0.textField })
    #expect(film.measures.gapMax.value == 0)
    #expect(film.measures.overlapMax.value == 0)
    #expect(film.warnings.isEmpty)
  }

  /// The cursor is in a field of the bar, and the bar is what a picture judges: that its field is visible is no praise.
  @Test func aBarWithTheCursorIsJudgedAsABar() throws {
    let film = try Scenario.named(gap).film(
      of: Chat2015(), bar: { $0.toolbar }, list: { $0.tableView }, field: { $0.textField })
    try #require(film.measures.field != nil)
    let judged = JudgedFilms([CaptionedFilm(film)], in: 0...film.duration)
    let text = try #require(judged.sentences(in: .english).first?.text)
    #expect(text.contains("gap 0 pt") && text.contains("covered 0 pt"), "\(text)")
    #expect(!text.contains("visible at rest"), "\(text)")
  }

  @Test func aHelperIsPlayedOnTheModelsChat() throws {
    let film = try Scenario.named(gap).film { chat in
      KeyboardAvoider(scrollView: chat.tableView, bottom: chat.barBottom)
    }
    #expect(film.approach == "KeyboardAvoider")
    #expect(film.measures.gapMax.value == 0)
    #expect(film.warnings.isEmpty)
  }

  @Test func tearingIsAsInTheModel() throws {
    let scenario = try Scenario.named(gap)
    let ours = try scenario.film(
      of: Uncurved(), bar: { $0.inputBar }, list: { $0.tableView }, field: { $0.textView })
    let own = try #require(scenario.approach(named: "constraints-layout"))
    let theirs = try scenario.film(of: own)
    let deferred = try scenario.film(
      of: Uncurved(), context: .deferred, bar: { $0.inputBar }, list: { $0.tableView },
      field: { $0.textView })
    // Inside the keyboard's block a nested one takes its curve; on its own it parts from the keyboard.
    #expect(ours.measures.gapMax.value == 0)
    #expect(deferred.measures.gapMax.value == theirs.measures.gapMax.value)
    #expect(theirs.measures.gapMax.value > 1)
  }

  @Test func theCauseIsFound() throws {
    let scenario = try Scenario.named(gap)
    let explanation = try scenario.explanation(
      of: Uncurved(), context: .deferred, bar: { $0.inputBar }, list: { $0.tableView },
      field: { $0.textView })
    let curve = try #require(explanation.findings.first)
    #expect(curve.family?.rawValue == "K4")
  }

  @Test func filmsAreEqualOnEveryRunAndThread() async throws {
    let scenario = try Scenario.named(gap)
    let first = try filmOf2020(scenario)
    try await withThrowingTaskGroup(of: Film.self) { group in
      for _ in 0..<6 { group.addTask { try filmOf2020(scenario) } }
      for try await film in group { #expect(film.log == first.log) }
    }
  }

  @Test func aNamedApproachPlaysAScreen() throws {
    let approach = NamedApproach(
      "ours", screen: Chat2020(), bar: { $0.inputBar }, list: { $0.tableView },
      field: { $0.textView })
    let scenario = try Scenario.named(gap)
    let film = try scenario.film(of: approach)
    #expect(film.approach == "ours")
    #expect(film.log == (try filmOf2020(scenario)).log)
    #expect(approach.handlers.screen == .chat)
    #expect(throws: PlayError.otherScreen(approach: "ours", needs: "chat", plays: "form")) {
      try Scenario.named("field-in-boxes").film(of: approach)
    }
  }

  @Test func aMissingBarIsReported() throws {
    #expect {
      try Scenario.named(gap).film(of: Chat2020(), bar: { _ in nil })
    } throws: { error in
      guard case .missingView(let text)? = error as? PlayError else { return false }
      return text.contains("bar of Chat2020 is nil")
    }
    #expect {
      try Scenario.named(gap).film(of: Chat2020(), bar: { _ in UIView() })
    } throws: { error in
      guard case .missingView(let text)? = error as? PlayError else { return false }
      return text.contains("is in no window")
    }
  }
}

/// Takes no curve.
private final class Uncurved: Chat2020 {
  override func options(_ info: [AnyHashable: Any]) -> UIView.AnimationOptions { [] }
}
